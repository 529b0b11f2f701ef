import { formatPhone, seemsWrong } from '../../../shared/contact/phone.ts';
import { composePhone } from './compose-phone.ts';

// Loaded when somebody has typed a number: the library is too heavy to come with the form.

/** What to ask about a typed number that nobody could be reached by; '' where it seems right. It may be saved as it is. */
export async function phoneDoubt(typed: string, country: string): Promise<string> {
  const stored = await composePhone(typed, country);
  if (!seemsWrong(stored)) return '';
  return `Is ${formatPhone(stored)} right? It does not look like a number that people can ring. Check each digit. You can still save it.`;
}
