import { applyD1Migrations, env } from 'cloudflare:test';
import { expect, it } from 'vitest';

/** After a migration that makes a table: a row of it, so that the next ones have something to lose. */
const SAMPLES: Record<string, string> = {
  '0001_directory.sql': `
    INSERT INTO organisations (id, name, description, approved, created_at, updated_at) VALUES ('o', 'O', '', 1, '', '');
    INSERT INTO services (id, provider_id, type, service_address, availability, schedule, updated_at)
      VALUES ('s', 'o', 'Lunch', 'Here', '[]', '{}', '');
    INSERT INTO helplines (id, provider_id, type, name, description, updated_at) VALUES ('h', 'o', 'General', 'H', '', '')`,
  '0002_accounts.sql': `
    INSERT INTO accounts (id, organisation_id, email, created_at) VALUES ('a', 'o', 'a@b.test', '');
    INSERT INTO sessions (id, account_id, digest, rotated_at, created_at, expires_at) VALUES ('s', 'a', 'd', '', '', '');
    INSERT INTO one_time_tokens (digest, account_id, purpose, created_at, expires_at) VALUES ('d', 'a', 'reset', '', '');
    INSERT INTO outbox (kind, recipient, account_id, created_at, next_attempt_at) VALUES ('reset', 'a@b.test', 'a', '', '');
    INSERT INTO attempts (key, count, next_at, expires_at) VALUES ('k', 1, 0, 0);
    INSERT INTO audit (at, action, kind, record_id) VALUES ('', 'service:update', 'service', 's')`,
  '0003_tombstones.sql': `INSERT INTO tombstones (id, kind, deleted_at) VALUES ('x', 'service', '')`,
  '0004_operations.sql': `INSERT INTO operations (what, at) VALUES ('mail', '')`,
  '0005_creations.sql': `INSERT INTO creations (key, digest, made_id, expires_at) VALUES ('k', 'd', 's', '')`,
  '0006_fruitless_searches.sql': `INSERT INTO fruitless_searches (day, words, times) VALUES ('', 'w', 1)`,
  '0007_audit_of_record.sql': `INSERT INTO audit (at, action, kind, record_id) VALUES ('', 'service:delete', 'service', 's')`,
  '0009_what_the_public_sees.sql': `INSERT INTO audit (at, action, kind, record_id, may_be_public) VALUES ('', 'service:update', 'service', 's', 0)`,
  '0010_sign_ins.sql': `INSERT INTO sign_ins (who, hour, worked, has_account, times, last_at) VALUES ('a', '', 1, 1, 1, '')`,
  '0011_registrations.sql': `INSERT INTO registrations (organisation_id, account_id, registered_at) VALUES ('o', 'a', '')`,
  '0012_guarded_accounts.sql': `
    INSERT INTO second_factors (account_id, sealed_secret, created_at) VALUES ('a', 'sealed', '');
    INSERT INTO recovery_codes (digest, account_id) VALUES ('d', 'a')`,
  '0013_pending_organisations.sql': `
    INSERT INTO organisations (id, name, description, approved, created_at, updated_at) VALUES ('p', 'P', '', 0, '', '')`,
  '0014_dated_changes.sql': `
    INSERT INTO dated_changes (id, scope, organisation_id, kind, from_date, updated_at)
      VALUES ('c', 'organisation', 'o', 'closed', '2026-12-24', '')`,
  '0015_asked_still_closed.sql': `
    UPDATE dated_changes SET asked_at = '2026-12-24'`,
  '0016_weeks_that_are_not_alike.sql': `
    UPDATE services SET seasons = '[{"from":"11-01","to":"03-31"}]'`,
  '0030_site_lines.sql': `INSERT INTO site_lines (name, facts, updated_at) VALUES ('council', '{}', '')`,
  '0022_search_words.sql': `INSERT INTO search_words (words, leads_to, added_at) VALUES ('w', 'page council', '')`,
  '0017_holidays.sql': `
    INSERT INTO askings (organisation_id, asked_at) VALUES ('o', '');
    INSERT INTO holiday_answers (organisation_id, from_date, to_date) VALUES ('o', '2026-12-24', '2027-01-01')`,
  '0027_notices.sql': `INSERT INTO notices (id, words, begins, ends, updated_at) VALUES ('n', 'W', '', '', '')`,
  '0028_hidden_categories.sql': `INSERT INTO hidden_categories (category, until_date, hidden_at) VALUES ('c', '', '')`,
  '0029_page_counts.sql': `INSERT INTO page_counts (day, kind, times) VALUES ('2026-11-23', 'home', 1)`,
  '0034_kiosks.sql': `INSERT INTO kiosks (id, place, screen, seen_at) VALUES ('k', 'Here', 'touch', '')`,
  '0035_reports.sql': `
    INSERT INTO reports (id, kind, listing_id, what, at) VALUES ('r', 'service', 's', 'closed', '');
    INSERT INTO report_keys (week, key) VALUES (1, 'k')`,
  '0038_merges.sql': `
    INSERT INTO merges (gone_id, kind, kept_id, merge_id, at) VALUES ('x', 'service', 's', 'm', '');
    INSERT INTO no_twins (one, other, said_at) VALUES ('o', 'p', '')`,
  '0039_stand_ins.sql': `INSERT INTO stand_ins (account_id, email, until_date, named_at) VALUES ('a', 's@b.test', '', '')`,
  '0040_imported.sql': `INSERT INTO imported (import_id, at, account_id, kind, record_id, version) VALUES ('i', '', 'a', 'service', 's', 2)`,
  '0041_helpline_calls.sql': `INSERT INTO helpline_calls (helpline_id, rung_at, rung_outcome) VALUES ('h', '', 'gone')`,
  '0033_points.sql': `
    INSERT INTO postcodes (begins, latitude, longitude, points, loaded_at) VALUES ('BS1 4D', 51.45, -2.6, '{}', '');
    INSERT INTO set_points (address, latitude, longitude, set_at) VALUES ('Here', 51.45, -2.6, '')`,
  '0019_full_tonight.sql': `
    UPDATE services SET full_since = '2026-11-22T21:10:00.000Z'`,
};

