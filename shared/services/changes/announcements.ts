import { addDays, dayDateWords } from '../../time/city-time.ts';
import { type DatedChange, isFor } from '../../time/dated-change.ts';
import { formatDay } from '../../time/schedule.ts';

/** How many days ahead a change is announced: who plans for Christmas asks six weeks before. */
export const ANNOUNCED_AHEAD = 42;

/** A change to come, or that holds now, in words. */
type Announcement = { change: DatedChange; words: string };

/**
 * What a service's changes, the strongest first, announce on a city date YYYY-MM-DD: each in full, with the days in
 * between that stay as usual. A change that a stronger one covers on all its days is left out, and so are bank holidays:
 * pages name them once for all services.
 */
export function announce(changes: readonly DatedChange[], today: string): Announcement[] {
  const end = addDays(today, ANNOUNCED_AHEAD);
  return changes
    .filter(({ isBankHoliday }) => !isBankHoliday)
    .filter((change) => change.from <= end && (!change.to || change.to >= today))
    .filter((change) => decidesEver(change, changes, today))
    .filter((change) => !isException(change, changes))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map((change) => ({ change, words: words(change, changes, today) }));
}

/** One change by itself in words, however far ahead or past: 'Closed 24 December to 2 January: staff training'. */
export const describeChange = (change: DatedChange, today: string): string =>
  words(change, [change], today);

/** Whether a change decides on any date from today on, a month and a half of one without an end. */
function decidesEver(change: DatedChange, changes: readonly DatedChange[], today: string): boolean {
  const first = change.from < today ? today : change.from;
  const last = change.to || addDays(today, ANNOUNCED_AHEAD);
  // Where it does not at first, it can only after another ends.
  const after = changes
    .filter(({ to }) => to >= first && to < last)
    .map(({ to }) => addDays(to, 1));
  return [first, ...after].some((date) => changes.find((it) => isFor(it, date)) === change);
}

/** "As usual" within another change is said with that one. */
const isException = (change: DatedChange, changes: readonly DatedChange[]) =>
  change.kind === 'as usual' &&
  changes.some((other) => other.kind !== 'as usual' && includes(other, change));

const includes = (wide: DatedChange, { from, to }: DatedChange) =>
  wide.from <= from && (!wide.to || (to !== '' && to <= wide.to));

function words(change: DatedChange, changes: readonly DatedChange[], today: string): string {
  const { kind, reason, slots = [] } = change;
  const what = {
    closed: 'Closed',
    hours: `Open ${formatDay(slots)}`,
    'as usual': 'Open as usual',
    'check first': 'Check first',
  }[kind];
  const usual = changes
    .filter((other) => other.kind === 'as usual' && other !== change && includes(change, other))
    .filter((other) => other.to >= today)
    .map((other) => spanWords(other, today));
  const exceptions = usual.length > 0 ? `. As usual ${usual.join(', ')}` : '';
  return `${what} ${spanWords(change, today)}${reason && `: ${reason}`}${exceptions}`;
}

/** 'Thursday 24 December to Saturday 2 January', 'until further notice'. */
function spanWords({ from, to }: DatedChange, today: string): string {
  const first = dayDateWords(from);
  if (!to) return from <= today ? 'until further notice' : `from ${first} until further notice`;
  return from === to ? first : `${first} to ${dayDateWords(to)}`;
}
