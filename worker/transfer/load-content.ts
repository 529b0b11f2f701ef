import { getTableColumns } from 'drizzle-orm';
import type { DirectoryChange } from '../../shared/directory/directory-file.ts';
import { RECORD_FIELDS } from '../../shared/directory/record-fields.ts';
import type { FileKind, RecordKind } from '../../shared/directory/record-kind.ts';
import type { FieldTable } from '../../shared/fields/field.ts';
import { asColumns } from '../db/as-columns.ts';
import type { Row } from '../db/json-statement.ts';
import { helplines, organisations, services } from '../db/tables.ts';

// A load writes SQL for the binding and for a file alike: its rows have the names and the values of the database, not those
// of the tables that queries name.

const TABLE_OF = { organisation: organisations, service: services, helpline: helplines };

/** A field and the column that keeps it. */
type Place = { field: string; column: string };

const placesOf = (kind: RecordKind): Place[] => {
  const owned = kind === 'organisation' ? [] : [{ field: 'provider', name: 'providerId' }];
  const fields = Object.keys(RECORD_FIELDS[kind]).map((field) => ({ field, name: field }));
  const columns: Record<string, { name: string }> = getTableColumns(TABLE_OF[kind]);
  return [...owned, ...fields].map(({ field, name }) => ({
    field,
    column: columns[name]?.name ?? name,
  }));
};

const PLACES: Record<RecordKind, Place[]> = {
  organisation: placesOf('organisation'),
  service: placesOf('service'),
  helpline: placesOf('helpline'),
};

/** What a file says of a record, as its row has it. */
export function contentOf(kind: RecordKind, record: object): Row {
  const values = asColumns(record) as Record<string, unknown>;
  const content = PLACES[kind].map(({ field, column }) => {
    const value = values[field];
    return [column, typeof value === 'boolean' ? Number(value) : value];
  });
  return Object.fromEntries(content);
}

/** What a file says of a dated change, as its row has it. */
export const changeContentOf = (change: DirectoryChange): Row => ({
  scope: change.scope,
  organisation_id: change.organisation,
  services: JSON.stringify(change.services),
  type: change.type,
  kind: change.kind,
  from_date: change.from,
  to_date: change.to,
  slots: JSON.stringify(change.slots),
  reason: change.reason,
  since: change.since,
  ended_at: change.endedAt,
});

const CHANGE_FIELDS: Record<string, string> = {
  id: '_id',
  organisation_id: 'organisation',
  from_date: 'from',
  to_date: 'to',
  ended_at: 'endedAt',
};
const LISTS = ['services', 'slots'];

/** One column of a row as its record has it: the name of the field and its value. */
export function fieldOf(
  kind: FileKind,
  column: string,
  value: Row[string],
): [field: string, value: unknown] {
  if (kind === 'dated change')
    return [
      CHANGE_FIELDS[column] ?? column,
      LISTS.includes(column) ? JSON.parse(String(value)) : value,
    ];
  const field = PLACES[kind].find((place) => place.column === column)?.field;
  if (field === undefined) return [column === 'id' ? '_id' : column, value];
  const fields: FieldTable = RECORD_FIELDS[kind];
  const holds = fields[field]?.kind;
  if (holds === 'flag') return [field, Boolean(value)];
  const isText = holds === undefined || holds === 'text' || holds === 'choice';
  const isJson = !isText && /^[[{]/.test(String(value));
  return [field, isJson ? JSON.parse(String(value)) : value];
}
