import type { RecordType } from '../../records/record.ts';
import { findAccount } from '../queries.ts';
import type { Account } from './queries.ts';

/** One who signs in, as the permission table sees them: their organisation's. */
export const person: RecordType<Account> = {
  read: findAccount,
  ownerOf: ({ organisationId }) => organisationId,
  missing: 'There is no such sign-in.',
};
