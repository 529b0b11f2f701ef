import { site } from '../../shared/site/site.ts';
import { INVITATION_DAYS } from '../links/lifetimes.ts';
import type { MailData, MailKind } from './kinds.ts';

/** A paragraph, or the one thing to do, on a line of its own. */
export type MessagePart = string | { label: string; path: string };

/** What a mail says, before it is set as text or HTML. */
export type Message = { subject: string; parts: MessagePart[] };

/** Writes a kind of mail. `token` is for the link of one that carries it. Where it is for a stand-in, what needs a sign-in is left out. */
export type Write<Kind extends MailKind> = (data: MailData[Kind], token: string) => Message;

export type Writers = { [Kind in MailKind]: Write<Kind> };

/** How long the link lasts with which somebody who was invited, or is back, sets a password. */
export const INVITATION_LASTS = `The link works once, for ${INVITATION_DAYS} days. After that, ask for a new one under "Forgot password" on the sign-in page.`;

/** Whom to ring or write to, under what the charity has done. */
export const askCharity = () => `${site().charityName}: ${site().email} or ${site().phoneDisplay}.`;

/** The way to contradict what the charity has done. */
export const tellUs = () => `If you think that this is a mistake, tell ${askCharity()}`;
