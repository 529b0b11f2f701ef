import { emptySchedule } from '../empty-schedule.ts';
import type { IrregularSlot, WeekOfMonth } from '../irregular-slots.ts';
import { DAYS, type Day, type Schedule, type Slot } from '../schedule.ts';
import { ALL_DAY, type PartOfDay, readTimes } from './read-times.ts';
import { readDays, type WeekPart } from './week-words.ts';

/** What a text says of a week. */
export type ReadWeek = {
  schedule: Schedule;
  /** 'First Tuesday of the month 10:00–12:00'. */
  irregularSlots: IrregularSlot[];
  /** Days that it names without times that are understood. */
  unknownDays: Day[];
  /** Times that could be read in another way, as they are written: '9-5'. */
  assumed: string[];
  /** What is to be kept as a note, because not all of it is times: a few words, or the whole text. '' for nothing. */
  note: string;
};

type Known = {
  /** The days of a text that names none, as the column of a day has it. */
  days?: readonly Day[];
  part?: PartOfDay | undefined;
};

/**
 * The week that a free text says: 'Mon-Fri 9-5 (not Weds)', '9-6 Tues; 10am till late Sat'. Nothing is guessed silently: what
 * could be read in two ways is told as assumed, and what is not understood is kept as a note.
 */
export function readWeek(text: string, { days = [], part }: Known = {}): ReadWeek {
  const read: ReadWeek = {
    schedule: emptySchedule(),
    irregularSlots: [],
    unknownDays: [],
    assumed: [],
    note: '',
  };
  if (text.length > LONGEST) return { ...read, note: text.trim() };
  const { parts, words, isRisky } = readDays(text, (rest) => readTimes(rest, part));
  const groups = groupsOf(parts, days);
  const isLost = groups.some(({ slots, weeks, isClosed, isUnclear, ...those }) =>
    those.days.length === 0
      ? slots.length > 0 || isUnclear
      : weeks && !isClosed && slots.length === 0,
  );
  const unknown = new Set<Day>();
  for (const group of groups) {
    const open = group.days.filter((day) => !group.without.includes(day));
    if (group.isClosed) continue;
    if (isRisky || group.isUnclear || group.slots.length === 0)
      for (const day of open) unknown.add(day);
    else if (group.weeks)
      for (const week of group.weeks)
        for (const day of open)
          for (const slot of group.slots) read.irregularSlots.push({ day, week, ...slot });
    else for (const day of open) read.schedule[day].push(...group.slots);
  }
  for (const day of unknown) read.schedule[day] = [];
  if (isRisky) read.irregularSlots = [];
  const closed = groups.flatMap((group) => (group.isClosed && !group.weeks ? group.days : []));
  read.unknownDays = DAYS.filter((day) => unknown.has(day) && !closed.includes(day));
  read.assumed = parts.flatMap((said) => ('slot' in said && said.isAssumed ? [said.written] : []));
  const isWhole = isRisky || isLost || read.unknownDays.length > 0;
  read.note = isWhole ? text.trim() : words.join(', ');
  return read;
}

/** No week takes so many characters to say; a longer text is no hours. */
const LONGEST = 1_000;

/** The week of a text in which every word is understood in one way only, and that has times; else null. */
export function readWeekStrictly(text: string): Schedule | null {
  const { schedule, irregularSlots, unknownDays, assumed, note } = readWeek(text);
  const isSure =
    [irregularSlots, unknownDays, assumed].every(({ length }) => length === 0) && !note;
  return isSure && DAYS.some((day) => schedule[day].length > 0) ? schedule : null;
}

/** Days, and what holds on them. */
type Group = {
  days: Day[];
  /** Those of its days on which it does not hold: 'not Weds'. */
  without: Day[];
  weeks: WeekOfMonth[] | null;
  slots: Slot[];
  isUnclear: boolean;
  isClosed: boolean;
};

const groupOf = (days: readonly Day[] = []): Group => ({
  days: [...days],
  without: [],
  weeks: null,
  slots: [],
  isUnclear: false,
  isClosed: false,
});

/** Days with the times beside them: before them, or after where the text begins with a time. */
function groupsOf(parts: readonly WeekPart[], ofColumn: readonly Day[]): Group[] {
  const said = parts.filter((part) => part.kind !== 'without');
  const namesDays = said.some(({ kind }) => kind === 'days');
  // '24 hours' alone is every day; other times without a day are of nobody knows which, or of the column's.
  const isAlways = said.length > 0 && said.every((part) => 'slot' in part && part.slot === ALL_DAY);
  const days = ofColumn.length === 0 && isAlways ? DAYS : ofColumn;
  if (!namesDays) return said.length === 0 ? [] : [said.reduce(withPart, groupOf(days))];
  const isDaysFirst = said[0]?.kind === 'days' || parts[0]?.kind === 'without';
  const groups: Group[] = [];
  let last = '';
  for (const part of parts) {
    if (part.kind === 'without') {
      // Without days of its own it is of all that was said: 'Mon-Fri 9-5, Sat 10-1, closed Weds'.
      for (const group of groups) group.without.push(...part.days);
      continue;
    }
    const turn = part.kind === 'days' ? 'days' : 'times';
    if (groups.length === 0 || (turn !== last && (turn === 'days') === isDaysFirst))
      groups.push(groupOf());
    last = turn;
    const group = groups.pop();
    if (group) groups.push(withPart(group, part));
  }
  return groups;
}

function withPart(group: Group, part: WeekPart): Group {
  if (part.kind === 'days')
    return {
      ...group,
      days: [...group.days, ...part.days],
      weeks: part.weeks ? [...(group.weeks ?? []), ...part.weeks] : group.weeks,
    };
  if (part.kind === 'slot') return { ...group, slots: [...group.slots, part.slot] };
  if (part.kind === 'unclear') return { ...group, isUnclear: true };
  return part.kind === 'closed' ? { ...group, isClosed: true } : group;
}
