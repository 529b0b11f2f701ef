import type { D1Database } from '@cloudflare/workers-types';
import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import type { FieldTable } from '../../shared/fields/field.ts';
import type { Mail } from '../mail/kinds.ts';
import type { RecordTable } from './rows.ts';

/** What a handler has to know of a thing to load it for somebody who may. */
export type Loadable<Found> = {
  read: (d1: D1Database, id: string) => Promise<Found | undefined>;
  /** The id of the organisation whose it is; null where it is nobody's. */
  ownerOf: (found: Found) => string | null;
  /** What is said where there is none of that id. */
  missing: string;
};

/** A record as it was read: what is written of it is written only if it still has that version. */
export type AsRead = Record<string, unknown> & { _id: string; version: number };

/** What becomes of a record that its organisation is told of, unless it did that itself. */
export type News = 'taken-down' | 'put-back' | 'deleted';

/** What there is to know of a noun. Every verb is written once and asks it here. */
type Description<Found> = {
  kind: RecordKind;
  table: RecordTable;
  fields: FieldTable;
  /** The column with the id of the organisation whose it is. */
  owner: SQLiteColumn;
  ownerOf: (record: Found) => string | null;
  /** The records that a condition holds for, in the order of lists, each with what belongs to it. */
  find: (d1: D1Database, where: SQL | undefined) => Promise<Found[]>;
  /** The other records that go with it, and come back with it. */
  partsOf?: (record: Found) => RecordPart[];
  mailOf: (record: Found, news: News, reason: string) => Mail;
};

export type RecordPart = { kind: RecordKind; record: AsRead };

export type RecordType<Found> = Required<Description<Found>> & Loadable<Found>;

export function recordType<Found>(noun: Description<Found>): RecordType<Found> {
  const { kind, table, find } = noun;
  return {
    partsOf: () => [],
    missing: `There is no such ${kind}.`,
    read: async (d1, id) => (await find(d1, eq(table.id, id)))[0],
    ...noun,
  };
}
