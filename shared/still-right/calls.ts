import { z } from 'zod';
import { lastDayWords, type StandIn } from '../account/stand-in.ts';
import { daysSinceCheck } from '../time/checked.ts';
import { cityTime } from '../time/city-time.ts';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';

/** How a call ended. */
export const CALL_OUTCOMES = ['right', 'changed', 'no answer', 'gone'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** What says that somebody has checked the listings: what has changed is put in before it is noted. */
export const isCheck = (outcome: CallOutcome): boolean =>
  outcome === 'right' || outcome === 'changed';

export const OUTCOME_WORDS: Record<CallOutcome, string> = {
  right: 'All still right',
  changed: 'Changed: I have put it in',
  'no answer': 'No answer',
  gone: 'Gone',
};

/** How a call to an organisation ended, with a note for whoever rings next. */
export const CallInput = z.object({
  organisation: z.string().max(LIMITS.id.value, LIMITS.id.message),
  outcome: z.enum(CALL_OUTCOMES, 'Say how the call ended.'),
  note: text(LIMITS.callNote).prefault(''),
});
export type CallInput = z.output<typeof CallInput>;

/** An organisation to be rung, as the admin's list shows it. */
export type ToRing = {
  _id: string;
  name: string;
  /** '' without a phone. */
  phoneDisplay: string;
  phoneHref: string;
  signIns: number;
  /** When the one of its listings was checked whose check is oldest; '' for never. */
  lastCheckedAt: string;
  /** When it was last asked by mail whether they are still right; '' for never. */
  stillRightAt: string;
  /** Those of its people who are away, with who stands in for each. */
  away: (StandIn & { by: string })[];
  /** The last call since that check; null where there was none. */
  rung: { at: string; outcome: CallOutcome; note: string; by: string } | null;
};

/** Whom to ask for in the place of somebody who is away. */
export const awayWords = ({ by, email, until }: ToRing['away'][number]): string =>
  `${by} is away until the end of ${lastDayWords(until)}. Ask for ${email}.`;

/** How long the last mail is left to be answered. */
const ANSWER_DAYS = 3;

/**
 * Whether somebody has to ring an organisation at an instant (epoch ms), that is asked by mail so many days `after` a check:
 * one that has not answered the last mail and, where nobody signs in for it, from the first day on which it would be asked.
 */
export const isToRing = (
  listing: { lastCheckedAt: string; signIns: number },
  instant: number,
  after: readonly number[],
): boolean =>
  daysSinceCheck(listing, instant) >=
  (listing.signIns === 0 ? Math.min(...after) : Math.max(...after) + ANSWER_DAYS);

/** The order to ring in: whoever was rung today comes last, then the oldest check first. */
export const compareByTurn =
  (instant: number) =>
  (a: ToRing, b: ToRing): number => {
    const today = cityTime(instant).date;
    const isDone = ({ rung }: ToRing) =>
      rung !== null && cityTime(Date.parse(rung.at)).date === today ? 1 : 0;
    return isDone(a) - isDone(b) || (a.lastCheckedAt < b.lastCheckedAt ? -1 : 1);
  };
