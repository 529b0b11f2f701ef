import { z } from 'zod';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';

/** Which organisations the page of several shows, and how it calls them. */
export const SEVERAL_PARTS = {
  all: 'All',
  'no sign-in': 'Nobody signs in',
  unchecked: 'Not checked for three months',
  down: 'Taken down',
} as const;
export type SeveralPart = keyof typeof SEVERAL_PARTS;
export const SEVERAL_PART_NAMES = Object.keys(SEVERAL_PARTS) as SeveralPart[];

/** An organisation to be chosen with others. */
export type SeveralListed = {
  _id: string;
  name: string;
  /** The published one, to which an invitation goes; '' for none. */
  email: string;
  signIns: number;
  /** The oldest check of one of its listings; '' where nobody ever has. */
  lastCheckedAt: string;
  published: boolean;
};

/** Organisations that one action is done to. */
export const SeveralInput = z.object({
  organisations: z
    .array(z.string().max(LIMITS.id.value, LIMITS.id.message))
    .min(1, 'Choose at least one organisation.')
    .max(LIMITS.organisationsAtOnce.value, LIMITS.organisationsAtOnce.message),
});

/** Organisations to take down, for a reason that each of them reads. */
export const SeveralDownInput = SeveralInput.extend({
  reason: text(LIMITS.deletionReason).prefault(''),
});

/** What became of them: how many it was done to, and why not to the others. */
export type SeveralDone = { done: number; left: { name: string; why: string }[] };
