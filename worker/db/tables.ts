import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { FILE_KINDS, RECORD_KINDS } from '../../shared/directory/record-kind.ts';
import type { FieldKind, Fields } from '../../shared/fields/field.ts';
import { HELPLINE_FIELDS } from '../../shared/helplines/helpline-fields.ts';
import { KIOSK_SCREENS } from '../../shared/kiosks/kiosk.ts';
import { SEVERITIES } from '../../shared/notices/notice.ts';
import { OPERATIONS } from '../../shared/operations/operations.ts';
import { ORGANISATION_FIELDS } from '../../shared/organisations/organisation-fields.ts';
import { FAULTS } from '../../shared/reports/report.ts';
import { CHANGE_SCOPES } from '../../shared/services/changes/change-record.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { CHANGE_KINDS } from '../../shared/time/dated-change.ts';

// The tables of migrations/, for queries to name. Lists stay text here: one row's bad JSON must not fail a whole query.

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull();

const words = (name: string) => text(name).notNull();

type Columns<F extends Fields> = {
  [Name in keyof F]: ReturnType<F[Name]['kind'] extends 'flag' ? typeof flag : typeof words>;
};

/** What a field holds in a record that is older than the field, and comes back from the history. */
const NOTHING: Partial<Record<FieldKind, string>> = {
  text: '',
  choice: '',
  schedule: '{}',
  conditions: '{}',
};

/** The columns of a noun's fields, each with the name of its field: a number for a flag, else a text. */
function columnsOf<F extends Fields>(fields: F): Columns<F> {
  const columns = Object.entries(fields).map(([name, { kind }]) => {
    const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [name, kind === 'flag' ? flag(column) : words(column).default(NOTHING[kind] ?? '[]')];
  });
  return Object.fromEntries(columns);
}

const history = () => ({
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
  lastCheckedAt: text('last_checked_at').notNull(),
  takenDownReason: words('taken_down_reason').default(''),
  loadedVersion: integer('loaded_version'),
});

/** That people found it closed, and that somebody said it is open (shared/reports/found-closed.ts). */
const closedMark = () => ({
  foundClosedAt: words('found_closed_at').default(''),
  openSaidAt: words('open_said_at').default(''),
});

export const organisations = sqliteTable('organisations', {
  id: text('id').primaryKey(),
  ...columnsOf(ORGANISATION_FIELDS),
  role: text('role', { enum: ['organisation', 'admin'] }).notNull(),
  createdAt: text('created_at').notNull(),
  ...closedMark(),
  ...history(),
});

export type OrganisationRow = typeof organisations.$inferSelect;

export const services = sqliteTable('services', {
  id: text('id').primaryKey(),
  providerId: text('provider_id').notNull(),
  ...columnsOf(SERVICE_FIELDS),
  fullSince: words('full_since').default(''),
  fullUntil: words('full_until').default(''),
  ...closedMark(),
  ...history(),
});

/** With its provider's name beside it, as queries join it. */
export type ServiceRow = typeof services.$inferSelect & { providerName: string };

export const helplines = sqliteTable('helplines', {
  id: text('id').primaryKey(),
  providerId: text('provider_id'),
  ...columnsOf(HELPLINE_FIELDS),
  ...history(),
});

export type HelplineRow = typeof helplines.$inferSelect;

export const datedChanges = sqliteTable('dated_changes', {
  id: text('id').primaryKey(),
  scope: text('scope', { enum: CHANGE_SCOPES }).notNull(),
  organisationId: text('organisation_id'),
  services: text('services').notNull(),
  type: text('type').notNull(),
  kind: text('kind', { enum: CHANGE_KINDS }).notNull(),
  from: text('from_date').notNull(),
  to: text('to_date').notNull(),
  slots: text('slots').notNull(),
  reason: text('reason').notNull(),
  since: text('since').notNull(),
  endedAt: text('ended_at').notNull(),
  askedAt: text('asked_at').notNull().default(''),
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
});

export type DatedChangeRow = typeof datedChanges.$inferSelect;

