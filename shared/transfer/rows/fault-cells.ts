import { CONDITION_KEYS, conditionOf } from '../../conditions/conditions.ts';
import { SOCIAL_NETWORKS } from '../../contact/social-media.ts';
import type { Fault } from '../../directory/directory-file.ts';
import { HELPLINE_FIELDS } from '../../helplines/helpline-fields.ts';
import { PHONE_LABELS } from '../../organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../../organisations/organisation-fields.ts';
import { SERVICE_FIELDS } from '../../services/service-fields.ts';
import { COLUMNS_IN, type ReadSheet, TIMES } from '../columns-in.ts';
import type { Mapping } from '../mapping.ts';
import { PROVIDER } from '../spreadsheet-columns.ts';
import type { Converted } from './from-rows.ts';

/** A fault at its cell; `label` is '' for one of the whole row. */
export type CellFault = { row: number; label: string; message: string };

const FIELDS = { ...ORGANISATION_FIELDS, ...HELPLINE_FIELDS, ...SERVICE_FIELDS };

/** The faults of a converted spreadsheet at their rows and cells. A row is left out with the organisation that it is about, too. */
export function faultsAtCells(
  sheet: ReadSheet,
  mapping: Mapping,
  { rows, faults }: Pick<Converted, 'rows' | 'faults'>,
  ofFile: readonly Fault[],
): CellFault[] {
  const paths = Object.keys(rows).sort((one, other) => other.length - one.length);
  const found = ofFile.flatMap(({ path, message }): CellFault[] => {
    const place = paths.find((start) => path === start || path.startsWith(`${start}.`));
    if (place === undefined || /\.(?:services|datedChanges)$/.test(path))
      // Of all that an organisation has: 'too long together'.
      return [
        ...new Set(
          paths.filter((start) => start.startsWith(path)).map((start) => rows[start] ?? 0),
        ),
      ].map((row) => ({ row, label: '', message }));
    const row = rows[place] ?? 0;
    const field = path.slice(place.length + 1);
    const label = labelOf(sheet, mapping, field);
    const others =
      /^organisations\[\d+\]$/.test(place) && !/^(?:services|datedChanges)/.test(field);
    const beside = others
      ? paths.filter((start) => start.startsWith(`${place}.`) && rows[start] !== row)
      : [];
    const withIt = new Set(beside.map((start) => rows[start] ?? 0));
    return [
      { row, label, message },
      ...[...withIt].map((number) => ({
        row: number,
        label: '',
        message: `Left out with its organisation: see row ${row}.`,
      })),
    ];
  });
  return [
    ...faults.map(({ row, label, message }) => ({
      row,
      label: label ?? labelOfRow(message),
      message,
    })),
    ...found,
  ];
}

/** The faults of a file that are of no row of its spreadsheet: of what is here beside it. */
export const findOtherFaults = (
  { rows }: Pick<Converted, 'rows'>,
  ofFile: readonly Fault[],
): Fault[] =>
  ofFile.filter(
    ({ path }) =>
      !Object.keys(rows).some(
        (start) => `${path}.`.startsWith(`${start}.`) || start.startsWith(path || ' '),
      ),
  );

/** Whose a row is, is what most rows fail by that cannot be placed. */
const labelOfRow = (message: string) => (/called|Whose/.test(message) ? PROVIDER : '');

/** The column that a field of a record was read from. */
function labelOf(sheet: ReadSheet, mapping: Mapping, field: string): string {
  const [, key = '', place = ''] = /^(\w+)[.[]?(\w*)/.exec(field) ?? [];
  const label = (() => {
    if (key === 'schedule') return mapping[place] === undefined ? TIMES : place;
    if (key === 'irregularSlots' || key === 'unknownDays')
      return mapping[FIELDS[key].label] === undefined ? TIMES : FIELDS[key].label;
    if (key === 'phone' && sheet !== 'helplines') return PHONE_LABELS[Number(place)] ?? '';
    if (key === 'socialMedias') return SOCIAL_NETWORKS[Number(place)]?.name ?? '';
    if (key === 'conditions')
      return CONDITION_KEYS.includes(place as never) ? conditionOf(place as never).label : '';
    if (key === 'name' && sheet === 'listings') return PROVIDER;
    if (key === 'addresses' && sheet === 'listings') return FIELDS.serviceAddress.label;
    return FIELDS[key as keyof typeof FIELDS]?.label ?? '';
  })();
  return COLUMNS_IN[sheet].some((column) => column.label === label) ? label : '';
}
