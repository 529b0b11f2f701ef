import { z } from 'zod';
import type { WholeOrganisation } from '../organisations/organisation.ts';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';
import { ForgotPasswordInput } from './account.ts';

/** How many mails with the link one registration is sent in all, the receipt included. */
export const CONFIRMATION_MAILS = 5;

/** Registrations on a page of the list, and the most that are deleted at once: what an admin has looked at. */
export const REGISTRATIONS_PAGE = LIMITS.removedAtOnce.value;

/** How many that may be the same organisation are named beside a registration. */
export const TWINS_NAMED = 5;

/** Another organisation that may be the same one. */
export type Twin = { _id: string; name: string; approved: boolean };

/** An organisation that waits for approval, as the admin's list shows it. */
export type PendingRegistration = {
  organisation: WholeOrganisation;
  /** The address that signs in; the published one where nobody does. */
  email: string;
  /** False until its owner has opened the link; true for those that were never asked to. */
  isConfirmed: boolean;
  twins: Twin[];
  /** Further ones that may be the same. */
  moreTwins: number;
};

/** A page of those that wait: the confirmed ones first, within each the one that has waited longest. */
export type RegistrationsPage = {
  registrations: PendingRegistration[];
  /** The first is 1. */
  page: number;
  pages: number;
  total: number;
  /** How many of all have not confirmed their address. */
  unconfirmed: number;
  /** Whether new registrations are refused because too many wait. */
  isFull: boolean;
};

/** Asks for the link to confirm an address once more. */
export const ConfirmationInput = z.object({ email: ForgotPasswordInput.shape.email });
export type ConfirmationInput = z.output<typeof ConfirmationInput>;

/** Why a registration or an organisation is deleted, for its mail and the history; '' says nothing. */
export const DeletionInput = z.object({
  reason: text(LIMITS.deletionReason).prefault(''),
});
export type DeletionInput = z.output<typeof DeletionInput>;

/** Which of those that have not confirmed their address are deleted at once. */
export const RemovalInput = z.object({
  ids: z
    .array(z.string().max(LIMITS.id.value, LIMITS.id.message))
    .min(1, 'Choose at least one registration.')
    .max(LIMITS.removedAtOnce.value, LIMITS.removedAtOnce.message),
});
export type RemovalInput = z.output<typeof RemovalInput>;

/** The domain of an email beside that of a website; '' where there is none. */
type Domains = { email: string; website: string; areSame: boolean };

/**
 * Whether mail and website stand under one domain, or one under a part of the other (`mail.harbour.test`). It proves
 * nothing: many small organisations use a free mailbox.
 */
export function compareDomains(email: string, website: string): Domains {
  const [mail, site] = [hostOf(email.slice(email.lastIndexOf('@') + 1)), hostOf(website)];
  const isPart = (part: string, whole: string) => part === whole || part.endsWith(`.${whole}`);
  const areSame = mail !== '' && site !== '' && (isPart(mail, site) || isPart(site, mail));
  return { email: mail, website: site, areSame };
}

/** The host of an address as a browser resolves it, so that look-alike letters show as what they are. */
function hostOf(address: string): string {
  const url = address.includes('://') ? address : `http://${address}`;
  return address && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
