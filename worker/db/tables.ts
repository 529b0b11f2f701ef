import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { RECORD_KINDS } from '../../shared/directory/record-kind.ts';
import { OPERATIONS } from '../../shared/operations/operations.ts';

// The tables of migrations/, for queries to name. Lists stay text here: one row's bad JSON must not fail a whole query.

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull();

const history = () => ({
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
  lastCheckedAt: text('last_checked_at').notNull(),
  loadedVersion: integer('loaded_version'),
});

export const organisations = sqliteTable('organisations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  addresses: text('addresses').notNull(),
  website: text('website').notNull(),
  socialMedias: text('social_medias').notNull(),
  categorisingOrganisations: text('categorising_organisations').notNull(),
  role: text('role', { enum: ['organisation', 'admin'] }).notNull(),
  approved: flag('approved'),
  published: flag('published'),
  createdAt: text('created_at').notNull(),
  ...history(),
});

export type OrganisationRow = typeof organisations.$inferSelect;

export const services = sqliteTable('services', {
  id: text('id').primaryKey(),
  providerId: text('provider_id').notNull(),
  type: text('type').notNull(),
  subtype: text('subtype').notNull(),
  serviceAddress: text('service_address').notNull(),
  availability: text('availability').notNull(),
  schedule: text('schedule').notNull(),
  note: text('note').notNull(),
  published: flag('published'),
  ...history(),
});

/** With its provider's name beside it, as queries join it. */
export type ServiceRow = typeof services.$inferSelect & { providerName: string };

export const helplines = sqliteTable('helplines', {
  id: text('id').primaryKey(),
  providerId: text('provider_id'),
  type: text('type').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  website: text('website').notNull(),
  onlineWorkingTime: text('online_working_time').notNull(),
  published: flag('published'),
  ...history(),
});

export type HelplineRow = typeof helplines.$inferSelect;

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
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
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
