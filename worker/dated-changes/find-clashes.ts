import { clashesOf, type NamedClash } from '../../shared/services/changes/change-clashes.ts';
import {
  type ChangeInput,
  changeDateFaults,
  isOver,
  normaliseChange,
} from '../../shared/services/changes/change-input.ts';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { targetWords } from '../../shared/services/changes/target-words.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { toIso } from '../db/instant.ts';
import { ApiError } from '../http/errors.ts';
import { invalidError } from '../http/input.ts';
import type { ChangeContext } from './change-context.ts';

/** A change as it was sent, checked, and whose it is to be. */
export type Sent = { input: ChangeInput; organisation: string | null };

/** Which of those that stand in the way stay as they are, and which end. */
export type Decisions = { keep: readonly string[]; end: readonly string[] };

/** What is to be written: the change, and what becomes of those that stood in its way. */
export type Judged = { change: ChangeRecord; kept: ChangeRecord[]; ended: ChangeRecord[] };

/**
 * The change as it is to be stored, with what of others ends with it. Throws what a form shows at its fields, and a 409 with
 * the changes that stand in the way (`shared/services/changes/change-clashes.ts`) until each is named in `keep` or `end`.
 */
export function findClashes(
  { input, organisation }: Sent,
  { keep, end }: Decisions,
  { changes, services }: ChangeContext,
  now: number,
  before?: ChangeRecord,
): Judged {
  const today = cityTime(now).date;
  const fields = normaliseChange(input);
  const { fromNow, ...stored } = fields;
  const faults = changeDateFaults(fields, today, before);
  if (Object.keys(faults).length > 0) throw invalidError(faults);

  const stays = before?.from === fields.from && before.since;
  const change: ChangeRecord = {
    ...stored,
    _id: before?._id ?? crypto.randomUUID(),
    organisation,
    since: fromNow ? stays || toIso(now) : '',
    endedAt: '',
    version: (before?.version ?? 0) + 1,
    updatedAt: toIso(now),
  };
  expectPlaceFor(change, changes, today);

  const clashes = clashesOf(change, changes, services, today);
  const isDecided = ({ change: { _id } }: (typeof clashes)[number]) =>
    keep.includes(_id) || end.includes(_id);
  if (!clashes.every(isDecided))
    throw conflictError(
      clashes.map((clash) => ({ ...clash, target: targetWords(clash.change, services) })),
    );
  const [kept, ended] = [true, false].map((stay) =>
    clashes.map((clash) => clash.change).filter(({ _id }) => !end.includes(_id) === stay),
  ) as [ChangeRecord[], ChangeRecord[]];
  return { change, kept, ended };
}

/**
 * Throws what adding a change throws where there is no room for it beside these, or its day is a bank holiday already. A change
 * that is over by `today` (YYYY-MM-DD) only has to be kept.
 */
export function expectPlaceFor(
  change: ChangeRecord,
  changes: readonly ChangeRecord[],
  today: string,
) {
  requireRoom(change, changes, today);
  if (!isOver(change, today)) requireNewHoliday(change, changes, today);
}

/** Counted by what was read with the rest: nothing is written if another was added meanwhile. */
function requireRoom(change: ChangeRecord, changes: readonly ChangeRecord[], today: string) {
  const { organisation, _id } = change;
  const others = changes.filter((it) => it.organisation === organisation && it._id !== _id);
  const open = others.filter((it) => !isOver(it, today));
  const limits =
    organisation === null
      ? [{ limit: LIMITS.changesOfCity, count: others.length }]
      : [
          ...(isOver(change, today)
            ? []
            : [{ limit: LIMITS.changesOfOrganisation, count: open.length }]),
          { limit: LIMITS.changesKept, count: others.length },
        ];
  for (const { limit, count } of limits)
    if (count >= limit.value) throw new ApiError(409, limit.message);
}

/** A day is a bank holiday once: there is nothing to decide about a second one. */
function requireNewHoliday(change: ChangeRecord, changes: readonly ChangeRecord[], today: string) {
  if (change.scope !== 'bank holiday') return;
  const same = changes.find(
    (it) =>
      it.scope === 'bank holiday' &&
      it._id !== change._id &&
      it.from === change.from &&
      !isOver(it, today),
  );
  if (same) throw invalidError({ from: `That day is a bank holiday already: ${same.reason}.` });
}

export const conflictError = (others: NamedClash[]) =>
  new ApiError(
    409,
    'There are other changes on these dates. Please say of each whether it stays or ends.',
    { others, reason: 'otherChanges' },
  );
