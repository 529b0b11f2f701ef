import type { ServiceType } from '../service.ts';
import { type ChangeRecord, isMadeFor, lastDateOf, rankOf } from './change-record.ts';

/** Why a change stands in the way of another: it is of the same level, or it is narrower and would win over a closing. */
type ClashKind = 'same level' | 'narrower';
export type Clash = { why: ClashKind; change: ChangeRecord };

/** A clash with words for whom its change is for, shown to the person who decides. */
export type NamedClash = Clash & { target: string };

type Target = { _id: string; type: ServiceType; provider: { _id: string } };

/**
 * The changes that somebody has to decide about before this one is saved (docs/product.md#dated-changes): those of the
 * same level on one of its dates, of which the later saved wins; and, for one that closes, the narrower "hours" and "as
 * usual", which go on to win. `services` are all that may be concerned; what is over on the city date `today` is no matter.
 */
export function clashesOf(
  change: ChangeRecord,
  others: readonly ChangeRecord[],
  services: readonly Target[],
  today: string,
): Clash[] {
  return others.flatMap((other): Clash[] => {
    if (other._id === change._id || !shareDates(change, other, today)) return [];
    if (other.scope === change.scope)
      return isForSame(change, other) ? [{ why: 'same level', change: other }] : [];
    const isWon = other.kind === 'hours' || other.kind === 'as usual';
    const isNarrower = rankOf(other) < rankOf(change);
    if (change.kind !== 'closed' || !isWon || !isNarrower) return [];
    const isBoth = services.some((it) => isMadeFor(change, it) && isMadeFor(other, it));
    return isBoth ? [{ why: 'narrower', change: other }] : [];
  });
}

function isForSame(one: ChangeRecord, other: ChangeRecord): boolean {
  if (one.scope === 'service') return one.services.some((id) => other.services.includes(id));
  if (one.scope === 'organisation') return one.organisation === other.organisation;
  return one.scope === 'city' || one.type === other.type;
}

const NEVER = '9999-12-31';

function shareDates(one: ChangeRecord, other: ChangeRecord, today: string): boolean {
  const [first, last] = [one, other].map(datesOf) as [Dates, Dates];
  const from = [first.from, last.from, today].sort().at(-1) ?? today;
  const to = first.to < last.to ? first.to : last.to;
  return from <= to;
}

type Dates = { from: string; to: string };
const datesOf = (change: ChangeRecord): Dates => ({
  from: change.from,
  to: lastDateOf(change) || NEVER,
});
