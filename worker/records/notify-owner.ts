import type { D1Database } from '@cloudflare/workers-types';
import { queueMailToAccounts } from '../mail/queries.ts';
import type { Author } from './author.ts';
import type { News, RecordType } from './record-type.ts';

/**
 * Has an organisation told of what became of its record, for the end of the same batch. Nobody is told of what they did
 * themselves.
 */
export function notifyOwner<Found>(
  d1: D1Database,
  author: Author,
  { ownerOf, mailOf }: Pick<RecordType<Found>, 'ownerOf' | 'mailOf'>,
  record: Found,
  news: News,
  reason = '',
) {
  const organisationId = ownerOf(record);
  if (organisationId === null || organisationId === author.viewer.organisationId) return [];
  return [queueMailToAccounts(d1, mailOf(record, news, reason), { organisationId }, author.now)];
}
