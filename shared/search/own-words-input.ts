import { z } from 'zod';
import { HELPLINE_TYPES } from '../helplines/helpline.ts';
import { CATEGORIES } from '../organisations/organisation.ts';
import { SERVICE_TYPES } from '../services/service.ts';
import { LIMITS } from '../validation/limits.ts';
import { stemWords } from './words/words.ts';
import { keptWords } from './zero-result/zero-result-search.ts';

/** Everywhere that words can be made to lead, as it is stored, and what an admin chooses it by. */
export const LEADS_TO: readonly { value: string; label: string }[] = [
  ...SERVICE_TYPES.map((type) => ({ value: `timetable ${type}`, label: type })),
  ...CATEGORIES.map((name) => ({ value: `category ${name}`, label: `Organisations: ${name}` })),
  ...HELPLINE_TYPES.map((type) => ({ value: `helplines ${type}`, label: `Helplines: ${type}` })),
  { value: 'page emergency', label: 'Immediate support' },
  { value: 'page council', label: 'Nowhere to sleep tonight' },
  { value: 'page organisations', label: 'All organisations' },
];

/** Words for the search to know. They are kept as those are that found nothing: letters in lower case, 40 at most. */
export const OwnWordsInput = z.object({
  words: z
    .string()
    .max(LIMITS.searchWords.value, LIMITS.searchWords.message)
    .transform(keptWords)
    .refine((words) => stemWords(words).length > 0, 'Write a word that says what is needed.'),
  leadsTo: z.enum(
    LEADS_TO.map(({ value }) => value),
    'Choose where these words lead.',
  ),
});
