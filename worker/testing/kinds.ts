import type { AuditEntry } from '../records/audit/audit-queries.ts';
import { addHelpline, addService } from './directory.ts';

type Kind = {
  kind: AuditEntry['kind'];
  path: string;
  /** Adds a record of this organisation, and answers its id. */
  add: (organisationId: string) => Promise<string>;
  /** Two changes of different fields that leave a sound record. */
  changes: [Record<string, unknown>, Record<string, unknown>];
  /** A text that may be emptied, and one that may not. */
  optional: string;
  required: string;
};

/** What tests of every kind of record need to know of each. */
export const KINDS: Kind[] = [
  {
    kind: 'organisation',
    path: '/organisations',
    add: async (organisationId) => organisationId,
    changes: [{ name: 'Harbour House' }, { addresses: ['2 Quay Street, Bristol'] }],
    optional: 'website',
    required: 'name',
  },
  {
    kind: 'service',
    path: '/services',
    add: async (providerId) => (await addService({ providerId, note: 'Bring a cup' })).id,
    changes: [{ subtype: 'Outreach' }, { serviceAddress: '2 Quay Street, Bristol' }],
    optional: 'note',
    required: 'serviceAddress',
  },
  {
    kind: 'helpline',
    path: '/helplines',
    add: async (providerId) => (await addHelpline({ providerId, email: 'a@harbour.test' })).id,
    changes: [{ name: 'Day Line' }, { onlineWorkingTime: '9 to 5' }],
    optional: 'email',
    required: 'name',
  },
];
