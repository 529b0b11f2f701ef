import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, sql } from 'drizzle-orm';
import type { AddressPublic } from '../../shared/addresses/secret-places.ts';
import type { WholeOrganisation } from '../../shared/organisations/organisation.ts';
import type { OrganisationRecord } from '../../shared/organisations/organisation-input.ts';
import { forgetOrigin, readConfirmation, registerAgain } from '../account/registrations/queries.ts';
import { readChangesOf } from '../dated-changes/restore.ts';
import { database } from '../db/client.ts';
import { accounts } from '../db/tables.ts';
import type { Mail } from '../mail/kinds.ts';
import { queueMail, queueMailToAccounts } from '../mail/queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { isLatest, readRevision } from '../records/data-version.ts';
import type { StoreKey } from '../records/idempotency/idempotency.ts';
import { organisation } from '../records/record-types.ts';
import { createRecord, deleteRecord, setFlag } from '../records/write.ts';

/** A listing that the charity makes: approved, checked now, and without anybody who signs in for it. */
export const addOrganisation = (
  d1: D1Database,
  author: Author,
  input: OrganisationRecord,
  storeKey?: StoreKey,
) =>
  createRecord(
    d1,
    author,
    organisation,
    { ...input, role: 'organisation', approved: true, createdAt: timestampOf(author) },
    { where: undefined, storeKey },
  );

/** Opens its sign-in and its listing, and has it told. */
export function approveOrganisation(
  d1: D1Database,
  author: Author,
  before: WholeOrganisation,
  given: { addressPublic?: AddressPublic | '' | undefined } = {},
) {
  const { _id: organisationId, name } = before;
  const mail = { kind: 'approval', data: { name } } as const;
  return setFlag(d1, author, organisation, before, { approved: true, ...given }, [
    queueMailToAccounts(d1, mail, { organisationId }, author.now),
    forgetOrigin(d1, organisationId),
  ]);
}

/**
 * Deletes an organisation with its services, its helpline and its accounts, for a reason that its mail and the history
 * give. One that was never approved is told of its registration in words of its own. The audit entry holds all that was listed,
 * so it is read once more, and nothing goes if anything at all was written since.
 */
export async function deleteOrganisation(
  d1: D1Database,
  author: Author,
  { _id }: WholeOrganisation,
  reason = '',
): Promise<boolean> {
  const revision = await readRevision(d1);
  const whole = await organisation.read(d1, _id);
  if (!whole) return false;
  const people = await readAccounts(d1, _id);
  const isRejected = !whole.approved;
  const mail: Mail = {
    kind: isRejected ? 'rejected' : 'deleted',
    data: { name: whole.name, reason },
  };
  const isConfirmed = await readConfirmation(d1, _id);
  const changes = await readChangesOf(d1, _id);
  const kept = {
    ...whole,
    accounts: people,
    ...(changes.length > 0 && { changes }),
    ...(isRejected && isConfirmed !== undefined && { isConfirmed }),
    ...(reason && { reason }),
  };
  return deleteRecord(d1, author, organisation, kept, {
    where: and(isLatest(d1, revision), areStill(d1, people, _id)),
    // The mails name no account, because by then there is none.
    also: people.map(({ email }) => queueMail(d1, mail, { recipient: email }, author.now)),
  });
}

/** Who signs in for an organisation: what an audit entry keeps of it. */
const readAccounts = (d1: D1Database, organisationId: string) =>
  database(d1)
    .select({ _id: accounts.id, email: accounts.email, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.organisationId, organisationId))
    .orderBy(accounts.createdAt, accounts.id);

type People = Awaited<ReturnType<typeof readAccounts>>;

/** Accounts do not raise the data version, so that whether someone was added meanwhile has to be asked apart. */
const areStill = (d1: D1Database, people: People, organisationId: string) =>
  sql`${people.length} = ${database(d1)
    .select({ total: count() })
    .from(accounts)
    .where(eq(accounts.organisationId, organisationId))}`;

/** What a deletion keeps of an organisation beside its record. */
type Kept = Readonly<Record<string, unknown>> & {
  _id: string;
  accounts?: People;
  /** Where it registered itself and was not approved. */
  isConfirmed?: boolean;
};

/**
 * What the batch that restores an organisation ends with: its accounts, which have to set a password anew, its registration
 * where that was not decided, and the mail.
 */
export function restoreAccounts(d1: D1Database, kept: Kept, now: number) {
  const { _id: organisationId, accounts: people = [], isConfirmed, approved, name } = kept;
  const [registrant] = people;
  const mail = { kind: 'restored', data: { name: String(name) } } as const;
  return {
    accounts: [
      ...people.map(({ _id: id, email, createdAt }) =>
        database(d1)
          .insert(accounts)
          .values({
            ...{ id, organisationId, email, createdAt },
            passwordHash: null,
            role: 'organisation',
          }),
      ),
      ...(registrant && isConfirmed !== undefined
        ? [registerAgain(d1, organisationId, registrant._id, isConfirmed, now)]
        : []),
    ],
    mails: approved ? [queueMailToAccounts(d1, mail, { organisationId }, now)] : [],
  };
}
