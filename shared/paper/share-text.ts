import { linesText } from '../conditions/lines-text.ts';
import { announcedOn } from '../services/announced.ts';
import type { PublicService } from '../services/service.ts';
import { hoursLine } from '../services/weeks/hours-words.ts';
import { noteWords, whoWords } from '../services/who/who-words.ts';

/**
 * What somebody needs on the way, as one text message: what, who, when, where, whom to ring. `today` is the city's date
 * YYYY-MM-DD, null where it is not known.
 */
export function shareText(service: PublicService, today: string | null): string {
  const { type, subtype, provider, serviceAddress } = service;
  return [
    `${provider.name}: ${[type, subtype].filter(Boolean).join(', ')}`,
    whoWords(service),
    hoursLine(service) || 'Hours not known',
    ...announcedOn(service, today),
    linesText(service.conditionLines),
    noteWords(service),
    serviceAddress,
    service.phone && `Call first: ${service.phoneDisplay}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * A link that opens the phone's own messages with this text and nobody's number; below it an address, where the message has room.
 * `?&` is what both kinds of phone take.
 */
export const smsHref = (text: string, address = '') =>
  `sms:?&body=${encodeURIComponent(smsText(text, address))}`;

/** A dash or a curly sign anywhere, and each part that is paid for holds 70 characters instead of 160. */
function smsText(text: string, address: string): string {
  const plain = text.replace(/–/g, '-').replace(/’/g, "'");
  const whole = `${plain}\n${address}`;
  return address && partsOf(whole) === partsOf(plain) ? whole : plain;
}

const partsOf = ({ length }: string) => (length > 160 ? Math.ceil(length / 153) : 1);
