import { z } from 'zod';
import { addDays, dayDateWords } from '../time/city-time.ts';
import { ForgotPasswordInput } from './account.ts';

// Who gets what an organisation is asked by mail while one of its people is away (docs/product.md#while-one-is-away).

/** Somebody stands in for up to so many days from today on: somebody who is away for longer hands over to somebody with a sign-in. */
export const STAND_IN_DAYS = 60;

/** So many days the link is good that ends it: as long as anybody can stand in, with the last day. */
export const STAND_IN_LINK_DAYS = STAND_IN_DAYS + 1;

/** Who stands in, and the last date on which they do: the end of it in the city. */
export type StandIn = { email: string; until: string };

export const StandInInput = z.object({
  email: ForgotPasswordInput.shape.email,
  until: z.iso.date('Please give your last day away.'),
});
export type StandInInput = z.output<typeof StandInInput>;

/** What is wrong with standing in until a date, when it is `today`; both YYYY-MM-DD, by field. */
export function standInFaults({ until }: StandInInput, today: string): Record<string, string> {
  if (until < today) return { until: 'This day is over. Please give a later one.' };
  if (until > addDays(today, STAND_IN_DAYS))
    return {
      until: `That is too far off: up to ${STAND_IN_DAYS} days. Away for longer? Invite them to sign in.`,
    };
  return {};
}

/** What is said beside somebody who is away. */
export const standInWords = ({ email, until }: StandIn): string =>
  `Away until the end of ${dayDateWords(until)}. What we ask them goes to ${email} too.`;

/** What the link of a stand-in's mail is about: for which organisation, and until when. */
export type StandInLink = { organisation: string; until: string };
