import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLocalStore } from '../db/backups/store.ts';
import { takeBackup } from '../db/backups/take.ts';
import { keepPrivate } from './private-state.ts';

let folder: string;
let umask: number;

beforeEach(() => {
  umask = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'private-'));
  chmodSync(folder, 0o755);
});

afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

test('a database of before is its owner’s alone once something opens it', () => {
  mkdirSync(join(folder, 'v3', 'd1'), { recursive: true });
  for (const file of [['v3', 'd1', 'db.sqlite'], ['jwt-secret']])
    writeFileSync(join(folder, ...file), 'x');
  expect(modeOf('v3', 'd1', 'db.sqlite')).toBe('644');
  keepPrivate(folder);
  for (const path of [[], ['v3'], ['v3', 'd1']]) expect(modeOf(...path)).toBe('700');
  for (const path of [['v3', 'd1', 'db.sqlite'], ['jwt-secret']])
    expect(modeOf(...path)).toBe('600');
});

test('what is made from then on is its owner’s alone; what is not ours stays as it is', () => {
  writeFileSync(join(folder, 'notes.txt'), 'x');
  keepPrivate(folder);
  writeFileSync(join(folder, 'new'), 'x');
  mkdirSync(join(folder, 'inside'));
  expect([modeOf('notes.txt'), modeOf('new'), modeOf('inside')]).toEqual(['644', '600', '700']);
});

test('a database that a command opens, and its backup, are its owner’s alone', async () => {
  const state = join(folder, 'state');
  const store = await openLocalStore(state);
  await store.write(['CREATE TABLE notes (text TEXT)', "INSERT INTO notes VALUES ('x')"]);
  const backup = join(folder, 'backups', 'one.sql');
  await takeBackup(store, backup, '2026-11-20T09:00:00.000Z');
  await store.close();
  for (const path of [['state'], ['state', 'v3'], ['state', 'v3', 'd1'], ['backups']])
    expect(modeOf(...path)).toBe('700');
  expect(modeOf('backups', 'one.sql')).toBe('600');
});
