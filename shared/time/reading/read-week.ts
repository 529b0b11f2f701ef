import { emptySchedule } from '../empty-schedule.ts';
import type { IrregularSlot } from '../irregular-slots.ts';
import { DAYS, type Day, type Schedule } from '../schedule.ts';
import { ALL_DAY, type PartOfDay, readTimes } from './read-times.ts';
import { type Group, type Grouped, groupOfColumn, groupWeek, type LeftOut } from './week-groups.ts';
import { readDays, type WeekPart } from './week-words.ts';

/** What a text says of a week. */
export type ReadWeek = {
  schedule: Schedule;
  /** 'First Tuesday of the month 10:00–12:00'. */
  irregularSlots: IrregularSlot[];
  /** Days that it names without times that are understood. */
  unknownDays: Day[];
  /** Whether all that is not known of these is when they end: 'Sun 7pm till late'. */
  isOpenEnded: boolean;
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
    isOpenEnded: false,
    assumed: [],
    note: '',
  };
  if (text.length > LONGEST) return { ...read, note: text.trim() };
  const { parts, words, isRisky } = readDays(text, (rest) => readTimes(rest, part));
  const { groups, leftOut } = groupsOf(parts, days);
  const isLost = groups.some((group) =>
    daysOf(group).length === 0
      ? hasTimes(group) || (group.isClosed && groups.length > 1)
      : group.weeks && !group.isClosed && !hasTimes(group),
  );
  const closed = groups
    .filter(({ isClosed, isUnclear, weeks }) => isClosed && !isUnclear && !weeks)
    .map((group): LeftOut => ({ days: daysOf(group), isClosed: true, behind: groups.length }));
  const unknown = new Set<Day>();
  for (const [place, group] of groups.entries()) {
    const { weeks, slots, isClosed, isUnclear } = group;
    if (isClosed && !isUnclear && !weeks) continue;
    const isUnknown = isRisky || isUnclear || isClosed || slots.length === 0;
    for (const day of new Set(daysOf(group))) {
      const left = [...leftOut, ...closed].filter((those) => those.days.includes(day));
      if (left.length > 0 && !group.named.includes(day)) continue;
      // 'Mon-Fri 9-5 (not Weds), Weds 10-1' gives Wednesday its own times; 'Weds 10-1, closed Weds' says two things.
      const isSaidTwice = left.some((those) => those.isClosed || those.behind > place);
      if (isUnknown || isSaidTwice) unknown.add(day);
      else if (weeks)
        for (const week of weeks)
          for (const slot of slots) read.irregularSlots.push({ day, week, ...slot });
      else read.schedule[day].push(...slots);
    }
  }
  for (const day of unknown) read.schedule[day] = [];
  read.irregularSlots = isRisky ? [] : read.irregularSlots.filter(({ day }) => !unknown.has(day));
  read.unknownDays = DAYS.filter((day) => unknown.has(day));
  read.isOpenEnded =
    read.unknownDays.length > 0 &&
    !isRisky &&
    !isLost &&
    groups.every((group) => group.isOpenEnded || daysOf(group).every((day) => !unknown.has(day)));
  read.assumed = parts.flatMap((said) =>
    said.kind === 'slot' && said.isAssumed ? [said.written] : [],
  );
  const isWhole = isRisky || isLost || read.unknownDays.length > 0;
  read.note = isWhole ? text.trim() : words.join(', ');
  return read;
}

const daysOf = ({ named, spanned }: Group): Day[] => [...named, ...spanned];

const hasTimes = ({ slots, isUnclear }: Group) => slots.length > 0 || isUnclear;

/** No week takes so many characters to say; a longer text is no hours. */
const LONGEST = 1_000;

/** The week of a text in which every word is understood in one way only, and that has times; else null. */
export function readWeekStrictly(text: string): Schedule | null {
  const { schedule, irregularSlots, unknownDays, assumed, note } = readWeek(text);
  const isSure =
    [irregularSlots, unknownDays, assumed].every(({ length }) => length === 0) && !note;
  return isSure && DAYS.some((day) => schedule[day].length > 0) ? schedule : null;
}

/** What holds on which days; where no day is named, on those of the column. */
function groupsOf(parts: readonly WeekPart[], ofColumn: readonly Day[]): Grouped {
  if (parts.some(({ kind }) => kind === 'days')) return groupWeek(parts);
  const said = parts.filter(({ kind }) => kind !== 'end');
  // '24 hours' alone is every day; other times without a day are of nobody knows which, or of the column's.
  const isAlways = said.length > 0 && said.every((it) => 'slot' in it && it.slot === ALL_DAY);
  const days = ofColumn.length === 0 && isAlways ? DAYS : ofColumn;
  return { groups: said.length === 0 ? [] : [groupOfColumn(said, days)], leftOut: [] };
}
