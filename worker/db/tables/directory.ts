import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { FILE_KINDS } from '../../../shared/directory/record-kind.ts';
import { HELPLINE_FIELDS } from '../../../shared/helplines/helpline-fields.ts';
import { ORGANISATION_FIELDS } from '../../../shared/organisations/organisation-fields.ts';
import { CHANGE_SCOPES } from '../../../shared/services/changes/change-record.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import { CHANGE_KINDS } from '../../../shared/time/dated-change.ts';
import { closedMark, columnsOf, flag, history, words } from './columns.ts';

// What the public directory is made of.

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

/** A row with its provider's name beside it, as queries join it. */
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

export const directory = sqliteTable('directory', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  changedAt: text('changed_at').notNull(),
  isSample: flag('is_sample'),
  revision: integer('revision').notNull(),
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
