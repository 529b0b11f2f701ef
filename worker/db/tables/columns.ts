import { integer, text } from 'drizzle-orm/sqlite-core';
import type { FieldKind, FieldTable } from '../../../shared/fields/field.ts';

export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull();

export const words = (name: string) => text(name).notNull();

type Columns<F extends FieldTable> = {
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
export function columnsOf<F extends FieldTable>(fields: F): Columns<F> {
  const columns = Object.entries(fields).map(([name, { kind }]) => {
    const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [name, kind === 'flag' ? flag(column) : words(column).default(NOTHING[kind] ?? '[]')];
  });
  return Object.fromEntries(columns);
}

export const history = () => ({
  version: integer('version').notNull(),
  updatedAt: text('updated_at').notNull(),
  lastCheckedAt: text('last_checked_at').notNull(),
  takenDownReason: words('taken_down_reason').default(''),
  loadedVersion: integer('loaded_version'),
});

/** That people found it closed, and that somebody said it is open (shared/reports/found-closed.ts). */
export const closedMark = () => ({
  foundClosedAt: words('found_closed_at').default(''),
  openSaidAt: words('open_said_at').default(''),
});
