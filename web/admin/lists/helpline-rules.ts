import type { Helpline } from '../../../shared/helpline.ts';
import { helplineFaults } from '../../../shared/listing-faults.ts';
import { byCheck } from './service-rules.ts';
import { byFaults, type ListRules, workedOutOnce } from './shown.ts';

/** Helplines come by name, and are searched by it (SPEC 2.3). */
export function helplineRules(now: number): ListRules<Helpline> {
  const faultsOf = workedOutOnce((helpline: Helpline) => helplineFaults(helpline, now));
  return {
    textOf: ({ name }) => name,
    faultsOf,
    sorts: {
      name: { label: 'Name' },
      type: { label: 'Type', compare: (a, b) => a.type.localeCompare(b.type, 'en-GB') },
      wrong: { label: 'What is wrong first', compare: byFaults(faultsOf) },
      unchecked: { label: 'Longest unchecked first', compare: byCheck },
    },
  };
}
