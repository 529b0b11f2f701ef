import { WEEKS_OF_MONTH, type WeekOfMonth } from '../../time/irregular-slots.ts';
import { DAYS, type Day } from '../../time/schedule.ts';

// For the signed-in areas: what a note says about weeks, so that it can become times that count.

/** What a note seems to say of weeks. */
export type NoteWeeks =
  /** 'First Tuesday of the month'. */
  | { kind: 'week of month'; week: WeekOfMonth; days: Day[] }
  /** 'Every other Friday'. */
  | { kind: 'every other week'; days: Day[] }
  /** 'Every evening', 'Fridays and Sundays', 'Monday to Friday': days without times. */
  | { kind: 'days'; days: Day[] }
  /** 'By appointment'. */
  | { kind: 'appointment' };

const NAMES = DAYS.map((day) => `${day.slice(0, 3)}(?:${day.slice(3)})?`).join('|');
const ORDINALS: Record<string, WeekOfMonth> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  ...Object.fromEntries(WEEKS_OF_MONTH.map((week) => [week, week])),
};
const DAY = new RegExp(`\\b(${NAMES})s?\\b`, 'gi');
const ORDINAL = new RegExp(`\\b(${Object.keys(ORDINALS).join('|')})\\s+(?:${NAMES})s?\\b`, 'i');
const OTHER = new RegExp(`\\b(?:every other|alternate|every second)\\s+(?:${NAMES})s?\\b`, 'i');
const RANGE = new RegExp(`\\b(${NAMES})s?\\s*(?:to|until|-|–)\\s*(${NAMES})s?\\b`, 'i');
const ALL =
  /\b(?:every|each) (?:day|night|evening|morning|afternoon)\b|\bdaily\b|\b(?:seven|7) (?:days|nights|evenings|mornings) a week\b/i;
const APPOINTMENT = /\b(?:by|on) appointment\b|\bappointments? only\b/i;
/** Such a note speaks of days on which it is closed, or has times already. */
const NOT_DAYS = /\b(?:clos\w+|shut|not|no|except)\b|\d\s*(?:[:.]\d\d|[ap]m)\b/i;

/** What a note says of weeks, to be offered as times; null where it says nothing of them. */
export function weeksInNote(note: string): NoteWeeks | null {
  if (APPOINTMENT.test(note)) return { kind: 'appointment' };
  if (/\b(?:clos\w+|shut)\b/i.test(note)) return null;
  const week = ORDINALS[ORDINAL.exec(note)?.[1]?.toLowerCase() ?? ''];
  const days = daysIn(note);
  if (week) return { kind: 'week of month', week, days };
  if (OTHER.test(note)) return { kind: 'every other week', days };
  if (NOT_DAYS.test(note)) return null;
  if (ALL.test(note)) return { kind: 'days', days: [...DAYS] };
  return days.length > 0 ? { kind: 'days', days } : null;
}

function daysIn(note: string): Day[] {
  const [, first, last] = RANGE.exec(note) ?? [];
  const [from, to] = [first, last].map((name) => DAYS.findIndex(isNamed(name)));
  const isInRange = (at: number) =>
    from !== undefined && to !== undefined && from >= 0 && at >= from && at <= to;
  const named = [...note.matchAll(DAY)].map(([, name]) => name);
  return DAYS.filter((day, at) => isInRange(at) || named.some((name) => isNamed(name)(day)));
}

const isNamed = (name: string | undefined) => (day: Day) =>
  name !== undefined && day.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase();
