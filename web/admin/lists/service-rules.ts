import type { Fault } from '../../../shared/listing-faults.ts';
import type { Service } from '../../../shared/service.ts';
import { byFaults, type ListRules } from './shown.ts';

/** Services come sorted by type (SPEC 2.3) and are searched by their provider. */
export function serviceRules(faults: ReadonlyMap<string, readonly Fault[]>): ListRules<Service> {
  const faultsOf = ({ _id }: Service) => faults.get(_id) ?? [];
  return {
    textOf: ({ provider }) => provider.name,
    faultsOf,
    sorts: {
      type: { label: 'Type' },
      wrong: { label: 'What is wrong first', compare: byFaults(faultsOf) },
      provider: {
        label: 'Provider',
        compare: (a, b) => a.provider.name.localeCompare(b.provider.name, 'en-GB'),
      },
      unchecked: { label: 'Longest unchecked first', compare: byCheck },
    },
  };
}

/** What was never checked first. Those of one instant stay as they are. */
export const byCheck = (a: { lastCheckedAt: string }, b: { lastCheckedAt: string }) =>
  Math.sign((Date.parse(a.lastCheckedAt) || 0) - (Date.parse(b.lastCheckedAt) || 0));
