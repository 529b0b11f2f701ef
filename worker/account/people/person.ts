import type { Loadable } from '../../records/record-type.ts';
import { findAccount } from '../accounts/queries.ts';
import type { Account } from './queries.ts';

/** One who signs in, as the permission table sees them: their organisation's. */
export const person: Loadable<Account> = {
  read: findAccount,
  ownerOf: ({ organisationId }) => organisationId,
  missing: 'There is no such sign-in.',
};
