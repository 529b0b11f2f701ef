import { clockTime } from '../clock-time.ts';
import type { Slot } from '../schedule.ts';

/** The half of the day in which times lie that could be of either, where something else tells it: a breakfast's. */
export type PartOfDay = 'morning' | 'evening';

/** Times as a text has them. */
export type ReadTimes =
  /** `isAssumed` says that it could be read in another way: '9-5'. */
  | { kind: 'slot'; slot: Slot; isAssumed: boolean; length: number }
  /**
   * A start or an end alone, or times of which nobody knows which half of the day they are: '9am till late', '6-8'. `isOpenEnded`
   * says that it is a start of which only the end is not known.
   */
  | { kind: 'unclear'; isOpenEnded?: boolean; length: number };

const HALF = '(?:\\s*([ap])\\.?\\s?m\\b\\.?)?';
const CLOCK = `(midnight|(?:12\\s*)?(?:midday|noon)|(\\d{1,2})(?:\\s*[:.]\\s*(\\d\\d))?${HALF}|(\\d\\d)(\\d\\d)(?:\\s*h(?:ou)?rs)?)(?![\\d:])`;
const TO = '\\s*(?:-|to|(?:un)?till?)\\s*';
const OPEN_END = '(?:late|close|dusk|dark|finish|(?:the )?end|whenever|\\?)';

const RANGE = new RegExp(`^(?:from\\s+)?${CLOCK}${TO}${CLOCK}`);
const BETWEEN = new RegExp(`^between\\s+${CLOCK}(?:${TO}|\\s+and\\s+)${CLOCK}`);
const LOOSE = new RegExp(
  `^(?:(?:from\\s+)?${CLOCK}(?:${TO}${OPEN_END}|\\s*onwards?|\\s*\\+)|(?:un)?till?\\s+${CLOCK}|from\\s+${CLOCK})`,
);
const OPEN_ENDED = new RegExp(`(?:${OPEN_END}|onwards?|\\+)$`);
const DAY_AND_NIGHT = /^24(?:\/7|[ -]?h(?:ou)?rs?(?: a day)?)/;

/** What a text in small letters begins with, if that is times. A hyphen stands for every dash. */
export function readTimes(text: string, part?: PartOfDay): ReadTimes | null {
  const always = DAY_AND_NIGHT.exec(text);
  if (always) return { kind: 'slot', slot: ALL_DAY, isAssumed: false, length: always[0].length };
  const range = RANGE.exec(text) ?? BETWEEN.exec(text);
  if (range) {
    const length = range[0].length;
    const from = timeOf(range.slice(1, 7));
    const to = timeOf(range.slice(7, 13));
    if (!from || !to) return null;
    const read = spanOf(from, to, part);
    if (!read) return { kind: 'unclear', length };
    const slot = { start: clockTime(read.start), end: clockTime(read.end || 1440) };
    return { kind: 'slot', slot, isAssumed: read.isAssumed, length };
  }
  const loose = LOOSE.exec(text);
  if (!loose) return null;
  const isOpenEnded = OPEN_ENDED.test(loose[0]);
  return { kind: 'unclear', ...(isOpenEnded && { isOpenEnded }), length: loose[0].length };
}

export const ALL_DAY: Slot = { start: '00:00', end: '24:00' };

/** A time of day as it is written. */
type Time = {
  minute: number;
  /** Nothing says which half of the day it is: '9', '9.30', '12:00'; not '09:30', '14' or '9am'. */
  isBare: boolean;
  /** As times of 24 hours are written: '12:00', '0900', '9am' too; not '9:30'. */
  isWhole: boolean;
  half: string | undefined;
};

/** Undefined for what is no time of any day. */
function timeOf(groups: (string | undefined)[]): Time | undefined {
  const [name = '', hour = '', minutes, half, hour24, minutes24 = ''] = groups;
  if (/midnight|midday|noon/.test(name))
    return {
      minute: name === 'midnight' ? 0 : NOON,
      isBare: false,
      isWhole: true,
      half: undefined,
    };
  const [hours, past] = [Number(hour || hour24), Number(minutes ?? minutes24)];
  if (past > 59 || hours * 60 + past > 1440) return undefined;
  if (half) {
    const minute = ((hours % 12) + (half === 'p' ? 12 : 0)) * 60 + past;
    return hours > 12 || hours === 0 ? undefined : { minute, isBare: false, isWhole: true, half };
  }
  const isBare = hours > 0 && hours <= 12 && !hour.startsWith('0') && hour24 === undefined;
  const isWhole = !isBare || (hour.length === 2 && minutes !== undefined);
  return { minute: hours * 60 + past, isBare, isWhole, half };
}

const NOON = 720;

type Read = { start: number; end: number; isAssumed: boolean };

/** What could be either half of a day is decided by its other end where that tells, by habit else; null where nothing does. */
function spanOf(from: Time, to: Time, part: PartOfDay | undefined): Read | null {
  const [start, end] = [from.minute, to.minute];
  if (from.isWhole && to.isWhole) return { start, end, isAssumed: false };
  if (!from.isBare) return { start, end: nextAfter(start, end), isAssumed: true };
  if (to.half) {
    // '9-5pm' begins in the morning, '2-5pm' does not; '10-2am' begins at night.
    const isOther = start % NOON >= end % NOON;
    const isMorning = (to.half === 'a') !== isOther;
    return { start: (start % NOON) + (isMorning ? 0 : NOON), end, isAssumed: false };
  }
  if (!to.isBare && end > 0 && end < 1440)
    return start >= 360 && start < end ? { start, end, isAssumed: !to.isWhole } : null;
  if (!to.isBare) return start < 540 ? { start: start + NOON, end, isAssumed: true } : null;
  return byHabit(start % NOON, end % NOON, part);
}

/** The next time after a start at which a clock of twelve hours shows the end. */
const nextAfter = (start: number, end: number) =>
  ([0, NOON, 1440].map((more) => (end % NOON) + more).find((at) => at > start) ?? end) % 1440;

/** Hours that begin from 9 are of the day, those before 6 of the afternoon; between them they may be either. */
function byHabit(start: number, end: number, part: PartOfDay | undefined): Read | null {
  const from = (first: number) => ({ start: first, end: nextAfter(first, end), isAssumed: true });
  if (part === 'morning' && start >= 300) return from(start);
  if (part === 'evening' && start >= 180 && start < 540) return from(start + NOON);
  if (start >= 540) return from(start);
  if (start < 360) return from(start + NOON);
  // '7-5' and '8-4' are days; '6-8' is a breakfast or a dinner.
  return end <= start ? from(start) : null;
}
