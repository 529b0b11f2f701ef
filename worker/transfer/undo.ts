import type { D1Database } from '@cloudflare/workers-types';
import type { FileKind } from '../../shared/directory/record-kind.ts';
import { forRows, type JsonStatement, type Row } from '../db/json-statement.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { fieldOf } from './load-content.ts';
import { COUNTED, INSERT_ENTRIES } from './load-entries.ts';
import { raiseVersion, type StoredRows, type Table, upsertRows } from './load-statements.ts';
import { forgetImport, type Imported } from './undo-entries.ts';

type UndoTable = Table | 'dated_changes';

const TABLE_OF: Record<FileKind, UndoTable> = {
  organisation: 'organisations',
  service: 'services',
  helpline: 'helplines',
  'dated change': 'dated_changes',
};

/** Children before parents, so that nothing goes along with an organisation that was not this import's. */
const REMOVED_IN: FileKind[] = ['dated change', 'service', 'helpline', 'organisation'];

/** What the way back from an import does, and what it leaves as it is. */
type UndoPlan = {
  statements: JsonStatement[];
  removed: number;
  putBack: number;
  /** What was edited, deleted or used since, by its name. */
  kept: string[];
};

/**
 * What it takes to undo an import: what it made is removed and what it changed is as it was, but for what somebody has edited
 * since, and organisations that something of somebody's belongs to by now.
 */
export async function planUndo(
  d1: D1Database,
  author: Author,
  id: string,
  { imported, stored }: { imported: readonly Imported[]; stored: StoredRows },
): Promise<UndoPlan> {
  const at = timestampOf(author);
  const rows = new Map(
    imported.map(({ kind, id: record }) => [
      `${kind} ${record}`,
      stored[TABLE_OF[kind]].find((row) => row.id === record),
    ]),
  );
  const rowOf = (entry: Imported) => rows.get(`${entry.kind} ${entry.id}`);
  const kept: Imported[] = [];
  const untouched = imported.filter((entry) => {
    const row = rowOf(entry);
    // What it made and somebody deleted since is undone already.
    if (!row && !entry.before) return false;
    if (row?.version === entry.version) return true;
    kept.push(entry);
    return false;
  });
  const made = untouched.filter(({ before }) => !before);
  const going = new Set(made.map((entry) => `${entry.kind} ${entry.id}`));
  const used = await ownersInUse(d1, stored, going);
  const [removed, inUse] = [
    made.filter(({ kind, id: owner }) => kind !== 'organisation' || !used.has(owner)),
    made.filter(({ kind, id: owner }) => kind === 'organisation' && used.has(owner)),
  ];
  const changed = untouched.flatMap((entry) => {
    const row = rowOf(entry);
    return row && entry.before ? [{ ...entry, row, after: asItWas(entry.before, row, at) }] : [];
  });
  const entries = [
    ...removed.map((entry) => ({ ...entry, was: rowOf(entry) ?? null, is: null })),
    ...changed.map(({ row, after, ...entry }) => ({ ...entry, was: row, is: after })),
  ];
  const statements = [
    ...REMOVED_IN.flatMap((kind) => remove(removed.filter((entry) => entry.kind === kind))),
    ...buryAgain(removed),
    ...(['organisations', 'services', 'helplines', 'dated_changes'] as const).flatMap((table) =>
      upsertRows(
        table,
        changed.filter(({ kind }) => TABLE_OF[kind] === table).map(({ after }) => after),
      ),
    ),
    ...auditEntries(entries, author),
    forgetImport(id),
    raiseVersion({ now: at, isSample: false, isSeen: true }),
  ];
  const names = new Map(stored.organisations.map((row) => [row.id, String(row.name)]));
  return {
    statements,
    removed: removed.length,
    putBack: changed.length,
    kept: [...kept, ...inUse].map((entry) => nameOf(entry, rowOf(entry), names)),
  };
}

/** Organisations that somebody signs in for, or that have what does not go with this import. */
async function ownersInUse(
  d1: D1Database,
  stored: StoredRows,
  going: ReadonlySet<string>,
): Promise<ReadonlySet<unknown>> {
  const { results } = await d1
    .prepare('SELECT DISTINCT organisation_id FROM accounts')
    .all<{ organisation_id: string }>();
  const staying = (kind: FileKind, owner: string) =>
    stored[TABLE_OF[kind]].filter(({ id }) => !going.has(`${kind} ${id}`)).map((row) => row[owner]);
  return new Set([
    ...results.map(({ organisation_id }) => organisation_id),
    ...staying('service', 'provider_id'),
    ...staying('helpline', 'provider_id'),
    ...staying('dated change', 'organisation_id'),
  ]);
}

/** The row of before as the next version; a later load may write it again where it might have then. */
function asItWas(before: Row, row: Row, at: string): Row {
  const version = Number(row.version) + 1;
  const isAsLoaded = before.loaded_version !== null && before.loaded_version === before.version;
  return {
    ...before,
    version,
    updated_at: at,
    ...('loaded_version' in before && {
      loaded_version: isAsLoaded ? version : (before.loaded_version ?? null),
    }),
  };
}

const remove = (entries: readonly Imported[]): JsonStatement[] => {
  const [first] = entries;
  if (!first) return [];
  const sql = `DELETE FROM ${TABLE_OF[first.kind]}
    WHERE id IN (SELECT value ->> 'id' FROM json_each(?1))`;
  return forRows(
    sql,
    entries.map(({ id }) => ({ id })),
  );
};

/** What had been deleted before, and was brought back, stays away from the next file as it did. */
const buryAgain = (entries: readonly Imported[]): JsonStatement[] =>
  forRows(
    `INSERT OR REPLACE INTO tombstones (kind, id, deleted_at)
      SELECT value ->> 'kind', value ->> 'id', value ->> 'deletedAt' FROM json_each(?1)`,
    entries
      .filter(({ deletedAt }) => deletedAt)
      .map(({ kind, id, deletedAt }) => ({ kind, id, deletedAt })),
  );

/** What is nobody's to read in the history. */
const UNSAID = [...COUNTED, 'created_at', 'role'];

/** What the history says of it: a record that is gone with all that it was, another with what differs. */
function auditEntries(
  entries: readonly { kind: FileKind; id: string; was: Row | null; is: Row | null }[],
  author: Author,
): JsonStatement[] {
  const by = {
    at: timestampOf(author),
    accountId: author.viewer.accountId,
    action: author.action,
  };
  const rows = entries.flatMap(({ kind, id, was, is }) => {
    const names = Object.keys(is ?? was ?? {}).filter(
      (name) => !UNSAID.includes(name) && (!is || was?.[name] !== is[name]),
    );
    if (!was || names.length === 0) return [];
    const fields = (row: Row) =>
      JSON.stringify(
        Object.fromEntries(names.map((name) => fieldOf(kind, name, row[name] ?? null))),
      );
    return [{ ...by, kind, recordId: id, before: fields(was), after: is && fields(is) }];
  });
  return forRows(INSERT_ENTRIES, rows);
}

function nameOf({ kind }: Imported, row: Row | undefined, names: ReadonlyMap<unknown, string>) {
  if (!row) return `a ${kind} that was deleted`;
  const of = names.get(row.provider_id ?? row.organisation_id);
  const what = String(row.name ?? row.type ?? kind) || kind;
  return of && of !== what ? `${what}, of ${of}` : what;
}
