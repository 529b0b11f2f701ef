import type { PartOfDay } from '../../time/reading/read-times.ts';
import { type ReadWeek, readWeek } from '../../time/reading/read-week.ts';
import { DAYS, type Day, type Schedule } from '../../time/schedule.ts';
import { CLOSES, OPEN_ON, OPENS, TIMES } from '../columns-in.ts';
import type { EntryFields } from '../spreadsheet-columns.ts';
import type { Says } from './row-types.ts';

/** When a breakfast and a dinner are, where '6-8' does not say. */
const PARTS: Partial<Record<string, PartOfDay>> = { Breakfast: 'morning', Dinner: 'evening' };

type WeekCells = {
  fields: EntryFields;
  left: string[];
  asks: { label: string; message: string; isQuestion: boolean }[];
  /** Whether nobody comes without an appointment. */
  isByAppointment: boolean;
};

const BY_APPOINTMENT =
  /^(?:(?:strictly|only|all)\s+)?(?:by|on)\s+(?:prior\s+)?app(?:oin)?t(?:ment)?s?\.?(?:\s+only)?[.!]?$|^app(?:oin)?t(?:ment)?s?\.?\s+only[.!]?$/i;

/** What the cells of a row say of its week: one for all of it, days and times apart, or one for each day. */
export function readWeekCells(says: Says, type = ''): WeekCells {
  const read: WeekCells = { fields: {}, left: [], asks: [], isByAppointment: false };
  const part = PARTS[type];
  const whole = wholeWeek(says, part);
  const weeks = [...whole, ...daysOfWeek(says, part)];
  // It replaces what was there; a column of one day says nothing of the others.
  const isOfAllDays = whole.some(({ days }) => days.length === DAYS.length);
  const schedule: Partial<Schedule> = {};
  const unknown = new Set<Day>();
  const openEnded = new Map<string, Cell[]>();
  for (const cell of weeks) {
    const { label, text, days, week } = cell;
    for (const day of DAYS)
      if (days.includes(day) || week.schedule[day].length > 0)
        schedule[day] = [...(schedule[day] ?? []), ...week.schedule[day]];
    for (const day of week.unknownDays) unknown.add(day);
    for (const written of week.assumed)
      read.asks.push({
        label,
        message: `“${written}” could be read in another way.`,
        isQuestion: false,
      });
    if (!week.note) continue;
    if (BY_APPOINTMENT.test(week.note)) {
      read.isByAppointment = true;
      read.asks.push({ label, message: 'Read as: by appointment.', isQuestion: false });
      continue;
    }
    if (week.isOpenEnded) {
      openEnded.set(text, [...(openEnded.get(text) ?? []), cell]);
      continue;
    }
    const isWhole = week.note === text.trim();
    read.left.push(
      isWhole && !days.length
        ? `Times: ${week.note}`
        : isWhole
          ? `${days}: ${week.note}`
          : week.note,
    );
    read.asks.push({
      label,
      message: isWhole
        ? `Not all of “${week.note}” is understood as times: it stays in the note. When is it open?`
        : `“${week.note}” stays in the note.`,
      isQuestion: isWhole,
    });
  }
  // Days that are written alike are said once.
  for (const [text, cells] of openEnded) {
    const unknownDays = DAYS.filter((day) =>
      cells.some(({ week }) => week.unknownDays.includes(day)),
    );
    const named = cells.flatMap(({ days }) => days).join(', ');
    read.left.push(`${named || 'Times'}: ${text.trim()}`);
    read.asks.push({
      label: cells[0]?.label ?? '',
      message: `“${text.trim()}” has no end: the times of ${unknownDays.join(', ')} are not known, and it stays in the note.`,
      isQuestion: false,
    });
  }
  if (Object.keys(schedule).length > 0) read.fields.schedule = schedule;
  const irregular = weeks.flatMap(({ week }) => week.irregularSlots);
  if (isOfAllDays || irregular.length > 0) read.fields.irregularSlots = irregular;
  const unknownDays = DAYS.filter((day) => unknown.has(day) && !schedule[day]?.length);
  if (isOfAllDays || unknownDays.length > 0) read.fields.unknownDays = unknownDays;
  return read;
}

type Cell = { label: string; text: string; days: Day[]; week: ReadWeek };

/** One cell with all of a week, or its days in one and its times in another. */
function wholeWeek(says: Says, part: PartOfDay | undefined): Cell[] {
  const [on, opens, closes] = [OPEN_ON, OPENS, CLOSES].map((label) => says(label) ?? '');
  const span = opens && closes ? `${opens} - ${closes}` : opens && `from ${opens}`;
  const times = says(TIMES) || span || '';
  if (!times && !on) return [];
  const alone = readWeek(times, { part });
  const namesDays = [
    alone.irregularSlots,
    alone.unknownDays,
    ...Object.values(alone.schedule),
  ].some(({ length }) => length > 0);
  const label = says(TIMES) ? TIMES : times ? OPENS : OPEN_ON;
  const text = namesDays || !on ? times : `${on} ${times}`.trim();
  // A week that names days says of the others that they are closed.
  const days = namesDays || on ? [...DAYS] : [];
  const week = readWeek(text, { part });
  return [{ label, text, days: week.note === text.trim() ? [] : days, week }];
}

const daysOfWeek = (says: Says, part: PartOfDay | undefined): Cell[] =>
  DAYS.flatMap((day) => {
    const text = says(day);
    return text === undefined
      ? []
      : [{ label: day, text, days: [day], week: readWeek(text, { days: [day], part }) }];
  });
