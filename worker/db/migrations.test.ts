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
  '0022_search_words.sql': `INSERT INTO search_words (words, leads_to, added_at) VALUES ('w', 'page council', '')`,
  '0017_holidays.sql': `
    INSERT INTO askings (organisation_id, asked_at) VALUES ('o', '');
    INSERT INTO holiday_answers (organisation_id, from_date, to_date) VALUES ('o', '2026-12-24', '2027-01-01')`,
  '0019_full_tonight.sql': `
    UPDATE services SET full_since = '2026-11-22T21:10:00.000Z'`,
};

const db = env.UNMIGRATED_DB;

/** Every row of every table that is there, by table. */
async function everything(): Promise<Record<string, unknown[]>> {
  const { results: tables } = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations'",
    )
    .all<{ name: string }>();
  const rows = await Promise.all(
    tables.map(({ name }) => db.prepare(`SELECT * FROM ${name}`).all()),
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
