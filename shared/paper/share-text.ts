import { hoursLine } from '../services/hours-words.ts';
import type { PublicService } from '../services/service.ts';

/** What somebody needs on the way, as one text message: what, who, when, where, whom to ring. */
export function shareText(service: PublicService): string {
  const { type, subtype, provider, availability, note, serviceAddress } = service;
  return [
    `${provider.name}: ${[type, subtype].filter(Boolean).join(', ')}`,
    availability.join(', '),
    hoursLine(service) || 'Hours not known',
    note,
    serviceAddress,
    service.phone && `Call first: ${service.phoneDisplay}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A link that opens the phone's own messages with this text and nobody's number. `?&` is what both kinds of phone take. */
export const smsHref = (text: string) => `sms:?&body=${encodeURIComponent(text)}`;
