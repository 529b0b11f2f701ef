import { messages } from '../site/messages.ts';
import { PHONE_LABELS, type PublicOrganisation } from './organisation.ts';

/** The number to ring where only one is shown, as stored: the first that there is, whatever it is for; '' without any. */
export const firstPhone = (phone: readonly string[]): string => phone.find(Boolean) ?? '';

/** An organisation's numbers, as stored, with what each is for, a line each. */
export const phoneLines = (phone: readonly string[]): string =>
  phone
    .flatMap((stored, n) => (stored ? [`${PHONE_LABELS[n] ?? 'Phone'}: ${stored}`] : []))
    .join('\n');

/** An organisation's numbers with what each is for, by its place in the list; empty places left out. */
export const labelledPhones = ({
  phoneDisplay,
  phoneHref,
}: Pick<PublicOrganisation, 'phoneDisplay' | 'phoneHref'>) =>
  phoneDisplay.flatMap((display, position) =>
    display !== messages.notAvailable
      ? [{ label: PHONE_LABELS[position] ?? '', href: phoneHref[position] ?? '', display }]
      : [],
  );
