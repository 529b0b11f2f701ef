import { getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { readConditions } from '../../shared/conditions/conditions-input.ts';
import type { FieldKind, FieldTable, StoredRecord } from '../../shared/fields/field.ts';
import {
  StoredDays,
  StoredIrregularSlots,
  StoredSeasons,
} from '../../shared/services/editing/irregular-input.ts';
import { StoredSchedule } from '../../shared/services/editing/service-input.ts';
import { asColumns } from '../db/as-columns.ts';
import type { helplines, organisations, services } from '../db/tables.ts';
import { logFault } from '../telemetry/faults.ts';

/** Where the records of a kind are kept. */
export type RecordTable = typeof organisations | typeof services | typeof helplines;

const Texts = z.array(z.string());

/** A list as its column keeps it. Throws what a broken one fails with. */
export const parseTexts = (json: string) => Texts.parse(JSON.parse(json));

const asStored = (value: unknown) => value;
const fromTexts = (value: unknown) => parseTexts(String(value));

const fromJson = (schema: z.ZodType) => (value: unknown) => schema.parse(JSON.parse(String(value)));

const READERS: Record<FieldKind, (value: unknown) => unknown> = {
  text: asStored,
  choice: asStored,
  flag: asStored,
  list: fromTexts,
  phones: fromTexts,
  handles: fromTexts,
  schedule: fromJson(StoredSchedule),
  slots: fromJson(StoredIrregularSlots),
  seasons: fromJson(StoredSeasons),
  days: fromJson(StoredDays),
  conditions: (value) => readConditions(JSON.parse(String(value))),
};

type HistoryColumns = { id: string; version: number; updatedAt: string; lastCheckedAt: string };

/** The fields of a record from its row: what its table of fields does not name does not get out. Throws on a broken row. */
export function readFields<F extends FieldTable>(
  fields: F,
  row: HistoryColumns & Record<keyof F, unknown>,
): StoredRecord<F> {
  const { id: _id, version, updatedAt, lastCheckedAt } = row;
  const values = Object.entries(fields).map(([name, { kind }]) => [name, READERS[kind](row[name])]);
  return { _id, ...Object.fromEntries(values), version, updatedAt, lastCheckedAt };
}

/** A record's fields as the columns of its table keep them. What has no column there is left out. */
export function toColumns(
  table: RecordTable,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { _id: id, provider, ...fields } = record;
  const providerId = provider === undefined ? undefined : providerIdOf(provider);
  const columns = { id, providerId, ...asColumns(fields) };
  const known = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => name in known && value !== undefined),
  );
}

/** The provider of a service is an object with its name, that of a helpline an id. */
export const providerIdOf = (provider: unknown): string | null =>
  typeof provider === 'object'
    ? ((provider as { _id: string } | null)?._id ?? null)
    : String(provider);

/** One broken row must not take the directory with it: it is left out, and the log says which. */
export function parseRows<Row extends { id: string }, Read>(
  kind: string,
  rows: Row[],
  read: (row: Row) => Read,
): Read[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      logFault(`Left out ${kind} ${row.id}, which cannot be read:`, error);
      return [];
    }
  });
}
