import type { Service } from '../services/service.ts';
import { byText, compareByCheck, compareByFaults, type ListRow, type ListRules } from './shown.ts';

type Row = ListRow & Pick<Service, 'provider'>;

/** Services come sorted by type (docs/product.md#admin-area) and are searched by their provider. */
export const SERVICE_RULES = {
  textOf: ({ provider }) => provider.name,
  sorts: {
    type: { label: 'Type' },
    wrong: { label: 'What is wrong first', compare: compareByFaults },
    provider: { label: 'Provider', compare: (a, b) => byText(a.provider.name, b.provider.name) },
    unchecked: { label: 'Longest unchecked first', compare: compareByCheck },
  },
} satisfies ListRules<Row>;
