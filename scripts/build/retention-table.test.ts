import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { SESSION_DAYS } from '../../shared/account/session-days.ts';
import { KEPT_IN_BROWSERS } from '../../shared/privacy/kept-in-browsers.ts';
import { KEPT_TABLES } from '../../shared/privacy/retention.ts';
import * as schema from '../../worker/db/tables.ts';
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

/** Each way in which a page or an answer could have a browser keep something, to where it says what. */
const KEEPS = [
  ...['\\bsetCookie\\(', '[Ss]et-[Cc]ookie', 'document\\.cookie', 'cookieStore'],
  ...['Storage\\.setItem\\(', 'Storage\\[', 'Storage\\.\\w+ =[^=]', 'caches\\.open\\('],
  ...['indexedDB', 'getDirectory\\(', 'window\\.name'],
]
  .map((way) => `${way}[^,)]*`)
  .join('|');

/** The file of each thing that a browser is asked to keep: one that keeps two things is there twice. */
function keepers(): string[] {
  const where = ['web', 'worker', 'shared', ':!*.test.ts', ':!*/testing/*'];
  const found = execFileSync('git', ['grep', '-oE', KEEPS, '--', ...where], { encoding: 'utf8' });
  return [...new Set(found.trim().split('\n'))].map((it) => it.split(':')[0] ?? '').sort();
}

/** As a reader sees it: without tags, and with the values that it is rendered with. */
const page = readFileSync('web/site/PrivacyPolicyPage.tsx', 'utf8')
  .replaceAll('{SESSION_DAYS}', String(SESSION_DAYS))
  .replaceAll(/\s+/g, ' ');

it('every table of the database has a line, and no other', () => {
  expect(KEPT_TABLES.map(({ name }) => name).sort()).toEqual(tables());
});

it('everything that a browser is asked to keep has a line, whichever way it is kept', () => {
  expect(KEPT_IN_BROWSERS.map(({ file }) => file).sort()).toEqual(keepers());
});

it.each([...KEPT_TABLES, ...KEPT_IN_BROWSERS].filter(({ said }) => said))(
  'the privacy page says of $name: “$said”',
  ({ said }) => {
    expect(page).toContain(said);
  },
);

/** What reads as if it were of people and is of the charity: the words of its notices, and those it teaches the search. */
const OF_ADMINS: Record<string, string[]> = { notices: ['words'], search_words: ['words'] };

/** Columns in which somebody stands: who signs in, an email, who did it, words of theirs. */
const OF_PEOPLE = /email|account|recipient|_by$|answered|^words$|^who$/;

it.each(KEPT_TABLES.filter(({ said }) => !said))(
  'nobody stands in $name, of which the privacy page says nothing',
  ({ name }) => {
    const table = Object.values(schema).find((it) => getTableName(it) === name);
    const columns = Object.values(getTableColumns(table as SQLiteTable)).map((it) => it.name);
    expect(columns.filter((it) => OF_PEOPLE.test(it))).toEqual(OF_ADMINS[name] ?? []);
  },
);

it('is documented as it is: else run npm run retention', () => {
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(retention());
});
