import type { D1Database } from '@cloudflare/workers-types';
import type { WholeOrganisation } from '../../shared/organisations/organisation.ts';
import type { Mail } from '../mail/kinds.ts';
import { queueMailToAccounts } from '../mail/queries.ts';
import type { MergeUndo } from './merge-undo-data.ts';
import type { Pair } from './read-pair.ts';

/**
 * Tells the people of an organisation that was merged into another: after the statement that gave their sign-ins to that one, so
 * that a merge which is not made tells nobody.
 */
export function notifyMerged(
  d1: D1Database,
  { keep, drop, fields }: Pair<WholeOrganisation>,
  { accounts }: MergeUndo,
  now: number,
) {
  // What it is called from now on may have been chosen of theirs.
  const name = typeof fields.name === 'string' ? fields.name : keep.name;
  const mail: Mail = { kind: 'merged', data: { name: drop.name, into: name } };
  return queueMailToAccounts(d1, mail, { organisationId: keep._id, among: accounts }, now);
}

/** Tells them when it was undone: after the statement that gave the sign-ins back that are still there. */
export function notifyParted(
  d1: D1Database,
  { names, accounts }: MergeUndo,
  organisationId: string,
  now: number,
) {
  const mail: Mail = { kind: 'parted', data: { name: names.drop, from: names.keep } };
  return queueMailToAccounts(d1, mail, { organisationId, among: accounts }, now);
}
