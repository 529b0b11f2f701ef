import type { WriteStamp } from '../../../shared/fields/field.ts';
import type { Helpline, PublicHelpline } from '../../../shared/helplines/helpline.ts';
import type {
  Organisation,
  PublicOrganisation,
} from '../../../shared/organisations/organisation.ts';
import type { Service } from '../../../shared/services/service.ts';

/**
 * When a record was written, and how often: the lists of the API say it of each (docs/product.md#api). Of an organisation and a
 * helpline they say its numbers as they are stored too.
 */
export type Stamped<Found> = Found &
  Pick<Service, WriteStamp> &
  // An organisation also says since when it is here.
  (Found extends PublicOrganisation ? Pick<Organisation, 'createdAt' | 'phone'> : unknown) &
  (Found extends PublicHelpline ? Pick<Helpline, 'phone'> : unknown);

/** Each record without its stamp, and each list: the same one each time, so that what was made of it stands. */
const records = new WeakMap<object, object>();
const lists = new WeakMap<readonly object[], readonly object[]>();

/** What pages and the offline copy read of a list. Nobody is shown the stamps, which differ: a twelfth of the directory. */
export function dropStamps<Found extends object>(list: readonly Stamped<Found>[]): Found[] {
  const before = lists.get(list);
  if (before) return before as Found[];
  const found = Object.freeze(list.map(dropStamp)) as Found[];
  lists.set(list, found);
  return found;
}

function dropStamp(record: object): object {
  const before = records.get(record);
  if (before) return before;
  const { version, updatedAt, createdAt, ...found } = record as Record<string, unknown>;
  // Pages have each number of an organisation or a helpline as it is read and dialled; a service has its organisation's without its own.
  if (!('schedule' in found)) delete found.phone;
  records.set(record, found);
  return found;
}
