import { afterAll, expect, it } from 'vitest';
import { commandLine } from '../test/testing/command-line.ts';

const { stateDir, node, rows, remove } = commandLine();
afterAll(remove);

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

it('leaves nothing for wrangler to apply, and does nothing a second time', () => {
  const before = rows('SELECT * FROM d1_migrations');
  expect(before.length).toBeGreaterThan(30);
  const list = ['d1', 'migrations', 'list', 'DB', '--local', '--persist-to', stateDir];
  expect(node(WRANGLER, ...list).stdout).toContain('No migrations to apply');
  expect(node('scripts/db/migrate.ts')).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(rows('SELECT * FROM d1_migrations')).toEqual(before);
});

it('applies what is missing, all or none of it, and says what the database said', () => {
  rows("DELETE FROM d1_migrations WHERE name = '0042_organisation_beds.sql'");
  const before = rows('SELECT name FROM d1_migrations');
  const { status, stderr } = node('scripts/db/migrate.ts');
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was written. The database said:');
  expect(stderr).toContain('duplicate column name');
  expect(rows('SELECT name FROM d1_migrations')).toEqual(before);
  for (const column of ['beds', 'beds_for'])
    rows(`ALTER TABLE organisations DROP COLUMN ${column}`);
  expect(node('scripts/db/migrate.ts').status).toBe(0);
  expect(rows('SELECT name FROM d1_migrations')).toContainEqual({
    name: '0042_organisation_beds.sql',
  });
  expect(rows('SELECT beds, beds_for FROM organisations')).toEqual([]);
});
