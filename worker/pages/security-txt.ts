import { site } from '../../shared/site/site.ts';
import { DAY } from '../../shared/time/units.ts';

/** Where somebody who has found a weakness looks for whom to tell (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** RFC 9116 advises less than a year. A site that nobody runs any longer answers nothing, so that its copies run out. */
const GOOD_FOR_DAYS = 180;

type Contacts = { email: string; contact: string };

/**
 * The file as it stands on a day: `now` (milliseconds) gives the day, from which it is good for half a year, so that it is
 * the same bytes all day. Without a `publicOrigin` it does not say where it belongs. Null where the charity publishes
 * neither an email nor a page to write to: a file without a contact is none.
 */
export function renderSecurityTxt(
  publicOrigin: string,
  now: number,
  { email, contact }: Contacts = site(),
): string | null {
  const contacts = [...(email ? [`mailto:${email}`] : []), ...(contact ? [contact] : [])];
  if (contacts.length === 0) return null;
  const expires = new Date(now - (now % DAY) + GOOD_FOR_DAYS * DAY);
  const lines = [
    ...contacts.map((uri) => `Contact: ${uri}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    ...(publicOrigin ? [`Canonical: ${publicOrigin}${SECURITY_TXT}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
