import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, words } from './columns.ts';

// Who signs in, and with what.

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

/** Who gets what the organisation of a sign-in is asked too, while that person is away. */
export const standIns = sqliteTable('stand_ins', {
  accountId: text('account_id').primaryKey(),
  email: text('email').notNull(),
  /** The last day, in the city. */
  until: text('until_date').notNull(),
  namedAt: text('named_at').notNull(),
});

export const attempts = sqliteTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  nextAt: integer('next_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
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
