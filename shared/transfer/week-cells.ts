import { datesInNote } from '../services/notes/note-dates.ts';
import { seasonWords } from '../services/weeks/irregular-words.ts';
import type { DateSpan } from '../time/date-spans.ts';
import { type IrregularSlot, WEEKS_OF_MONTH } from '../time/irregular-slots.ts';
import { DAYS } from '../time/schedule.ts';

// Weeks that are not all alike as the cells of a spreadsheet: 'first Tuesday 10:00-12:00; every other Friday from
// 2026-12-04 18:00-20:00; Monday 10:00-12:00 (1 November to 31 March)'. What cannot be read is kept, for the rules to
// refuse with its place.

/** The slots of some weeks as the text of a cell. */
export const slotsCell = (slots: readonly IrregularSlot[]): string =>
  slots.map(slotText).join('; ');

function slotText({ day, week, everyOtherFrom, season, start, end }: IrregularSlot): string {
  const weeks = [
    week,
    everyOtherFrom && 'every other',
    day,
    everyOtherFrom && `from ${everyOtherFrom}`,
    `${start}-${end}`,
    season && `(${seasonWords(season)})`,
  ];
  return weeks.filter(Boolean).join(' ');
}

const WEEK = `(?:(${WEEKS_OF_MONTH.join('|')})|every( other)?)`;
const DAY = `(${DAYS.join('|')})s?`;
const TIME = '(\\d{1,2})[:.](\\d\\d)';
const SLOT = new RegExp(
  `^(?:${WEEK}\\s+)?${DAY}(?:\\s+from\\s+(\\S+))?,?\\s+${TIME}\\s*[-–—]\\s*${TIME}(?:\\s*\\((.*)\\))?$`,
  'i',
);

/** The slots of some weeks that a cell names. */
export const readSlotsCell = (cell: string) => entriesOf(cell).map(readSlot);

function readSlot(text: string) {
  const [, week, other, day = '', from, fromHour = '', fromMinute, toHour = '', toMinute, season] =
    text.match(SLOT) ?? [];
  if (!day) return { day: text, start: text, end: text };
  const [span] = season ? readSeasonsCell(season) : [];
  return {
    day: dayNamed(day),
    ...(week && { week: week.toLowerCase() }),
    ...((other || from) && { everyOtherFrom: from ?? '' }),
    ...(span && { season: span }),
    start: `${fromHour.padStart(2, '0')}:${fromMinute}`,
    end: `${toHour.padStart(2, '0')}:${toMinute}`,
  };
}

/** Parts of the year as the text of a cell. */
export const seasonsCell = (seasons: readonly DateSpan[]): string =>
  seasons.map(seasonWords).join('; ');

/** The parts of the year that a cell names. */
export const readSeasonsCell = (cell: string): DateSpan[] =>
  entriesOf(cell).flatMap((text) => {
    const spans = datesInNote(text);
    return spans.length > 0 ? spans : [{ from: text, to: text }];
  });

/** The days that a cell names, by their whole names or three letters. */
export const readDaysCell = (cell: string): string[] =>
  cell
    .split(/\s*[,;\n]\s*/)
    .filter(Boolean)
    .map(dayNamed);

const dayNamed = (text: string) =>
  DAYS.find((day) => day.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()) ?? text;

const entriesOf = (cell: string) => cell.split(/\s*[;\n]\s*/).filter(Boolean);
