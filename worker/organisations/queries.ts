import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { WholeOrganisation } from '../../shared/organisations/organisation.ts';
import type { OrganisationInput } from '../../shared/organisations/organisation-input.ts';
import type { Service } from '../../shared/services/service.ts';
import { forgetOrigin, readConfirmation } from '../account/registrations/queries.ts';
import { among } from '../db/among.ts';
import { asColumns } from '../db/as-columns.ts';
import { database } from '../db/client.ts';
import { accounts, helplines, organisations, services } from '../db/tables.ts';
import { byName, byService } from '../directory/order.ts';
import { isLatest, readRevision } from '../directory/queries.ts';
import {
  helplineRecord,
  organisationRecord,
  parseRows,
  serviceRecord,
} from '../directory/records.ts';
import type { Mail } from '../mail/messages.ts';
import { queueMail, queueMailToAccounts } from '../mail/queries.ts';
import {
  type Author,
  deleteRecord,
  publishRecord,
  type RecordTable,
  timestampOf,
  updateRecord,
  withinReach,
} from '../records/queries.ts';

const home: RecordTable = { kind: 'organisation', table: organisations, owner: organisations.id };

/** Organisations with their services and helpline, by name. */
async function read(d1: D1Database, where: SQL | undefined): Promise<WholeOrganisation[]> {
  const db = database(d1);
  const [organisationRows, serviceRows, helplineRows] = await db.batch([
    db.select().from(organisations).where(where),
    db
      .select({ ...getTableColumns(services), providerName: organisations.name })
      .from(services)
      .innerJoin(organisations, eq(services.providerId, organisations.id))
      .where(where),
    db
      .select(getTableColumns(helplines))
      .from(helplines)
      .innerJoin(organisations, eq(helplines.providerId, organisations.id))
      .where(where),
  ]);
  const serviceRecords = parseRows('service', serviceRows, serviceRecord).sort(byService);
  const helplineRecords = parseRows('helpline', helplineRows, helplineRecord);
  return parseRows('organisation', organisationRows, (row) => ({
    ...organisationRecord(row),
    services: serviceRecords.filter(({ provider }) => provider._id === row.id),
    helpline: helplineRecords.find(({ provider }) => provider === row.id) ?? null,
  })).sort(byName);
}

export const listOrganisations = (d1: D1Database, author: Author) =>
  read(d1, withinReach(author, home.owner));

export const readOrganisations = (d1: D1Database, ids: readonly string[]) =>
  read(d1, among(organisations.id, ids));

export async function readOrganisation(d1: D1Database, id: string) {
  const [organisation] = await read(d1, eq(organisations.id, id));
  return organisation;
}

const provider = (d1: D1Database, author: Author, id: string) =>
  database(d1)
    .select({ _id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(
      and(
        eq(organisations.id, id),
        eq(organisations.role, 'organisation'),
        withinReach(author, organisations.id),
      ),
    );

/** The organisation of this id, if it may have services and a helpline and this author may give it some. */
export async function findProvider(
  d1: D1Database,
  author: Author,
  id: string,
): Promise<Service['provider'] | undefined> {
  const [found] = await provider(d1, author, id);
  return found;
}

/** The same, for a WHERE. */
export const isProvider = (d1: D1Database, author: Author, id: string) =>
  exists(provider(d1, author, id));

/** Undefined where it is not, or no longer, this author's to change. */
export async function updateOrganisation(
  d1: D1Database,
  author: Author,
  before: WholeOrganisation,
  fields: OrganisationInput,
) {
  const set = { ...asColumns(fields), lastCheckedAt: timestampOf(author) };
  const saved = await updateRecord(d1, author, home, before, { set, after: fields });
  return saved ? readOrganisation(d1, before._id) : undefined;
}

/** Opens its sign-in and its listing, and has it told. It says nothing of when its facts were checked. */
export async function approveOrganisation(
  d1: D1Database,
  author: Author,
  before: WholeOrganisation,
) {
  const approved = { approved: true };
  const { _id: organisationId, name } = before;
  const mail = queueMailToAccounts(
    d1,
    { kind: 'approval', data: { name } },
    { organisationId },
    author.now,
  );
  const saved = await updateRecord(d1, author, home, before, {
    set: approved,
    after: approved,
    also: [mail, forgetOrigin(d1, organisationId)],
  });
  return saved ? readOrganisation(d1, before._id) : undefined;
}

/** Takes it down everywhere with its services and helpline, or puts it back, and has it told. */
export async function publishOrganisation(
  d1: D1Database,
  author: Author,
  before: WholeOrganisation,
  published: boolean,
) {
  const { _id: organisationId, name } = before;
  const mail = { kind: published ? 'put-back' : 'taken-down', data: { name } } as const;
  const saved = await publishRecord(d1, author, home, before, published, [
    queueMailToAccounts(d1, mail, { organisationId }, author.now),
  ]);
  return saved ? readOrganisation(d1, organisationId) : undefined;
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
  const whole = await readOrganisation(d1, _id);
  if (!whole) return false;
  const people = await readAccounts(d1, _id);
  const parts = [
    ...whole.services.map(({ _id: id }) => ({ kind: 'service' as const, id })),
    ...(whole.helpline ? [{ kind: 'helpline' as const, id: whole.helpline._id }] : []),
  ];
  const isRejected = !whole.approved;
  const mail: Mail = {
    kind: isRejected ? 'rejected' : 'deleted',
    data: { name: whole.name, reason },
  };
  const isConfirmed = await readConfirmation(d1, _id);
  const kept = {
    ...whole,
    accounts: people,
    ...(isRejected && isConfirmed !== undefined && { isConfirmed }),
    ...(reason && { reason }),
  };
  return deleteRecord(d1, author, home, kept, {
    where: and(isLatest(d1, revision), areStill(d1, people, _id)),
    parts,
    // To nobody's account: by then there is none.
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
