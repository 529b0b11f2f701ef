import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { RECORD_KINDS } from '../../../shared/directory/record-kind.ts';
import { REPORTED_FAULTS } from '../../../shared/reports/report.ts';
import { flag, words } from './columns.ts';

// What keeps the directory true: who was asked, what was reported, and every change.

export const askings = sqliteTable('askings', {
  organisationId: text('organisation_id').primaryKey(),
  /** About anything. */
  askedAt: text('asked_at').notNull(),
  stillRightAt: words('still_right_at').default(''),
  rungAt: words('rung_at').default(''),
  rungOutcome: words('rung_outcome').default(''),
  rungNote: words('rung_note').default(''),
  rungBy: words('rung_by').default(''),
  undo: words('undo').default(''),
});

/** The last call to each helpline that no organisation offers, with the columns that `askings` has for calls. */
export const helplineCalls = sqliteTable('helpline_calls', {
  helplineId: text('helpline_id').primaryKey(),
  rungAt: words('rung_at').default(''),
  rungOutcome: words('rung_outcome').default(''),
  rungNote: words('rung_note').default(''),
  rungBy: words('rung_by').default(''),
  undo: words('undo').default(''),
});

export const holidayAnswers = sqliteTable(
  'holiday_answers',
  {
    organisationId: text('organisation_id').notNull(),
    from: text('from_date').notNull(),
    to: text('to_date').notNull(),
    askedAt: text('asked_at').notNull(),
    answeredAt: text('answered_at').notNull(),
    answeredBy: text('answered_by').notNull(),
  },
  ({ organisationId, from, to }) => [primaryKey({ columns: [organisationId, from, to] })],
);

export const reports = sqliteTable('reports', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: RECORD_KINDS }).notNull(),
  listingId: text('listing_id').notNull(),
  what: text('what', { enum: REPORTED_FAULTS }).notNull(),
  words: words('words').default(''),
  at: text('at').notNull(),
  /** A digest of the network address, for a week; then ''. */
  digest: words('digest').default(''),
  /** Who was signed in; null for a visitor. */
  organisationId: text('organisation_id'),
  /** Whether it was touched on a kiosk. */
  isFromKiosk: flag('from_kiosk').default(false),
  answeredAt: words('answered_at').default(''),
  outcome: words('outcome').default(''),
  note: words('note').default(''),
  answeredBy: words('answered_by').default(''),
});

/** What the digests of a week's reports are made with; it is deleted a week later. */
export const reportKeys = sqliteTable('report_keys', {
  week: integer('week').primaryKey(),
  key: text('key').notNull(),
});

export const audit = sqliteTable('audit', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: text('at').notNull(),
  accountId: text('account_id'),
  accountEmail: text('account_email'),
  action: text('action').notNull(),
  kind: text('kind').notNull(),
  recordId: text('record_id').notNull(),
  before: text('before'),
  after: text('after'),
  mayBePublic: flag('may_be_public').default(true),
});

/** Which records are no more because another is the same, and what it takes to undo that. */
export const merges = sqliteTable(
  'merges',
  {
    goneId: text('gone_id').notNull(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    keptId: text('kept_id').notNull(),
    mergeId: text('merge_id').notNull(),
    at: text('at').notNull(),
    before: words('before').default(''),
  },
  ({ kind, goneId }) => [primaryKey({ columns: [kind, goneId] })],
);

/** What looks the same and is not, as an admin has said. */
export const noTwins = sqliteTable(
  'no_twins',
  {
    one: text('one').notNull(),
    other: text('other').notNull(),
    saidAt: text('said_at').notNull(),
  },
  ({ one, other }) => [primaryKey({ columns: [one, other] })],
);