const db = env.UNMIGRATED_DB;

type Row = Record<string, string | number | null>;

/** Every row of every table that is there, by table. */
async function everything(): Promise<Record<string, Row[]>> {
  const { results: tables } = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations'",
    )
    .all<{ name: string }>();
  const rows = await Promise.all(
    tables.map(({ name }) => db.prepare(`SELECT * FROM ${name}`).all<Row>()),
  );
  return Object.fromEntries(tables.map(({ name }, index) => [name, rows[index]?.results ?? []]));
}

it('no migration loses or changes a row of a full database', async () => {
  for (const migration of env.TEST_MIGRATIONS) {
    const before = await everything();
    await applyD1Migrations(db, [migration]);
    expect(await everything()).toMatchObject(before);

    const sample = SAMPLES[migration.name];
    if (sample) await db.batch(sample.split(';').map((statement) => db.prepare(statement)));
    const empty = Object.entries(await everything()).filter(([, rows]) => rows.length === 0);
    expect(empty, `SAMPLES needs a row for each table of ${migration.name}`).toEqual([]);
  }
});

/** A table that has one row, which the Worker only changes. */
const ONE_ROW = 'directory';

/** The columns of a table that tell its rows apart, and whether the database numbers them. */
async function identityOf(table: string) {
  const all = async (pragma: string) => (await db.prepare(`PRAGMA ${pragma}`).all<Row>()).results;
  const keys = (await all(`table_info(${table})`)).filter(({ pk }) => Number(pk) > 0);
  const indexes = (await all(`index_list(${table})`)).filter((it) => it.unique === 1);
  const columns = await Promise.all(indexes.map((it) => all(`index_info(${it.name})`)));
  return {
    numbered: keys.length === 1 && keys[0]?.type === 'INTEGER' ? String(keys[0].name) : '',
    columns: new Set([...keys, ...columns.flat()].map(({ name }) => String(name))),
  };
}

/**
 * What a Worker that knows these columns alone does with a table: it makes a row, reads it and changes it,
 * as drizzle has it, by the names of the columns. `run` tells the rows of one time from those of another.
 */
async function actAsBefore(table: string, row: Row, run: string) {
  const { numbered, columns: identifying } = await identityOf(table);
  const isRenamed = (name: string) => identifying.has(name) && typeof row[name] === 'string';
  const again = Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name !== numbered)
      .map(([name, value]) => [name, isRenamed(name) ? `${value} ${run}` : value]),
  );
  const names = Object.keys(again);
  const values = Object.values(again);
  const marks = names.map(() => '?').join();
  if (table !== ONE_ROW)
    await db
      .prepare(`INSERT INTO ${table} (${names}) VALUES (${marks})`)
      .bind(...values)
      .run();
  const its = names.map((name) => `${name} IS ?`).join(' AND ');
  const bound = table === ONE_ROW ? names.map((name) => row[name] ?? null) : values;
  const where = (statement: string) => db.prepare(`${statement} WHERE ${its}`).bind(...bound);
  const { results } = await where(`SELECT ${Object.keys(row)} FROM ${table}`).all<Row>();
  const { meta } = await where(
    `UPDATE ${table} SET ${names.map((name) => `${name} = ${name}`)}`,
  ).run();
  expect(results.length, table).toBeGreaterThan(0);
  expect(meta.changes, table).toBe(results.length);
}

it('the Worker of before goes on with a full database once it is migrated', {
  timeout: 60_000,
}, async () => {
  await db.batch(
    Object.keys(await everything())
      .reverse()
      .map((name) => db.prepare(`DROP TABLE ${name}`)),
  );
  await db.prepare('DELETE FROM d1_migrations').run();
  for (const migration of env.TEST_MIGRATIONS) {
    const before = await everything();
    await applyD1Migrations(db, [migration]);
    const migrated = await everything();
    for (const [table, [row]] of Object.entries(before))
      if (row) await actAsBefore(table, row, migration.name);
    // What it made stands beside what was there, with whatever is new left as its migration says.
    for (const [table, rows] of Object.entries(await everything()))
      expect(rows, table).toEqual(expect.arrayContaining(migrated[table] ?? []));

    const sample = SAMPLES[migration.name];
    if (sample) await db.batch(sample.split(';').map((statement) => db.prepare(statement)));
  }
});
