import { env } from 'cloudflare:test';
import { getTableName } from 'drizzle-orm';
import {
  accounts,
  askings,
  audit,
  datedChanges,
  directory,
  helplineCalls,
  helplines,
  hiddenCategories,
  holidayAnswers,
  kiosks,
  merges,
  noTwins,
  notices,
  organisations,
  outbox,
  registrations,
  reports,
  searchWords,
  services,
  setPoints,
  siteLines,
  tombstones,
} from '../db/tables.ts';

const TABLES = [
  ...[organisations, services, helplines, directory, accounts, registrations, outbox, audit],
  tombstones,
  searchWords,
  siteLines,
  notices,
  hiddenCategories,
  kiosks,
  reports,
  setPoints,
  datedChanges,
  askings,
  helplineCalls,
  holidayAnswers,
  merges,
  noTwins,
];

/** Every row that a refused call must leave as it is. Sessions and counted tries are not among them. */
export async function everything() {
  const selects = TABLES.map((table) => env.DB.prepare(`SELECT * FROM ${getTableName(table)}`));
  return (await env.DB.batch(selects)).map(({ results }) => results);
}
