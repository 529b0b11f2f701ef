import type { Organisation } from '../organisations/organisation.ts';
import { compareByCheck, compareByFaults, type ListRow, type ListRules } from './shown.ts';

type Row = ListRow & Pick<Organisation, 'name'>;

/** Organisations come by name, and are searched by it (docs/product.md#admin-area). */
export const ORGANISATION_RULES = {
  textOf: ({ name }) => name,
  sorts: {
    name: { label: 'Name' },
    wrong: { label: 'What is wrong first', compare: compareByFaults },
    unchecked: { label: 'Longest unchecked first', compare: compareByCheck },
  },
} satisfies ListRules<Row>;