export const askings = sqliteTable('askings', {
  organisationId: text('organisation_id').primaryKey(),
  /** About anything. */
  askedAt: text('asked_at').notNull(),
  stillRightAt: words('still_right_at').default(''),
  rungAt: words('rung_at').default(''),
  rungOutcome: words('rung_outcome').default(''),
  rungNote: words('rung_note').default(''),
  rungBy: words('rung_by').default(''),
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

export const directory = sqliteTable('directory', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  changedAt: text('changed_at').notNull(),
  isSample: flag('is_sample'),
  revision: integer('revision').notNull(),
});

export const accounts = sqliteTable('accounts', {
  id: text('id').primaryKey(),
  organisationId: text('organisation_id').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  role: text('role', { enum: ['organisation', 'admin'] }).notNull(),
  createdAt: text('created_at').notNull(),
});

export const registrations = sqliteTable('registrations', {
  organisationId: text('organisation_id').primaryKey(),
  accountId: text('account_id').notNull(),
  registeredAt: text('registered_at').notNull(),
  confirmedAt: text('confirmed_at'),
  cameFrom: text('came_from').notNull(),
  mails: integer('mails').notNull(),
  toldAt: text('told_at'),
});

export const sessions = sqliteTable('sessions', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  digest: text('digest').notNull(),
  previousDigest: text('previous_digest').notNull(),
  rotatedAt: text('rotated_at').notNull(),
  createdAt: text('created_at').notNull(),
  expiresAt: text('expires_at').notNull(),
  passwordAt: text('password_at'),
  device: text('device').notNull(),
});

export const secondFactors = sqliteTable('second_factors', {
  accountId: text('account_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: text('created_at').notNull(),
  confirmedAt: text('confirmed_at'),
  lastStep: integer('last_step').notNull(),
  removalDueAt: text('removal_due_at'),
});

export const recoveryCodes = sqliteTable('recovery_codes', {
  digest: text('digest').primaryKey(),
  accountId: text('account_id').notNull(),
});

export const oneTimeTokens = sqliteTable('one_time_tokens', {
  digest: text('digest').primaryKey(),
  accountId: text('account_id').notNull(),
  purpose: text('purpose').notNull(),
  email: text('email').notNull(),
  createdAt: text('created_at').notNull(),
  expiresAt: text('expires_at').notNull(),
  about: words('about').default(''),
  done: words('done').default(''),
});

export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  accountId: text('account_id'),
  data: text('data').notNull(),
  createdAt: text('created_at').notNull(),
  attempts: integer('attempts').notNull(),
  nextAttemptAt: text('next_attempt_at').notNull(),
  lastError: text('last_error').notNull(),
});

export const attempts = sqliteTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  nextAt: integer('next_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

export const tombstones = sqliteTable(
  'tombstones',
  {
    id: text('id').notNull(),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    deletedAt: text('deleted_at').notNull(),
  },
  ({ kind, id }) => [primaryKey({ columns: [kind, id] })],
);

export const operations = sqliteTable('operations', {
  what: text('what', { enum: OPERATIONS }).primaryKey(),
  at: text('at').notNull(),
});

export const creations = sqliteTable('creations', {
  key: text('key').primaryKey(),
  digest: text('digest').notNull(),
  madeId: text('made_id').notNull(),
  expiresAt: text('expires_at').notNull(),
});

export const fruitlessSearches = sqliteTable(
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

export const reports = sqliteTable('reports', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: RECORD_KINDS }).notNull(),
  listingId: text('listing_id').notNull(),
  what: text('what', { enum: FAULTS }).notNull(),
  words: words('words').default(''),
  at: text('at').notNull(),
  /** Of the network address, for a week; then ''. */
  digest: words('digest').default(''),
  /** Who was signed in; null for a visitor. */
  organisationId: text('organisation_id'),
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

export const postcodes = sqliteTable('postcodes', {
  begins: text('begins').primaryKey(),
  latitude: real('latitude').notNull(),
  longitude: real('longitude').notNull(),
  points: text('points').notNull(),
  loadedAt: text('loaded_at').notNull(),
});

export const setPoints = sqliteTable('set_points', {
  address: text('address').primaryKey(),
  latitude: real('latitude').notNull(),
  longitude: real('longitude').notNull(),
  setAt: text('set_at').notNull(),
});

export const signIns = sqliteTable(
  'sign_ins',
  {
    who: text('who').notNull(),
    hour: text('hour').notNull(),
    /** The place in SIGN_IN_OUTCOMES: a Worker before there were three takes the third for a wrong password. */
    outcome: integer('worked').notNull(),
    hasAccount: flag('has_account'),
    times: integer('times').notNull(),
    lastAt: text('last_at').notNull(),
  },
  ({ who, hour, outcome }) => [primaryKey({ columns: [who, hour, outcome] })],
);

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
