import type { D1Database } from '@cloudflare/workers-types';
import { queueMailToAccounts } from '../mail/queries.ts';
import type { Author } from './queries.ts';

/** A service or helpline, as mails call it, and the organisation whose it is; null where it is nobody's. */
export type Listing = { owner: string | null; listing: string };

type What = 'listing-taken-down' | 'listing-put-back' | 'listing-deleted';

/**
 * Has an organisation told of what became of its listing, for the end of the same batch. Nobody is told of what they did
 * themselves.
 */
export function notifyOwner(
  d1: D1Database,
  author: Author,
  { owner, listing }: Listing,
  kind: What,
) {
  if (owner === null || owner === author.viewer.organisationId) return [];
  const mail = { kind, data: { listing } } as const;
  return [queueMailToAccounts(d1, mail, { organisationId: owner }, author.now)];
}

export const publicationMail = (published: boolean) =>
  published ? 'listing-put-back' : 'listing-taken-down';
