import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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

export const directory = sqliteTable('directory', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  changedAt: text('changed_at').notNull(),
  isSample: flag('is_sample'),
});
