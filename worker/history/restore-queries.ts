import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Helpline } from '../../shared/helplines/helpline.ts';
import { type HistoryEntry, RESTORE_DAYS } from '../../shared/history/history.ts';
import type { WholeOrganisation } from '../../shared/organisations/organisation.ts';
import type { Service } from '../../shared/services/service.ts';
import { registerAgain } from '../account/registrations/queries.ts';
import { asColumns } from '../db/as-columns.ts';
import { database } from '../db/client.ts';
import { accounts, helplines, organisations, services, tombstones } from '../db/tables.ts';
import { isSeen, raiseVersion } from '../directory/queries.ts';
import { helplineListing } from '../helplines/queries.ts';
import { ApiError } from '../http/errors.ts';
import { queueMailToAccounts } from '../mail/queries.ts';
import { auditEntry } from '../records/audit-queries.ts';
import { type Listing, notifyOwner } from '../records/notify-owner.ts';
import { type Author, timestampOf } from '../records/queries.ts';
import { serviceListing } from '../services/queries.ts';

type Statement = BatchItem<'sqlite'>;
type Person = { _id: string; email: string; createdAt: string };
type Deleted = {
  /** `isConfirmed` is there where it registered itself and was not approved, `reason` where one was given. */
  organisation: WholeOrganisation & { accounts?: Person[]; isConfirmed?: boolean; reason?: string };
  service: Service;
  helpline: Helpline;
};
type Kind = keyof Deleted;

/** How mails call what comes back alone; an organisation has words of its own. */
const LISTINGS: { [K in Kind]: (record: Deleted[K]) => Listing | undefined } = {
  organisation: () => undefined,
  service: serviceListing,
  helpline: helplineListing,
};

/** What a record was made of, to insert again: itself first. */
const PARTS: {
  [K in Kind]: (record: Deleted[K]) => {
    organisations?: Deleted['organisation'][];
    services?: Service[];
    helplines?: Helpline[];
    people?: Person[];
    isConfirmed?: boolean | undefined;
  };
} = {
  organisation: (record) => ({
    organisations: [record],
    services: record.services,
    helplines: record.helpline ? [record.helpline] : [],
    people: record.accounts ?? [],
    isConfirmed: record.isConfirmed,
  }),
  service: (record) => ({ services: [record] }),
  helpline: (record) => ({ helplines: [record] }),
};

/**
 * Brings a deleted record back as it was, with its id and what was deleted with it; its accounts have to set a password
 * anew. Throws a 409 where something has taken its place: the database says what, and nothing is written.
 */
export async function restore(d1: D1Database, author: Author, entry: HistoryEntry) {
  const { kind, recordId, before, action, restorableUntil } = entry;
  if (!before || !action.endsWith(':delete'))
    throw conflict('Only what was deleted can be restored.');
  if (!restorableUntil)
    throw conflict(`This is there again, or it was deleted more than ${RESTORE_DAYS} days ago.`);
  const { people = [], isConfirmed, ...records } = PARTS[kind as Kind](before as never);
  const db = database(d1);
  const inserts: Statement[] = [
    ...(records.organisations ?? []).map((record) =>
      db.insert(organisations).values({ ...organisationRow(record), ...history(record, author) }),
    ),
    ...(records.services ?? []).map((record) =>
      db.insert(services).values({ ...serviceRow(record), ...history(record, author) }),
    ),
    ...(records.helplines ?? []).map((record) =>
      db.insert(helplines).values({ ...helplineRow(record), ...history(record, author) }),
    ),
    ...people.map(({ _id, email, createdAt }) =>
      db.insert(accounts).values({
        id: _id,
        organisationId: recordId,
        email,
        passwordHash: null,
        role: 'organisation' as const,
        createdAt,
      }),
    ),
  ];
  const [registrant] = people;
  if (registrant && isConfirmed !== undefined)
    inserts.push(registerAgain(d1, recordId, registrant._id, isConfirmed, author.now));
  const [first, ...others] = inserts;
  if (!first) throw conflict('Only what was deleted can be restored.');
  const stones = Object.entries({
    organisation: records.organisations,
    service: records.services,
    helpline: records.helplines,
  }).map(([which, list = []]) =>
    db
      .delete(tombstones)
      .where(
        and(
          eq(tombstones.kind, which as Kind),
          inArray(
            tombstones.id,
            sql`(SELECT value FROM json_each(${JSON.stringify(list.map(({ _id }) => _id))}))`,
          ),
        ),
      ),
  );
  const listing = LISTINGS[kind as Kind](before as never);
  const made = { kind: kind as Kind, before: null, after: before };
  const mail = { kind: 'restored', data: { name: entry.name } } as const;
  await db
    .batch([
      ...stones,
      first,
      ...others,
      auditEntry(d1, { ...author, ...made, recordId }),
      raiseVersion(d1, author.now, isSeen(d1, made, author.now)),
      ...(people.length > 0 && before.approved
        ? [queueMailToAccounts(d1, mail, { organisationId: recordId }, author.now)]
        : []),
      ...(listing && before.published ? notifyOwner(d1, author, listing, 'listing-put-back') : []),
    ] as unknown as [Statement, ...Statement[]])
    .catch(refuse);
}

/** As it was, but a version on: whoever still has it open from before is told. No load has written this one. */
const history = (
  { version, lastCheckedAt }: { version: number; lastCheckedAt: string },
  author: Author,
) => ({ version: version + 1, updatedAt: timestampOf(author), lastCheckedAt, loadedVersion: null });

const organisationRow = ({
  _id: id,
  services: _,
  helpline: __,
  accounts: ___,
  isConfirmed: ____,
  reason: _____,
  ...fields
}: Deleted['organisation']) => ({ id, ...asColumns(fields), role: 'organisation' as const });

const serviceRow = ({ _id: id, provider, ...fields }: Service) => ({
  id,
  providerId: provider._id,
  ...asColumns(fields),
});

const helplineRow = ({ _id: id, provider: providerId, ...fields }: Helpline) => ({
  id,
  providerId,
  ...fields,
});

/** What the database refuses an insert with, and what that means to whoever wanted it back. */
const REFUSALS: [words: string, meaning: string][] = [
  ['accounts.email', 'Somebody else signs in with an email address of this organisation by now.'],
  ['helplines.provider_id', 'Its organisation has another helpline by now.'],
  ['FOREIGN KEY', 'Its organisation is not there any more. Restore that first.'],
  ['UNIQUE', 'There is a record with this id already.'],
];

function refuse(error: Error): never {
  const said = `${error.message} ${error.cause}`;
  const [, meaning] = REFUSALS.find(([words]) => said.includes(words)) ?? [];
  throw meaning ? conflict(meaning) : error;
}

const conflict = (message: string) => new ApiError(409, message);
