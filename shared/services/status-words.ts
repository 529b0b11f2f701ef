import { addDays, dayDateWords, dayOf, formatTime } from '../time/city-time.ts';
import { FULL_NAMES, type Full } from '../time/full.ts';
import { areTimesUnknown } from '../time/hours-on.ts';
import { clockWords, DAY_MINUTES } from '../time/schedule.ts';
import type { CheckReason, Moment, NearDay, Opening, Status } from './status.ts';
import { hoursUnknownWords, whomToAsk } from './whom-to-ask.ts';

// What statuses, openings and reasons to check first are in words, on every screen and on paper (docs/product.md#status).

/** How a minute of a day is written: as clockWords has it, or beside slots as slotTime has it. */
type TimeForm = (minute: number) => string;

/** What a place that lists a number says once in place of a week. */
export const HOURS_UNKNOWN = hoursUnknownWords(true);

/** A status in words, without a full stop unless there are two sentences: 'Open now until 5pm'. */
export function describeStatus(status: Status, time: TimeForm = clockWords): string {
  switch (status.kind) {
    case 'open':
      if (!status.until) return 'Open 24 hours';
      if (status.closesSoon)
        return status.noPhone
          ? `Closes soon, at ${time(status.until.minute)}`
          : `Closes at ${time(status.until.minute)}, call first`;
      return `Open now until ${untilWords(status.until, time)}`;
    case 'later':
      return openingWords(status.at, 'Opens', time);
    case 'closed': {
      const { change, full, opens } = status;
      if (full) return fullWords(full) + (opens ? `. ${openingWords(opens, 'Opens', time)}` : '');
      const why = withReason(change?.reason);
      if (!opens) return `Closed until further notice${why}`;
      return `${change ? `Closed today${why}` : 'Closed now'}. ${openingWords(opens, 'Opens', time)}`;
    }
    case 'check':
      return checkWords(status);
  }
}

/** 'Full tonight, said at 9:10pm'. */
export const fullWords = ({ what, since }: Full): string =>
  `${FULL_NAMES[what]}, said at ${formatTime(Date.parse(since))}`;

/** Why hours are to be checked first, in words. */
export function checkWords(check: CheckReason): string {
  if (check.why === 'unknown hours') return hoursUnknownWords(!check.noPhone);
  if (check.why === 'day unknown')
    return `Open today, times not known.${check.noPhone ? '' : ` ${whomToAsk(true)}.`}`;
  return `Check first${withReason(reasonWords(check))}`;
}

function reasonWords(check: CheckReason): string {
  switch (check.why) {
    case 'availability':
      return check.option.charAt(0).toLowerCase() + check.option.slice(1);
    case 'not checked':
      return 'not checked for 6 months';
    case 'note':
      return 'see the note';
    case 'day unknown':
      return 'times not known';
    case 'bank holiday':
      return `${['yesterday was', 'today is'][check.inDays + 1] ?? 'it is'} a bank holiday`;
    case 'change':
      return check.reason;
    case 'unreachable':
      return 'no address or phone is listed';
    default:
      return '';
  }
}

const withReason = (reason = '') => reason && `: ${reason}`;

/** Within twelve hours a bare '2am' can only be the next one. */
export function untilWords(
  until: Moment & { minutesLeft: number },
  form: TimeForm = clockWords,
): string {
  const time = form(until.minute);
  const isNear = until.inDays === 0 || until.minutesLeft <= DAY_MINUTES / 2;
  if (isNear) return time;
  const endsDay = until.minute === DAY_MINUTES;
  return `${endsDay ? nightWords(until) : nearWords(until)} at ${time}`;
}

/** 'Opens Monday at 10am', 'Check first on Monday from 10am: it is a bank holiday'. */
export function openingWords(
  { check, ...moment }: Opening,
  opens = 'Opens',
  form: TimeForm = clockWords,
): string {
  const { inDays, date, minute } = moment;
  const isAllDay = areTimesUnknown(check?.why);
  // Midnight is said of the night that it divides: 'tomorrow at midnight' would be taken for a day sooner or later.
  const isMidnight = !minute && !isAllDay;
  const near = isMidnight ? { date: addDays(date, -1), inDays: inDays - 1 } : moment;
  const time = form(minute);
  const words = isMidnight ? nightWords(near) : nearWords(near);
  if (!check) return `${opens} ${inDays ? words : 'later today'} at ${time}`;
  const when = near.inDays > 1 ? `on ${words}` : words;
  // What holds of every day is said beside the status.
  const why = 'date' in check ? withReason(reasonWords(check)) : '';
  return `Check first ${when}${isAllDay ? '' : ` from ${time}`}${why}`;
}

/** The night that a day ends with. */
function nightWords(near: NearDay): string {
  if (near.inDays === 0) return 'tonight';
  return near.inDays > 6 ? nearWords(near) : `${nearWords(near)} night`;
}

/** Beyond six days a weekday alone would be taken for the next one. */
function nearWords({ date, inDays }: NearDay): string {
  const near = ['yesterday', 'today', 'tomorrow'][inDays + 1];
  return near ?? (inDays > 6 ? dayDateWords(date) : dayOf(date));
}
