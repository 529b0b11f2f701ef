import { paths } from '../../shared/paths.ts';
import { DEFAULT_AVAILABILITY, type PublicService } from '../../shared/service.ts';
import { openingHours } from '../../shared/week-summary.ts';

/** A service for search engines: schema.org, with opening hours where they are known. */
export function serviceSchema(service: PublicService, origin: string): object {
  const { _id, type, provider, serviceAddress, availability, schedule, note, phone } = service;
  const hours = openingHours(schedule);
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
