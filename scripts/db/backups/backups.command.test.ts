import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { announce } from '../../../shared/services/changes/announcements.ts';
import { changesOf } from '../../../shared/services/changes/change-record.ts';
import { readChangeRow } from '../../../worker/dated-changes/rows.ts';
import type { Row } from '../../../worker/db/json-statement.ts';
import { open as openFile, TABLES } from './file.ts';
import { applyMigrations } from './local-migrations.ts';
import { putBack } from './put-back.ts';
import { openLocalStore, type Store } from './store.ts';
import { backupPath, takeBackup } from './take.ts';

// The rehearsal: a full database, backed up, lost, and put back.

const folder = mkdtempSync(join(tmpdir(), 'backups-test-'));
const open: Store[] = [];
const closeAll = () => Promise.all(open.splice(0).map((store) => store.close()));
afterEach(closeAll);
afterAll(() => rmSync(folder, { recursive: true }));

const HARD = `O'Neil's "Kitchen"; -- no\r\n\tline\n/* BEGIN TRANSACTION; */ \\n 🍲 ?1 $1 \u2028 end`;
const text = HARD.replaceAll("'", "''");
const MIGRATIONS = readdirSync('migrations').sort();
const NOW = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';

/** A row and more in every table, with texts that strain what reads SQL. */
const ROWS = [
  `INSERT INTO organisations (id, name, description, approved, created_at, updated_at, loaded_version) VALUES ('o', '${text}', '', 1, '', '', 3)`,
  `INSERT INTO services (id, provider_id, type, service_address, availability, schedule, note, updated_at) VALUES ('s', 'o', 'Lunch', 'Here', '["For Everyone"]', '{"Monday":[]}', '${text}', '')`,
  "INSERT INTO helplines (id, provider_id, type, name, description, updated_at) VALUES ('h', NULL, 'General', 'H', '', '')",
  "INSERT INTO accounts (id, organisation_id, email, password_hash, created_at) VALUES ('a', 'o', 'a@b.test', '$scrypt$ln=14,r=8,p=5$c2FsdA$aGFzaA', '')",
  "INSERT INTO registrations (organisation_id, account_id, registered_at, came_from, mails) VALUES ('o', 'a', '', '', 0)",
  "INSERT INTO sessions (id, account_id, digest, rotated_at, created_at, expires_at) VALUES ('s', 'a', 'd', '', '', '')",
  "INSERT INTO one_time_tokens (digest, account_id, purpose, created_at, expires_at) VALUES ('d', 'a', 'reset', '', '')",
  `INSERT INTO outbox (kind, recipient, account_id, created_at, next_attempt_at, last_error) VALUES ('reset', 'a@b.test', 'a', '', '', 'Error\n  at send')`,
  "INSERT INTO attempts (key, count, next_at, expires_at) VALUES ('k', 1, 1795000000000, 1795000000001)",
  `INSERT INTO audit (at, action, kind, record_id, before) VALUES ('', 'service:update', 'service', 's', json_object('note', '${text}'))`,
  "INSERT INTO audit (at, action, kind, record_id) VALUES ('', 'service:update', 'service', 's')",
  'DELETE FROM audit WHERE id = 2',
  "INSERT INTO tombstones (id, kind, deleted_at) VALUES ('x', 'service', '')",
  "INSERT INTO fruitless_searches (day, words, times) VALUES ('2026-11-19', 'tent', 2)",
  "INSERT INTO creations (key, digest, made_id, expires_at) VALUES ('k', 'd', 's', '')",
  "INSERT INTO second_factors (account_id, sealed_secret, created_at, last_step) VALUES ('a', 'sealed', '', 59000000)",
  "INSERT INTO recovery_codes (digest, account_id) VALUES ('d', 'a')",
  "INSERT INTO sign_ins (who, hour, worked, has_account, times, last_at) VALUES ('a', '2026-11-19T10:00:00.000Z', 1, 1, 2, '')",
  "INSERT INTO stand_ins (account_id, email, until_date, named_at) VALUES ('a', 's@b.test', '2026-12-04', '')",
  "INSERT INTO dated_changes (id, scope, organisation_id, kind, from_date, updated_at) VALUES ('c', 'organisation', 'o', 'closed', '2026-12-24', '')",
  "INSERT INTO askings (organisation_id, asked_at) VALUES ('o', '2026-11-19T10:00:00.000Z')",
  "INSERT INTO helpline_calls (helpline_id, rung_at, rung_outcome) VALUES ('h', '2026-11-19T10:00:00.000Z', 'gone')",
  "INSERT INTO holiday_answers (organisation_id, from_date, to_date) VALUES ('o', '2026-12-25', '2026-12-28')",
  "INSERT INTO search_words (words, leads_to, added_at) VALUES ('scran', 'timetable Lunch', '')",
  "INSERT INTO site_lines (name, facts, source, checked, updated_at) VALUES ('council', '{}', 'rang', '2026-11-20', '')",
  `INSERT INTO notices (id, words, begins, ends, updated_at) VALUES ('n', '${text}', '2026-11-24T18:00', '2026-11-25T09:00', '')`,
  "INSERT INTO hidden_categories (category, until_date, hidden_at) VALUES ('Animals', '2026-11-29', '')",
  "INSERT INTO page_counts (day, kind, times) VALUES ('2026-11-23', 'home', 12)",
  `INSERT INTO kiosks (id, place, screen, seen_at) VALUES ('k', '${text}', 'touch', '')`,
  `INSERT INTO reports (id, kind, listing_id, what, words, at) VALUES ('r', 'service', 's', 'closed', '${text}', '')`,
  "INSERT INTO report_keys (week, key) VALUES (2951, 'k')",
  `INSERT INTO imported (import_id, at, account_id, kind, record_id, version, before) VALUES ('i', '', 'a', 'service', 's', 2, '${text}')`,
  `INSERT INTO postcodes (begins, latitude, longitude, points, loaded_at) VALUES ('BS1 4D', 51.45, -2.6, '{"J":[51.45,-2.6]}', '')`,
  `INSERT INTO set_points (address, latitude, longitude, set_at) VALUES ('${text}', 51.45, -2.6, '')`,
  `INSERT INTO merges (gone_id, kind, kept_id, merge_id, at, before) VALUES ('t', 'service', 's', 'm', '', '${text}')`,
  "INSERT INTO no_twins (one, other, said_at) VALUES ('o', 'p', '')",
  "INSERT INTO operations (what, at) VALUES ('mail', '2026-11-19T10:00:00.000Z')",
];

