import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

// Work that is due, or that must not be done twice.

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

export const operations = sqliteTable('operations', {
  what: text('what').primaryKey(),
  at: text('at').notNull(),
});

export const idempotencyKeys = sqliteTable('creations', {
  key: text('key').primaryKey(),
  digest: text('digest').notNull(),
  madeId: text('made_id').notNull(),
  expiresAt: text('expires_at').notNull(),
});
