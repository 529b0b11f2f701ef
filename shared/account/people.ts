import { z } from 'zod';
import { ForgotPasswordInput } from './account.ts';
import type { StandIn } from './stand-in.ts';

/** So many admins keep the charity in when one of them leaves. */
export const ADMINS_WANTED = 2;

/** How an invitation reaches whom it is for: sent to the email, or as a link to hand over. */
const INVITATION_WAYS = ['mail', 'link'] as const;

export const InvitationInput = z.object({
  email: ForgotPasswordInput.shape.email,
  by: z.enum(INVITATION_WAYS, 'Must be mail or link.').default('mail'),
});
export type InvitationInput = z.output<typeof InvitationInput>;

/** One who signs in for an organisation, or was invited to. */
export type Person = {
  _id: string;
  /** What they sign in with. */
  email: string;
  /** False until they have chosen one. */
  hasPassword: boolean;
  /** Whether it is the sign-in of the viewer. */
  isYou: boolean;
  /** ISO instant: when they were added, or last invited. */
  createdAt: string;
  /** Whether signing in asks them for a code too, and when that ends if an admin has asked to remove it (ISO instant). */
  secondFactor: { removalDueAt: string | null } | null;
  /** Who gets what they are asked by mail too, while they are away; null for nobody. */
  standIn: StandIn | null;
};
