import { REMOVAL_NOTICE_HOURS } from '../../shared/account/second-factor.ts';
import type { AdminChange } from './kinds.ts';

/** What all admins are told of a change of one admin's sign-in: whose, and who did it; null where nobody was signed in. */
export const ADMIN_CHANGES: Record<AdminChange, (email: string, by: string | null) => string> = {
  command: (email) =>
    `Whoever looks after the site has made ${email} an admin, or given them a link to set a new password.`,
  invited: (email, by) => `${by} has invited ${email} to sign in as an admin.`,
  email: (email, by) => `An admin has changed their sign-in email from ${by} to ${email}.`,
  password: (email) =>
    `The admin ${email} has set a password with a link from an email, or one that was handed over.`,
  ownPassword: (email) =>
    `The admin ${email} has changed their password, after giving the one before.`,
  secondFactorOff: (email, by) =>
    by
      ? `${by} has turned off the sign-in code of ${email}.`
      : `The sign-in code of ${email} is off now, as an admin asked a day ago.`,
  removalAsked: (email, by) =>
    `${by} says that ${email} has lost their sign-in code, and asks to turn it off. That will be done in ${REMOVAL_NOTICE_HOURS} hours, unless any of you stops it.`,
  removalStopped: (email, by) =>
    `${by} has stopped that the sign-in code of ${email} is turned off: it stays on.`,
  removed: (email, by) => `${by} has removed the admin ${email}, who can no longer sign in.`,
};
