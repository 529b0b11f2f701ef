import type { D1Database } from '@cloudflare/workers-types';
import { describeChange } from '../../shared/services/changes/announcements.ts';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { queueMailsToAccounts } from '../mail/queries.ts';
import type { Author } from '../records/author.ts';
import type { Judged } from './find-clashes.ts';

/**
 * Tells the organisations whose dated changes a wider one was saved over, for the end of the same batch. Nobody is told of
 * what they did themselves.
 */
export function notifyOwners(d1: D1Database, author: Author, { change, kept, ended }: Judged) {
  const { date } = cityTime(author.now);
  const words = (records: readonly ChangeRecord[], owner: string | null) =>
    records.filter((it) => it.organisation === owner).map((it) => describeChange(it, date));
  const owners = new Set([...kept, ...ended].map(({ organisation }) => organisation));
  const mails = [...owners].flatMap((organisationId) =>
    organisationId === null || organisationId === author.viewer.organisationId
      ? []
      : [
          {
            organisationId,
            data: {
              closing: describeChange(change, date),
              kept: words(kept, organisationId),
              ended: words(ended, organisationId),
            },
          },
        ],
  );
  return mails.length > 0 ? [queueMailsToAccounts(d1, 'changes-overruled', mails, author.now)] : [];
}
