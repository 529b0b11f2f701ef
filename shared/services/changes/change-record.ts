import type { BankHolidays } from '../../time/bank-holidays.ts';
import { addDays, cityTime } from '../../time/city-time.ts';
import type { DatedChange } from '../../time/dated-change.ts';
import type { ServiceType } from '../service.ts';

/**
 * Whom a dated change is for, the strongest first (docs/product.md#what-holds-on-a-date). A bank holiday that an admin adds
 * is the weakest: it is for everybody, and decides nothing that any other decides (docs/product.md#holidays).
 */
export const CHANGE_SCOPES = ['service', 'organisation', 'type', 'city', 'bank holiday'] as const;
export type ChangeScope = (typeof CHANGE_SCOPES)[number];

/** A dated change as it is stored. */
export type ChangeRecord = Required<Omit<DatedChange, 'since' | 'isBankHoliday'>> & {
  _id: string;
  scope: ChangeScope;
  /** The services it is for, all of one organisation, where its scope is 'service'. */
  services: readonly string[];
  /** The id of whose change it is, of scope 'service' and 'organisation'; null of a wider one. */
  organisation: string | null;
  /** The type it is for where its scope is 'type'; '' for any other scope. */
  type: ServiceType | '';
  /** ISO instants; '' where it holds from the first midnight on, and where nobody has ended it. */
  since: string;
  endedAt: string;
  version: number;
  updatedAt: string;
};

/** As a list has it: with the name of whose it is, and in words for what it holds. */
export type ListedChange = ChangeRecord & { organisationName: string | null; target: string };

type Target = { _id: string; type: ServiceType; provider: { _id: string } };

/**
 * The dated changes of one service that are not over before a city date YYYY-MM-DD, the strongest first: by scope, and
 * of one scope the last one saved.
 */
export const changesOf = (
  service: Target,
  records: readonly ChangeRecord[],
  date: string,
): DatedChange[] => createChangesOf(records, date)(service);

/**
 * Like `changesOf`, but for many services: each record is read once for all of them, services share the changes that they have in
 * common, and none is asked about another organisation's.
 */
export function createChangesOf(
  records: readonly ChangeRecord[],
  date: string,
): (service: Target) => DatedChange[] {
  const ranked = records
    .map((record) => ({ ...record, to: lastDateOf(record) }))
    .filter(({ from, to }) => !to || (to >= from && to >= date))
    .sort((a, b) => rankOf(a) - rankOf(b) || (a.updatedAt < b.updatedAt ? 1 : -1))
    .map((record) => ({ record, isFor: createIsMadeFor(record), change: changeOf(record) }));
  const wide: typeof ranked = [];
  const own = new Map<string | null, typeof ranked>();
  for (const one of ranked) {
    const { scope, organisation } = one.record;
    const its = scope === 'service' || scope === 'organisation' ? own.get(organisation) : wide;
    if (its) its.push(one);
    else own.set(organisation, [one]);
  }
  // An organisation's own rank before what is for more.
  return (service) =>
    [...(own.get(service.provider._id) ?? []), ...wide]
      .filter(({ isFor }) => isFor(service))
      .map(({ change }) => change);
}

const changeOf = ({ scope, kind, from, to, slots, reason, since }: ChangeRecord): DatedChange => ({
  kind,
  from,
  to,
  ...(kind === 'hours' && { slots }),
  reason,
  ...(since && { since }),
  ...(scope === 'bank holiday' && { isBankHoliday: true as const }),
});

/** The bank holidays that admins have added, from a city date YYYY-MM-DD on; undefined where there are none. */
export function bankHolidaysIn(
  records: readonly ChangeRecord[],
  date: string,
): BankHolidays | undefined {
  const names = records
    .filter(({ scope }) => scope === 'bank holiday')
    .filter((record) => lastDateOf(record) >= record.from && record.from >= date)
    .map(({ from, reason }) => [from, reason]);
  return names.length > 0 ? Object.fromEntries(names) : undefined;
}

/** Whether a change is for a service: one that names it counts only while its organisation offers it. */
export const isMadeFor = (record: ChangeRecord, service: Target): boolean =>
  createIsMadeFor(record)(service);

function createIsMadeFor({ scope, services, organisation, type }: ChangeRecord) {
  const named = scope === 'service' ? new Set(services) : undefined;
  return (service: Target): boolean => {
    const isTheirs = organisation === service.provider._id;
    if (named) return isTheirs && named.has(service._id);
    if (scope === 'organisation') return isTheirs;
    return scope === 'city' || scope === 'bank holiday' || type === service.type;
  };
}

/** The last date of a change, '' for none: what was ended is over from the day on which that was done. */
export function lastDateOf({ to, endedAt }: Pick<ChangeRecord, 'to' | 'endedAt'>): string {
  if (!endedAt) return to;
  const dayBefore = addDays(cityTime(Date.parse(endedAt)).date, -1);
  return to && to < dayBefore ? to : dayBefore;
}

/** The place of a change in the order of scopes: one that comes before another holds instead of it. */
export const rankOf = ({ scope }: ChangeRecord) => CHANGE_SCOPES.indexOf(scope);
