import { paths } from '../../../shared/paths/paths.ts';
import { DEFAULT_AVAILABILITY, type PublicService } from '../../../shared/services/service.ts';
import { isCheckFirst } from '../../../shared/services/status.ts';
import { openingHours } from '../../../shared/time/week-summary.ts';

/**
 * A service for search engines: schema.org, with opening hours where they are known and may be relied on at an instant
 * (epoch ms). Of one that is check first they would make "Open now" elsewhere.
 */
export function serviceSchema(service: PublicService, origin: string, now: number): object {
  const { _id, type, provider, serviceAddress, availability, schedule, note, phone } = service;
  const hours = isCheckFirst(service, now) ? [] : openingHours(schedule);
  const who = availability.filter((option) => option !== DEFAULT_AVAILABILITY);
  return {
    '@type': 'CivicStructure',
    '@id': origin + paths.service(type, _id),
    name: `${type}: ${provider.name}`,
    ...(serviceAddress && { address: serviceAddress }),
    ...(phone && { telephone: phone }),
    ...(hours.length > 0 && { openingHours: hours }),
    ...((note || who.length > 0) && { description: [...who, note].filter(Boolean).join('. ') }),
  };
}
