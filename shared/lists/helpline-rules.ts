import type { Helpline } from '../helplines/helpline.ts';
import { byText, compareByCheck, compareByFaults, type ListRow, type ListRules } from './shown.ts';

type Row = ListRow & Pick<Helpline, 'name' | 'type'>;

/** Helplines come by name, and are searched by it (docs/product.md#admin-area). */
export const HELPLINE_RULES = {
  textOf: ({ name }) => name,
  sorts: {
    name: { label: 'Name' },
    type: { label: 'Type', compare: (a, b) => byText(a.type, b.type) },
    wrong: { label: 'What is wrong first', compare: compareByFaults },
    unchecked: { label: 'Longest unchecked first', compare: compareByCheck },
  },
} satisfies ListRules<Row>;
