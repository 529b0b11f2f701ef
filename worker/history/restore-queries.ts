import type { D1Database } from '@cloudflare/workers-types';
import { and, eq } from 'drizzle-orm';
import { RECORD_KINDS, type RecordKind } from '../../shared/directory/record-kind.ts';
import { emptyTexts } from '../../shared/fields/field.ts';
import { type HistoryEntry, RESTORE_DAYS } from '../../shared/history/history.ts';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import type { Service } from '../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { createAlikeWeeks } from '../../shared/services/weeks/alike-weeks.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { insertChangesAgain, restoreChange } from '../dated-changes/restore.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { tombstones } from '../db/tables.ts';
import { isFullWithoutProvider } from '../helplines/queries.ts';
import { ApiError } from '../http/errors.ts';
import { restoreNotice } from '../notices/queries.ts';
import { restoreAccounts } from '../organisations/queries.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { raiseVersion } from '../records/data-version.ts';
import { isSeen } from '../records/is-seen.ts';
import { notifyOwner } from '../records/notify-owner.ts';
import type { AsRead, RecordPart, RecordType } from '../records/record-type.ts';
import { RECORD_TYPES } from '../records/record-types.ts';
import { toColumns } from '../records/rows.ts';
import type { Statement } from '../records/write-batch.ts';
import { refuseFull } from '../services/queries.ts';

/** What is no listing, by its kind. */
const OTHERS: Record<string, typeof restoreNotice> = {
  'dated change': restoreChange,
  notice: restoreNotice,
};

/**
 * Brings a deleted record back as it was, with its id and what was deleted with it; its accounts have to set a password
 * anew. Throws a 409 where something has taken its place: the database says what, and nothing is written.
 */
export async function restore(d1: D1Database, author: Author, entry: HistoryEntry) {
  const { recordId, action, restorableUntil } = entry;
  const kind = RECORD_KINDS.find((it) => it === entry.kind);
  const restoreOther = OTHERS[entry.kind];
  if (!entry.before || !(kind || restoreOther) || !action.endsWith(':delete'))
    throw conflictError('Only what was deleted can be restored.');
  if (!restorableUntil)
    throw conflictError(
      `This is there again, or it was deleted more than ${RESTORE_DAYS} days ago.`,
    );
  const db = database(d1);
  if (!kind) {
    const statements = (await restoreOther?.(d1, author, entry)) ?? [];
    await db.batch(statements as [Statement, ...Statement[]]).catch(refuse);
    return;
  }
  const type = RECORD_TYPES[kind] as unknown as RecordType<AsRead>;
  const before = entry.before as AsRead;
  const parts = [{ kind, record: before }, ...type.partsOf(before)];
  await expectRoom(d1, kind, before);
  const made = { kind, before: null, after: before };
  const { accounts, mails } =
    kind === 'organisation'
      ? restoreAccounts(d1, before, author.now)
      : {
          accounts: [],
          mails: before.published ? notifyOwner(d1, author, type, before, 'put-back') : [],
        };
  const dates = kind === 'organisation' ? (before.changes as ChangeRecord[] | undefined) : [];
  await db
    .batch([
      ...RECORD_KINDS.map((which) => removeTombstones(d1, which, parts)),
      ...parts.map((part) => insertAgain(d1, author, part)),
      ...accounts,
      ...insertChangesAgain(d1, author, dates ?? []),
      auditEntry(d1, { ...author, ...made, recordId }),
      raiseVersion(d1, author.now, isSeen(d1, made, author.now)),
      ...mails,
    ] as unknown as [Statement, ...Statement[]])
    .catch(refuse);
}

/** What its provider has got meanwhile may leave no room for it: throws the error that making it anew would. */
async function expectRoom(d1: D1Database, kind: RecordKind, before: AsRead) {
  if (kind === 'service') {
    const service = { ...NO_FIELDS, ...before } as AsRead & Service;
    await refuseFull(d1, service.provider._id, service);
  }
  const isNobodys = kind === 'helpline' && !before.provider;
  if (isNobodys && (await isFullWithoutProvider(d1)))
    throw conflictError(LIMITS.helplinesWithoutProvider.message);
}

/** What a record from before these fields is given for them. */
const NO_FIELDS = { ...emptyTexts(SERVICE_FIELDS), ...createAlikeWeeks() };

const removeTombstones = (d1: D1Database, kind: RecordKind, parts: RecordPart[]) => {
  const ids = parts.filter((part) => part.kind === kind).map(({ record }) => record._id);
  return database(d1)
    .delete(tombstones)
    .where(and(eq(tombstones.kind, kind), isOneOf(tombstones.id, ids)));
};

/**
 * Inserts a record as it was, but a version on: somebody who still has it open from before is told. No load has written this
 * one.
 */
function insertAgain(d1: D1Database, author: Author, { kind, record }: RecordPart) {
  const { table } = RECORD_TYPES[kind];
  const row = {
    ...toColumns(table, record),
    ...(kind === 'organisation' && { role: 'organisation' }),
    version: record.version + 1,
    updatedAt: timestampOf(author),
    loadedVersion: null,
  };
  return database(d1)
    .insert(table)
    .values(row as never);
}

/** The errors with which the database refuses an insert, and the words for the person who restores. */
const REFUSALS: [words: string, meaning: string][] = [
  ['accounts.email', 'Somebody else signs in with an email address of this organisation by now.'],
  ['helplines.provider_id', 'Its organisation has another helpline by now.'],
  ['FOREIGN KEY', 'Its organisation is not there any more. Restore that first.'],
  ['UNIQUE', 'There is a record with this id already.'],
];

function refuse(error: Error): never {
  const said = `${error.message} ${error.cause}`;
  const [, meaning] = REFUSALS.find(([words]) => said.includes(words)) ?? [];
  throw meaning ? conflictError(meaning) : error;
}

const conflictError = (message: string) => new ApiError(409, message);
