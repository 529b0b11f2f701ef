import { joinPostcode } from '../../contact/postcode.ts';
import type { Service } from '../service.ts';
import { serviceLine } from '../service-line.ts';
import type { ChangeRecord } from './change-record.ts';

type Named = Pick<Service, '_id' | 'type' | 'serviceAddress'>;

/** Services that are named, of the hundreds that one change may be for: further ones are counted. */
const NAMED = 10;

/** Says in words for what a change holds: 'Lunch, 1 Quay Street', 'All services', 'Every Breakfast', 'The whole city'. */
export function targetWords(
  { scope, type, services: ids }: Pick<ChangeRecord, 'scope' | 'type' | 'services'>,
  services: readonly Named[],
): string {
  if (scope === 'bank holiday') return 'Bank holiday';
  if (scope === 'city') return 'The whole city';
  if (scope === 'type') return `Every ${type}`;
  if (scope === 'organisation') return 'All services';
  const known = services.filter(({ _id }) => ids.includes(_id));
  const named = known.slice(0, NAMED).map((it) => joinPostcode(serviceLine(it)));
  if (known.length > NAMED) named.push(`and ${known.length - NAMED} more`);
  return named.join('; ') || 'Services that were deleted';
}
