import { addDays, dayOf } from '../../time/city-time.ts';
import { areTimesUnknown, hoursOn } from '../../time/hours-on.ts';
import { clockWords, DAY_MINUTES, formatDay, type Slot } from '../../time/schedule.ts';
import { shortDate } from '../../time/words/short-date.ts';
import type { PublicService } from '../service.ts';
import type { CheckReason, Moment, NearDay, Opening, Status } from '../status.ts';
import { checkWords } from '../status-words.ts';
import { limitWords, noteWords } from '../who/who-words.ts';
import { NO_PHONE, whomToAsk } from '../whom-to-ask.ts';
import type { PlaceName } from './places.ts';

/** When a place is open, large: 'until 3pm', 'from 6:30am tomorrow', and of a date its hours, '10:00 to 14:00'. */
export type BoardTime = {
  /** Above the time: 'until', 'from'; '' where the time alone says it. */
  before: string;
  /** In words, '3pm', as a status has it that stands alone; HH:MM of a date's hours, as slots have it. */
  time: string;
  /** Below it: 'midnight', the day where it is not today, or when it ends. */
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
  /** What is announced of its dates, the first in full; left out where nothing is. */
  announced?: string;
  /** Its number, where it is to be called first. */
  call?: { display: string; href: string };
};

/** What a service's line says beside its time. */
export function rowOf(
  service: PublicService,
  { name, where }: PlaceName,
  when: BoardTime,
  advice: string | undefined = '',
): BoardRow {
  const { _id, type, subtype, part, announced = [] } = service;
  const [first, ...others] = announced;
  const row = { id: _id, type, subtype, part, when, place: name, where };
  return {
    ...row,
    who: limitWords(service),
    advice,
    ...(first && { announced: first.words + moreWords(others.length) }),
  };
}

const moreWords = (count: number) =>
  count > 0 ? `. And ${count} more change${count === 1 ? '' : 's'}` : '';

/** 'until 3pm', and the day where it is not near. */
export function untilTime({ until }: Extract<Status, { kind: 'open' }>): BoardTime {
  if (!until) return { before: 'open', time: '24h', after: '' };
  const isNear = until.inDays === 0 || until.minutesLeft <= DAY_MINUTES / 2;
  return timeInWords('until', until.minute, isNear ? '' : dayName(until));
}

/** 'from 6:30am', and the day where it is not today. Midnight is of the day that it ends, as in a status. */
const fromTime = ({ date, inDays, minute }: Moment): BoardTime =>
  minute === 0
    ? timeInWords('from', 0, dayName({ date: addDays(date, -1), inDays: inDays - 1 }))
    : timeInWords('from', minute, dayName({ date, inDays }));

/** '6:30am' large, and '12' with 'midnight' or 'midday' below it: a column has room for a few letters. */
function timeInWords(before: string, minute: number, day: string): BoardTime {
  const words = clockWords(minute);
  const isNamed = words.startsWith('mid');
  const after = [isNamed && words, day].filter(Boolean).join(' ');
  return { before, time: isNamed ? '12' : words, after };
}

/** What stands in the place of a time that nobody knows. */
const UNKNOWN: BoardTime = { before: 'times', time: '', after: 'not known' };

/** A date's hours: '10:00', and below it 'to 14:00' and what follows. */
export function hoursTime(slots: readonly Slot[]): BoardTime {
  if (slots.length === 0) return UNKNOWN;
  const [first, ...others] = formatDay(slots).split(', ');
  const [time = '', end] = first?.split('–') ?? [];
  const more = others.map((slot) => `and ${slot.replace('–', ' to ')}`);
  const after = end ? [`to ${end}`, ...more].join(' ') : '';
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
  const advice = adviceOf(check, service);
  // Of times that nobody knows the note says the most: "At night, from the soup run."
  const note = areTimesUnknown(check?.why) ? noteWords(service) : '';
  const said = note && `${note.replace(/[.!?]*$/, '.')} `;
  const row = rowOf(withoutSaid(service, check), place, hoursTime(slots), said + advice);
  const { phoneDisplay, phoneHref } = service;
  return phoneHref ? { ...row, call: { display: phoneDisplay, href: phoneHref } } : row;
}

/** An opening: 'from 6:30am', and why it is to be checked first. */
export function openingRow(service: PublicService, place: PlaceName, at: Opening): BoardRow {
  const when = areTimesUnknown(at.check?.why)
    ? { ...UNKNOWN, after: `not known ${dayName(at)}` }
    : fromTime(at);
  return rowOf(
    withoutSaid(service, at.check),
    place,
    when,
    at.check && adviceOf(at.check, service),
  );
}

/** Who may come, without what the advice says anyway: 'Check first: by appointment only' stands once in a line. */
function withoutSaid(service: PublicService, check?: CheckReason): PublicService {
  if (check?.why !== 'availability') return service;
  const availability = service.availability.filter((option) => option !== check.option);
  return { ...service, availability };
}

/** That times are not known stands in their place. Nobody is told to call where no number is listed. */
function adviceOf(check: CheckReason, { phone }: PublicService): string {
  if (!areTimesUnknown(check.why)) return checkWords(check);
  return phone ? whomToAsk(true) : NO_PHONE;
}

/** '' today, 'tomorrow', 'Monday', 'Monday 30 Nov' beyond six days, when a weekday alone would be taken for the next. */
function dayName({ inDays, date }: NearDay): string {
  if (inDays <= 1) return inDays === 1 ? 'tomorrow' : '';
  return inDays > 6 ? `${dayOf(date)} ${shortDate(date)}` : dayOf(date);
}
