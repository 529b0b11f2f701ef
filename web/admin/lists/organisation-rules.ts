import { organisationFaults } from '../../../shared/listing-faults.ts';
import type { WholeOrganisation } from '../../../shared/organisation.ts';
import { byCheck } from './service-rules.ts';
import { byFaults, type ListRules, workedOutOnce } from './shown.ts';

/** Organisations come by name, and are searched by it (SPEC 2.3). */
export function organisationRules(now: number): ListRules<WholeOrganisation> {
  const faultsOf = workedOutOnce((organisation: WholeOrganisation) =>
    organisationFaults(organisation, now),
  );
  return {
    textOf: ({ name }) => name,
    faultsOf,
    sorts: {
      name: { label: 'Name' },
      wrong: { label: 'What is wrong first', compare: byFaults(faultsOf) },
      unchecked: { label: 'Longest unchecked first', compare: byCheck },
    },
  };
}
