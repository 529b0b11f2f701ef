import type { Loadable } from '../../records/record-type.ts';
import { findAccount } from './queries.ts';

/** One who signs in, as the permission table sees them: their organisation's. */
export const person: Loadable<NonNullable<Awaited<ReturnType<typeof findAccount>>>> = {
  read: findAccount,
  ownerOf: ({ organisationId }) => organisationId,
  missing: 'There is no such sign-in.',
};
