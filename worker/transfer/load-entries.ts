import type { Action } from '../../shared/account/access.ts';
import { forRows, type JsonStatement, type Row } from '../db/json-statement.ts';
import { fieldOf } from './load-content.ts';
import type { Write } from './load-types.ts';

export const INSERT_ENTRIES = `INSERT INTO audit
  (at, account_id, account_email, action, kind, record_id, before, after)
  SELECT value ->> 'at', value ->> 'accountId',
    (SELECT email FROM accounts WHERE id = value ->> 'accountId'),
    value ->> 'action', value ->> 'kind', value ->> 'recordId', value ->> 'before', value ->> 'after'
  FROM json_each(?1)`;

type LoadAuthor = {
  /** ISO instant. */
  at: string;
  /** null where it was loaded from a terminal: nobody is signed in there. */
  accountId: string | null;
  action: Action;
};

/**
 * What a load adds to the history, for its own batch: who did it, and of each record what changed. That somebody checked
 * it is no change.
 */
export function loadEntries(writes: readonly Write[], author: LoadAuthor): JsonStatement[] {
  const changes = writes.map((write) => ({ ...write, ...pickDifferences(write) }));
  const rows = changes
    .filter(({ after }) => Object.keys(after).length > 0)
    .map(({ kind, id: recordId, before, after }) => ({
      ...author,
      kind,
      recordId,
      ...jsonOf({ before, after }),
    }));
  return forRows(INSERT_ENTRIES, rows);
}

const jsonOf = ({ before, after }: ReturnType<typeof pickDifferences>) => ({
  before: before && JSON.stringify(before),
  after: JSON.stringify(after),
});

type Fields = Record<string, unknown>;

/** What a load counts for itself, which says nothing of the record. */
export const COUNTED = ['version', 'loaded_version', 'updated_at', 'last_checked_at'];

/** The fields that a write changes, as records have them; all of them where there was nothing. */
export function pickDifferences({ kind, before, after }: Write): {
  before: Fields | null;
  after: Fields;
} {
  const names = Object.keys(after).filter(
    (name) => !COUNTED.includes(name) && (!before || before[name] !== after[name]),
  );
  const fields = (row: Row) =>
    Object.fromEntries(names.map((name) => fieldOf(kind, name, row[name] ?? null)));
  return { before: before && fields(before), after: fields(after) };
}
