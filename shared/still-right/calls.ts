import { z } from 'zod';
import type { StandIn } from '../account/stand-in.ts';
import { cityTime, dayDateWords } from '../time/city-time.ts';
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

/** Who can be rung: an organisation, or a helpline that no organisation offers. */
export const RUNG_KINDS = ['organisation', 'helpline'] as const;
export type RungKind = (typeof RUNG_KINDS)[number];

const id = z.string().max(LIMITS.id.value, LIMITS.id.message);

/** How a call to one of them ended, with a note for the next caller. */
export const CallInput = z
  .object({
    organisation: id.optional(),
    helpline: id.optional(),
    outcome: z.enum(CALL_OUTCOMES, 'Say how the call ended.'),
    note: text(LIMITS.callNote).prefault(''),
  })
  .refine(
    ({ organisation, helpline }) => (organisation === undefined) !== (helpline === undefined),
    {
      path: ['organisation'],
      message: 'Say which organisation, or which helpline.',
    },
  );
export type CallInput = z.output<typeof CallInput>;

/** Who is to be rung, as the admin's list shows it. */
export type ToRing = {
  kind: RungKind;
  _id: string;
  name: string;
  /** Each number with what it is for: '' where it has but one kind. */
  phones: { label: string; display: string; href: string }[];
  /** The published one; '' for none. */
  email: string;
  /** Nobody signs in for a helpline that no organisation offers. */
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
  `${by} is away until the end of ${dayDateWords(until)}. Ask for ${email}.`;

/** The order to ring in: those that were rung today come last, otherwise the oldest check first. */
export const compareByTurn =
  (instant: number) =>
  (a: ToRing, b: ToRing): number => {
    const today = cityTime(instant).date;
    const isDone = ({ rung }: ToRing) =>
      rung !== null && cityTime(Date.parse(rung.at)).date === today ? 1 : 0;
    return isDone(a) - isDone(b) || (a.lastCheckedAt < b.lastCheckedAt ? -1 : 1);
  };
