import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import type { WholeOrganisation } from '../../shared/organisations/organisation.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import {
  accounts,
  askings,
  datedChanges,
  helplines,
  holidayAnswers,
  reports,
  services,
} from '../db/tables.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import type { Statement } from '../records/write-batch.ts';
import { notifyMerged } from './mails.ts';
import type { MergeUndo } from './merge-undo-data.ts';
import type { Pair } from './read-pair.ts';

/** What every step of a merge is made of: each holds only where the merge was `done`. */
export type Steps = {
  d1: D1Database;
  author: Author;
  done: SQL;
  pairs: readonly Pair[];
  kept: MergeUndo;
};

/** Services, helpline, dates, sign-ins and what was asked go over to the organisation that stays. */
export function moveWhatIsTheirs({ d1, author, done, pairs, kept }: Steps): Statement[] {
  const db = database(d1);
  const [{ keep, drop }] = pairs as unknown as [Pair<WholeOrganisation>];
  const [to, from] = [keep._id, drop._id];
  // What nobody saw because its organisation was taken down is still seen by nobody.
  const isHidden = !drop.published && keep.published;
  const hidden = isHidden
    ? { published: false, takenDownReason: drop.takenDownReason ?? '' }
    : undefined;
  const move = {
    providerId: to,
    updatedAt: timestampOf(author),
    ...(hidden && { published: false }),
  };
  const reason = (table: typeof services | typeof helplines) =>
    hidden && {
      takenDownReason: sql`iif(${table.published}, ${hidden.takenDownReason}, ${table.takenDownReason})`,
    };
  const entries = (kind: RecordKind, records: readonly { _id: string; provider: unknown }[]) =>
    records.map((record) =>
      auditEntry(d1, {
        ...author,
        kind,
        recordId: record._id,
        before: record,
        after: {
          ...record,
          provider: kind === 'service' ? { _id: to, name: keep.name } : to,
          ...(hidden && { published: false }),
        },
      }),
    );
  const ids = JSON.stringify(kept.services.map(({ id }) => id));
  const asked = kept.askings.drop;
  return [
    db
      .update(services)
      .set({ ...move, ...reason(services), version: sql`${services.version} + 1` })
      .where(and(eq(services.providerId, from), done)),
    ...entries('service', drop.services),
    ...(kept.helpline && drop.helpline
      ? [
          db
            .update(helplines)
            .set({ ...move, ...reason(helplines), version: sql`${helplines.version} + 1` })
            .where(and(eq(helplines.providerId, from), done)),
          ...entries('helpline', [drop.helpline]),
        ]
      : []),
    // What holds for all of theirs holds for these services alone, not for those of the one that stays.
    ...(kept.services.length > 0
      ? [
          db
            .update(datedChanges)
            .set({ scope: 'service', services: ids })
            .where(
              and(
                eq(datedChanges.organisationId, from),
                eq(datedChanges.scope, 'organisation'),
                done,
              ),
            ),
        ]
      : []),
    db
      .update(datedChanges)
      .set({ organisationId: to, version: sql`${datedChanges.version} + 1` })
      .where(and(eq(datedChanges.organisationId, from), eq(datedChanges.scope, 'service'), done)),
    // Nobody is asked sooner because there are two of them now.
    ...(asked
      ? [
          insertWhere(
            d1,
            askings,
            { organisationId: to, askedAt: asked.askedAt, stillRightAt: asked.stillRightAt },
            done,
          ).onConflictDoUpdate({
            target: askings.organisationId,
            set: { askedAt: sql`max(${askings.askedAt}, excluded.asked_at)` },
          }),
        ]
      : []),
    db
      .update(holidayAnswers)
      .set({ organisationId: to, answeredAt: '', answeredBy: '' })
      .where(
        and(
          eq(holidayAnswers.organisationId, from),
          sql`NOT EXISTS (SELECT 1 FROM holiday_answers own WHERE own.organisation_id = ${to}
            AND own.from_date = ${holidayAnswers.from})`,
          done,
        ),
      ),
    db
      .update(accounts)
      .set({ organisationId: to })
      .where(and(eq(accounts.organisationId, from), done)),
    notifyMerged(d1, pairs[0] as unknown as Pair<WholeOrganisation>, kept, author.now),
    db
      .update(reports)
      .set({ organisationId: to })
      .where(and(eq(reports.organisationId, from), done)),
  ];
}

/** What was entered for the one service for a date holds for the one that stays. */
export function moveDatesOfService({ d1, done, pairs, kept }: Steps): Statement[] {
  const [{ keep, drop }] = pairs as [Pair];
  return kept.changes.map((change) => {
    const ids = JSON.parse(change.services) as string[];
    const left = [...new Set(ids.map((id) => (id === drop._id ? keep._id : id)))];
    return database(d1)
      .update(datedChanges)
      .set({ services: JSON.stringify(left), version: change.version + 1 })
      .where(and(eq(datedChanges.id, change.id), eq(datedChanges.version, change.version), done));
  });
}

/** What people say is wrong with the one is said of the one that stays. */
export const moveReports = ({ d1, done }: Steps, { kind, keep, drop }: Pair): Statement[] => [
  database(d1)
    .update(reports)
    .set({ listingId: keep._id })
    .where(and(eq(reports.kind, kind), eq(reports.listingId, drop._id), done)),
];
