import type { Announced } from '../services/announced.ts';
import { cityTime, dayDateWords } from '../time/city-time.ts';
import { DAY, HOUR } from '../time/units.ts';
import { DIGEST_DAYS } from './report.ts';

// When it is said of a place that some people found it closed, and until when: the one rule of
// docs/product.md#something-wrong. It never changes a status.

/** So many people have to agree. */
export const AGREEING = 3;

/** It is said for so many hours. */
export const SAID_HOURS = 48;

/** "We are open" holds repeats off for so many days. */
export const HELD_OFF_DAYS = 30;

/** What is said on every public form of the listing; the day comes after it, so that paper stays true. */
export const FOUND_CLOSED = 'Some people found it closed. Ring first.';

/** A report that a place was closed and that nobody has answered; `by` is the same for one network address, '' for an unknown one. */
export type ClosedReport = { at: string; by: string; isSignedIn: boolean; isFromKiosk: boolean };

/**
 * How many say so at an instant (epoch ms), of the week before it: one address counts once. All kiosks are one voice, together
 * with whoever has the address of one: a kiosk that has many addresses, as by a mobile router, is not many people
 * (docs/decisions/078-a-kiosk-is-one-voice.md).
 */
export function countAgreeing(reports: readonly ClosedReport[], instant: number): number {
  const within = recent(reports, instant);
  const strangers = within.filter(({ isSignedIn }) => !isSignedIn);
  const kiosks = new Set(strangers.filter((it) => it.isFromKiosk).map(({ by }) => by));
  const voices = new Set(strangers.map(({ by }) => (kiosks.has(by) ? KIOSKS : by)));
  return voices.size + within.length - strangers.length;
}

/** What stands for all kiosks; no digest is written so. */
const KIOSKS = '(kiosks)';

/** Whether they agree that a place is closed: three strangers do, and one organisation that is signed in. */
export const doAgree = (reports: readonly ClosedReport[], instant: number): boolean =>
  recent(reports, instant).some(({ isSignedIn }) => isSignedIn) ||
  countAgreeing(reports, instant) >= AGREEING;

const recent = (reports: readonly ClosedReport[], instant: number) =>
  reports.filter(({ at }) => instant - Date.parse(at) < DIGEST_DAYS * DAY);

/** What a listing keeps of it: since when it is said, and when somebody said that it is open; '' for never. */
export type ClosedMark = { foundClosedAt: string; openSaidAt: string };

/** Whether it is said at an instant (epoch ms). */
export const isFoundClosed = (
  { foundClosedAt }: Pick<ClosedMark, 'foundClosedAt'>,
  instant: number,
): boolean => instant < foundClosedUntil(foundClosedAt);

/** Until when it is said (epoch ms); minus infinity where it is not. */
export const foundClosedUntil = (foundClosedAt: string): number =>
  foundClosedAt ? Date.parse(foundClosedAt) + SAID_HOURS * HOUR : Number.NEGATIVE_INFINITY;

/** Whether "we are open" still holds reports off at an instant (epoch ms). */
export const isHeldOff = (
  { openSaidAt }: Pick<ClosedMark, 'openSaidAt'>,
  instant: number,
): boolean => openSaidAt !== '' && instant - Date.parse(openSaidAt) < HELD_OFF_DAYS * DAY;

/**
 * Whether a listing is to be marked at an instant (epoch ms), these being its reports of the week. On the day of its mark
 * nothing is written again: the words would be the same.
 */
export function isToMark(
  mark: ClosedMark,
  reports: readonly ClosedReport[],
  instant: number,
): boolean {
  if (isHeldOff(mark, instant) || !doAgree(reports, instant)) return false;
  if (!isFoundClosed(mark, instant)) return true;
  return cityTime(Date.parse(mark.foundClosedAt)).date !== cityTime(instant).date;
}

/** What is announced of it at an instant (epoch ms); nothing once it is over. */
export function announceFoundClosed(foundClosedAt: string, instant: number): Announced[] {
  const until = foundClosedUntil(foundClosedAt);
  if (instant >= until) return [];
  const { date } = cityTime(Date.parse(foundClosedAt));
  return [
    {
      words: `${FOUND_CLOSED} Said on ${dayDateWords(date)}`,
      to: cityTime(until).date,
    },
  ];
}
