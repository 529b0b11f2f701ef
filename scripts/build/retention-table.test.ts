import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SESSION_DAYS } from '../../shared/account/session-days.ts';
import { KEPT_IN_BROWSERS, KEPT_TABLES } from '../../shared/privacy/kept.ts';
import { DOCUMENT, retention } from './retention-table.ts';

// The privacy page is true: each table, cookie and key of storage has a line, and what is about people stands on the page.

const migrations = readdirSync('migrations').map((name) =>
  readFileSync(join('migrations', name), 'utf8').replaceAll(/--.*/g, ''),
);

/** The tables that there are once every migration was applied. */
function tables(): string[] {
  const there = new Set<string>();
  for (const [, made, dropped, from, to] of migrations
    .join('\n')
    .matchAll(
      /CREATE TABLE (?:IF NOT EXISTS )?(\w+)|DROP TABLE (?:IF EXISTS )?(\w+)|ALTER TABLE (\w+) RENAME TO (\w+)/gi,
    )) {
    if (made) there.add(made);
    there.delete(dropped ?? from ?? '');
    if (to) there.add(to);
  }
  return [...there].sort();
}

const sources = (pattern: string) =>
  execFileSync(
    'git',
    ['grep', '-lE', pattern, '--', 'web', 'worker', ':!*.test.ts', ':!*/testing/*'],
    {
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n');

/** As a reader sees it: without tags, and with the values that it is rendered with. */
const page = readFileSync('web/site/PrivacyPolicyPage.tsx', 'utf8')
  .replaceAll('{SESSION_DAYS}', String(SESSION_DAYS))
  .replaceAll(/\s+/g, ' ');

it('every table of the database has a line, and no other', () => {
  expect(KEPT_TABLES.map(({ name }) => name).sort()).toEqual(tables());
});

it('every file that sets a cookie, or has a browser keep something, has a line', () => {
  const writers = sources('\\bsetCookie\\(|Storage\\.setItem\\(|caches\\.open\\(');
  expect([...new Set(KEPT_IN_BROWSERS.map(({ file }) => file))].sort()).toEqual(writers.sort());
});

it.each([...KEPT_TABLES, ...KEPT_IN_BROWSERS].filter(({ said }) => said))(
  'the privacy page says of $name: “$said”',
  ({ said }) => {
    expect(page).toContain(said);
  },
);

it('is documented as it is: else run npm run retention', () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(retention());
});
