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
      changed: { label: 'Longest unchanged first', compare: byAge },
    },
  };
}

export const byAge = (a: { updatedAt: string }, b: { updatedAt: string }) =>
  a.updatedAt < b.updatedAt ? -1 : 1;
