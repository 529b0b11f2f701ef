import { dayOf } from '../../time/city-time.ts';
import { clockTime } from '../../time/clock-time.ts';
import { hoursOn } from '../../time/hours-on.ts';
import { DAY_MINUTES, formatDay, type Slot } from '../../time/schedule.ts';
import { shortDate } from '../../time/words/short-date.ts';
import type { PublicService } from '../service.ts';
import { type CheckReason, checkWords, type Moment, type Opening, type Status } from '../status.ts';
import { limitWords } from '../who-words.ts';
import type { PlaceName } from './places.ts';

/** When a place is open, large: 'until 15:00', 'from 06:30 tomorrow', '10:00 to 14:00'. */
export type BoardTime = {
  /** Above the time: 'until', 'from'; '' where the time alone says it. */
  before: string;
  /** HH:MM, as slots have it. */
  time: string;
  /** Below it: the day where it is not today, or when it ends. */
  after: string;
};

/** A line of the board: when, what, where and for whom. */
export type BoardRow = Pick<PublicService, 'type' | 'subtype' | 'part'> & {
  id: string;
  when: BoardTime;
  place: string;
  where: string;
  /** '' for everyone. */
  who: string;
  /** What to know or do before setting out; '' for nothing. */
  advice: string;
};

/** What a service's line says beside its time. */
export function rowOf(
  service: PublicService,
  { name, where }: PlaceName,
  when: BoardTime,
  advice: string | undefined = '',
): BoardRow {
  const { _id, type, subtype, part } = service;
  const who = limitWords(service);
  return { id: _id, type, subtype, part, when, place: name, where, who, advice };
}

/** 'until 15:00', and the day where it is not near. */
export function untilTime({ until }: Extract<Status, { kind: 'open' }>): BoardTime {
  if (!until) return { before: 'open', time: '24h', after: '' };
  const isNear = until.inDays === 0 || until.minutesLeft <= DAY_MINUTES / 2;
  const after = isNear ? '' : dayName(until);
  return { before: 'until', time: clockTime(until.minute), after };
}

/** 'from 06:30', and the day where it is not today. */
const fromTime = (at: Moment): BoardTime => ({
  before: 'from',
  time: clockTime(at.minute),
  after: dayName(at),
});

/** What stands in the place of a time that nobody knows. */
const UNKNOWN: BoardTime = { before: 'times', time: '', after: 'not known' };

/** A date's hours: '10:00', and below it 'to 14:00' and what follows. */
export function hoursTime(slots: readonly Slot[]): BoardTime {
  if (slots.length === 0) return UNKNOWN;
  const [first, ...others] = formatDay(slots).split(', ');
  const [time = '', end] = first?.split('–') ?? [];
  const after = end ? [`to ${end}`, ...others.map((slot) => `and ${slot}`)].join(' ') : '';
  return { before: '', time, after };
}

/** A service that may be open on a date: its hours where they are known, and why to call first. */
export function mayBeRow(
  service: PublicService,
  place: PlaceName,
  check: CheckReason,
  date: string,
): BoardRow {
  const { slots } = hoursOn(service, service.changes, date);
  return rowOf(service, place, hoursTime(slots), adviceOf(check));
}

/** An opening: 'from 06:30', and why it is to be checked first. */
export function openingRow(service: PublicService, place: PlaceName, at: Opening): BoardRow {
  const when = isUnknown(at.check)
    ? { ...UNKNOWN, after: `not known ${dayName(at)}` }
    : fromTime(at);
  return rowOf(service, place, when, at.check && adviceOf(at.check));
}

/** Whether it is the times that are to be asked for. */
export const isUnknown = (check?: CheckReason): boolean =>
  check?.why === 'day unknown' || check?.why === 'unknown hours';

/** That times are not known stands in their place. */
const adviceOf = (check: CheckReason) => (isUnknown(check) ? 'Call first' : checkWords(check));

/** '' today, 'tomorrow', 'Monday', 'Monday 30 Nov' beyond six days, when a weekday alone would be taken for the next. */
function dayName({ inDays, date }: Moment): string {
  if (inDays <= 1) return inDays === 1 ? 'tomorrow' : '';
  return inDays > 6 ? `${dayOf(date)} ${shortDate(date)}` : dayOf(date);
}
