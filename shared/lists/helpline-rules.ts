import type { Helpline } from '../helplines/helpline.ts';
import { byCheck, byFaults, byText, type ListRow, type ListRules } from './shown.ts';

type Row = ListRow & Pick<Helpline, 'name' | 'type'>;

/** Helplines come by name, and are searched by it (docs/product.md#admin-area). */
export const HELPLINE_RULES = {
  textOf: ({ name }) => name,
  sorts: {
    name: { label: 'Name' },
    type: { label: 'Type', compare: (a, b) => byText(a.type, b.type) },
    wrong: { label: 'What is wrong first', compare: byFaults },
    unchecked: { label: 'Longest unchecked first', compare: byCheck },
  },
} satisfies ListRules<Row>;