async function database(name: string) {
  const store = await openLocalStore(join(folder, name));
  open.push(store);
  return store;
}

async function everything({ read }: Store): Promise<Record<string, Row[]>> {
  const [tables = []] = await read([TABLES]);
  const names = [...tables.map(({ name }) => String(name)), 'sqlite_sequence'];
  const rows = await read(names.map((name) => `SELECT * FROM ${name}`));
  return Object.fromEntries(names.map((name, index) => [name, rows[index] ?? []]));
}

async function filled(name: string): Promise<Store> {
  const store = await database(name);
  await applyMigrations(store);
  await store.write(ROWS);
  const empty = Object.entries(await everything(store)).filter(([, rows]) => rows.length === 0);
  expect(empty.map(([table]) => table)).toEqual([]);
  return store;
}

function npmRun(script: 'backup' | 'restore', name: string, ...args: string[]) {
  const env = { ...process.env, STATE_DIR: join(folder, name) };
  const command = [`scripts/db/${script}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr: stderr.trim() };
}

const file = join(folder, 'backup.sql');

it('puts back every row of every table after all was lost, and the directory goes on counting', async () => {
  const before = await filled('lost');
  const { directory, operations, ...rows } = await everything(before);
  await closeAll();

  const backedUp = npmRun('backup', 'lost', '--output', file);
  expect(backedUp).toMatchObject({ status: 0, stderr: '' });
  expect(backedUp.stdout).toContain('accounts: 1\n');

  rmSync(join(folder, 'lost'), { recursive: true });
  expect(npmRun('restore', 'lost', file)).toMatchObject({ status: 0, stderr: '' });
  const after = await everything(await database('lost'));
  const { directory: restored, operations: noted, ...restoredRows } = after;
  expect(restoredRows).toEqual(rows);
  expect(restored).toEqual([{ ...directory?.[0], version: 2, changed_at: expect.any(String) }]);
  expect(restored?.[0]?.changed_at).not.toBe(directory?.[0]?.changed_at);
  expect(noted).toEqual([...(operations ?? []), { what: 'backup', at: expect.any(String) }]);

  // And what was decided for dates is announced again.
  const lunch = { _id: 's', type: 'Lunch', provider: { _id: 'o' } } as const;
  const changes = changesOf(lunch, (after.dated_changes ?? []).map(changeOf), '2026-12-01');
  expect(announce(changes, '2026-12-01').map(({ words }) => words)).toEqual([
    'Closed from Thursday 24 December until further notice',
  ]);
});

/** A row of dated changes as the Worker reads it. */
const changeOf = ({ from_date, to_date, organisation_id, ended_at, updated_at, ...row }: Row) =>
  readChangeRow({
    ...row,
    from: from_date,
    to: to_date,
    organisationId: organisation_id,
    endedAt: ended_at,
    updatedAt: updated_at,
  } as never);

it('refuses a database that is not empty, or replaces it once that is backed up too', async () => {
  const store = await database('lost');
  await store.write([
    "UPDATE organisations SET name = 'Changed since'",
    'UPDATE directory SET version = 9',
  ]);
  const changed = await everything(store);
  await expect(putBack(store, file, { now: LATER })).rejects.toThrow(
    /^Nothing was written: the database is not empty \(organisations, services, .*\)\. With --replace/,
  );
  expect(await everything(store)).toEqual(changed);

  const former = join(folder, 'former', 'changed.sql');
  await putBack(store, file, { replaceAfterBackupTo: former, now: LATER });
  const replaced = await everything(store);
  expect(replaced.organisations).toMatchObject([{ name: HARD }]);
  expect(replaced.directory).toMatchObject([{ version: 10, changed_at: LATER }]);
  expect(replaced.operations).toContainEqual({ what: 'backup', at: LATER });

  await putBack(store, former, { replaceAfterBackupTo: join(folder, 'third.sql'), now: LATER });
  expect((await everything(store)).organisations).toEqual(changed.organisations);
});

it('writes all of it or nothing', async () => {
  const store = await database('lost');
  const before = await everything(store);
  const failing = {
    ...store,
    write: (statements: string[]) =>
      store.write(
        statements.length > 1 ? [...statements, 'INSERT INTO nowhere VALUES (1)'] : statements,
      ),
  };
  const options = { replaceAfterBackupTo: join(folder, 'again.sql'), now: NOW };
  await expect(putBack(failing, file, options)).rejects.toThrow(/^Nothing was written\. /);
  expect({ ...(await everything(store)), operations: before.operations }).toEqual(before);
});

it('brings a backup from before a migration to the present', async () => {
  const old = await database('old');
  await applyMigrations(old, MIGRATIONS.slice(0, 1));
  await old.write(ROWS.slice(0, 3));
  const older = join(folder, 'older.sql');
  await takeBackup(old, older, NOW);

  const present = await database('present');
  await putBack(present, older, { now: LATER });
  const after = await everything(present);
  expect(after.d1_migrations?.map(({ name }) => name)).toEqual(MIGRATIONS);
  expect(after.organisations).toMatchObject([{ id: 'o', name: HARD }]);
  expect(after.operations).toEqual([{ what: 'backup', at: NOW }]);
});

it.each([
  [
    'cut short',
    (whole: string) => whole.slice(0, -200),
    /lacks the last line|middle of its last line/,
  ],
  ['cut in its last line', (whole: string) => whole.slice(0, -20), /middle of its last line/],
  ['changed', (whole: string) => whole.replace('a@b.test', 'b@b.test'), /not as it was written/],
  ['an export of somebody else', () => 'CREATE TABLE t (id);\n', /lacks the last line of a backup/],
])('refuses a file that is %s', (_what, harm, words) => {
  expect(() => openFile(file, harm(readFileSync(file, 'utf8')))).toThrow(words);
});

it('refuses what a newer version of the handbook wrote', async () => {
  const store = await database('newer');
  await store.write([
    'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)',
    "INSERT INTO d1_migrations VALUES (1, '9999_future.sql')",
  ]);
  const newer = join(folder, 'newer.sql');
  await takeBackup(store, newer, NOW);
  await expect(putBack(store, newer, { now: NOW })).rejects.toThrow(/newer version.*9999_future/);
});

it('brings no demo sign-ins to a deployed site', async () => {
  const store = await database('demo');
  await store.write([
    'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)',
    "INSERT INTO d1_migrations VALUES (1, '0001_directory.sql')",
    'CREATE TABLE accounts (id TEXT)',
    "INSERT INTO accounts VALUES ('demo-admin')",
  ]);
  const demo = join(folder, 'demo.sql');
  await takeBackup(store, demo, NOW);
  await expect(putBack({ ...store, of: 'deployed' }, demo, { now: NOW })).rejects.toThrow(
    /demo sign-ins/,
  );
});

it('reads what the export has wrong, and keeps none that lacks a table', async () => {
  const store = await database('half');
  await store.write([
    'CREATE TABLE t (id INTEGER)',
    'INSERT INTO t VALUES (1)',
    'INSERT INTO t VALUES (2)',
  ]);
  const withDump = (dump: (whole: string) => string): Store => ({
    ...store,
    dump: async () => dump(await store.dump()),
  });
  const path = join(folder, 'half.sql');
  const lacksRow = withDump((whole) => whole.replace(/INSERT.*VALUES\(2\);/, ''));
  expect(await takeBackup(lacksRow, path, NOW)).toEqual({ t: 2 });
  expect(readFileSync(path, 'utf8')).toContain('VALUES (2);');

  const lacksTable = withDump(() => '');
  const other = join(folder, 'other.sql');
  await expect(takeBackup(lacksTable, other, NOW)).rejects.toThrow(/^Nothing was written/);
  expect(() => readFileSync(other)).toThrow();
});

it('names a backup by its time', () => {
  expect(backupPath(NOW)).toBe(join('backups', '2026-11-20T10-00-00-000Z.sql'));
});
