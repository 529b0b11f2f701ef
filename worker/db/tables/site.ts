import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { KIOSK_SCREENS } from '../../../shared/kiosks/kiosk.ts';
import { SEVERITIES } from '../../../shared/notices/notice.ts';
import { flag } from './columns.ts';

// What the charity says and counts on its site, and the kiosks it keeps.

export const zeroResultSearches = sqliteTable(
  'fruitless_searches',
  {
    day: text('day').notNull(),
    words: text('words').notNull(),
    times: integer('times').notNull(),
  },
  ({ day, words }) => [primaryKey({ columns: [day, words] })],
);

export const searchWords = sqliteTable('search_words', {
  words: text('words').primaryKey(),
  leadsTo: text('leads_to').notNull(),
  addedAt: text('added_at').notNull(),
});

export const siteLines = sqliteTable('site_lines', {
  name: text('name').primaryKey(),
  facts: text('facts').notNull(),
  source: text('source').notNull(),
  checked: text('checked').notNull(),
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
});

export const notices = sqliteTable('notices', {
  id: text('id').primaryKey(),
  words: text('words').notNull(),
  link: text('link').notNull(),
  severity: text('severity', { enum: SEVERITIES }).notNull(),
  place: text('place').notNull(),
  begins: text('begins').notNull(),
  ends: text('ends').notNull(),
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
});

export type NoticeRow = typeof notices.$inferSelect;

export const hiddenCategories = sqliteTable('hidden_categories', {
  category: text('category').primaryKey(),
  /** The last day, YYYY-MM-DD. */
  until: text('until_date').notNull(),
  hiddenAt: text('hidden_at').notNull(),
});

export const pageCounts = sqliteTable(
  'page_counts',
  {
    day: text('day').notNull(),
    kind: text('kind').notNull(),
    times: integer('times').notNull(),
  },
  ({ day, kind }) => [primaryKey({ columns: [day, kind] })],
);

export const kiosks = sqliteTable('kiosks', {
  id: text('id').primaryKey(),
  place: text('place').notNull(),
  screen: text('screen', { enum: KIOSK_SCREENS }).notNull(),
  /** An admin has said so: anybody can tell of any kiosk. */
  isOurs: flag('is_ours'),
  seenAt: text('seen_at').notNull(),
  build: text('build').notNull(),
  directoryFrom: text('directory_from'),
});
