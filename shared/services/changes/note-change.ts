import { addDays, isDate } from '../../time/city-time.ts';
import type { DateSpan } from '../../time/date-spans.ts';
import { datesInNote } from '../notes/note-dates.ts';
import { LONGEST_CHANGE } from './change-input.ts';

/** The days of a dated change that a note may be meant as: YYYY-MM-DD, both included. */
export type NotedDays = { from: string; to: string };

/**
 * The next days from a city date on that a note names, as a dated change would have them: "24 December to 2 January" is that
 * of the coming winter. Undefined where it names none, or more than a change may have.
 */
export function daysInNote(note: string, today: string): NotedDays | undefined {
  const years = [-1, 0, 1].map((more) => Number(today.slice(0, 4)) + more);
  return (
    datesInNote(note)
      .flatMap((span) => (isYearly(span) ? years.map((year) => inYear(span, year)) : [span]))
      // Most years have no 29 February.
      .filter(({ from, to }) => isDate(from) && isDate(to) && to >= today && from <= to)
      .filter(({ from, to }) => to < addDays(from, LONGEST_CHANGE))
      .sort((a, b) => (a.from < b.from ? -1 : 1))[0]
  );
}

const isYearly = ({ from }: DateSpan) => from.length === 'MM-DD'.length;

const inYear = ({ from, to }: DateSpan, year: number): NotedDays => ({
  from: `${year}-${from}`,
  to: `${to < from ? year + 1 : year}-${to}`,
});
