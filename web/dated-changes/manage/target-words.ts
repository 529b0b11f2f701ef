import { unbroken } from '../../../shared/contact/postcode.ts';
import type { ChangeRecord } from '../../../shared/services/changes/change-record.ts';
import type { Service } from '../../../shared/services/service.ts';
import { serviceLine } from '../../../shared/services/service-line.ts';

type Named = Pick<Service, '_id' | 'type' | 'serviceAddress' | 'provider'>;

/** For what a change holds, in words: 'Lunch, 1 Quay Street', 'All services', 'Every Breakfast', 'The whole city'. */
export function targetWords(change: ChangeRecord, services: readonly Named[]): string {
  const { scope, type } = change;
  if (scope === 'bank holiday') return 'Bank holiday';
  if (scope === 'city') return 'The whole city';
  if (scope === 'type') return `Every ${type}`;
  if (scope === 'organisation') return 'All services';
  const named = services
    .filter(({ _id }) => change.services.includes(_id))
    .map((it) => unbroken(serviceLine(it)));
  return named.join('; ') || 'Services that were deleted';
}
