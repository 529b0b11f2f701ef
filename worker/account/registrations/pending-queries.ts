import type { D1Database } from '@cloudflare/workers-types';
import { asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import {
  type PendingRegistration,
  REGISTRATIONS_PAGE,
  type RegistrationsPage,
  TWINS_NAMED,
} from '../../../shared/account/registrations.ts';
import { indexBySameness } from '../../../shared/organisations/similar-organisations.ts';
import { isOneOf } from '../../db/among.ts';
import { database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { accounts, audit, organisations, registrations, tombstones } from '../../db/tables.ts';
import { type Author, timestampOf } from '../../records/author.ts';
import { raiseVersion } from '../../records/data-version.ts';
import { organisation } from '../../records/record-types.ts';
import { parseTexts } from '../../records/rows.ts';
import { ceilingsOf, findReached } from './ceilings.ts';
import { isUnconfirmed, isWaiting, readWaiting } from './queries.ts';

/** Organisations that were never asked to confirm an address have no row. */
const isConfirmed = sql<boolean>`(${or(isNull(registrations.organisationId), isNotNull(registrations.confirmedAt))})`;

/** A page of those that wait. Past the last page it is the last one, since deciding makes the list shorter. */
export async function listPending(d1: D1Database, asked: number): Promise<RegistrationsPage> {
  const db = database(d1);
  const waiting = await readWaiting(d1);
  const { pendingRegistrations: total, unconfirmedRegistrations: unconfirmed } = waiting;
  const pages = Math.max(1, Math.ceil(total / REGISTRATIONS_PAGE));
  const page = Math.min(Math.max(asked, 1), pages);
  const [rows, known] = await db.batch([
    db
      .select({ id: organisations.id, isConfirmed, email: accounts.email })
      .from(organisations)
      .leftJoin(registrations, eq(registrations.organisationId, organisations.id))
      .leftJoin(accounts, eq(accounts.id, registrations.accountId))
      .where(isWaiting)
      .orderBy(sql`${isConfirmed} DESC`, asc(organisations.createdAt), asc(organisations.id))
      .limit(REGISTRATIONS_PAGE)
      .offset((page - 1) * REGISTRATIONS_PAGE),
    db
      .select({
        _id: organisations.id,
        name: organisations.name,
        phone: organisations.phone,
        email: organisations.email,
        website: organisations.website,
        approved: organisations.approved,
      })
      .from(organisations),
  ]);
  const whole = new Map(
    (
      await readOrganisations(
        d1,
        rows.map(({ id }) => id),
      )
    ).map((it) => [it._id, it]),
  );
  const findTwins = indexBySameness(known.map((it) => ({ ...it, phone: parseTexts(it.phone) })));
  const shown = rows.flatMap(({ id, isConfirmed, email }): PendingRegistration[] => {
    const organisation = whole.get(id);
    if (!organisation) return [];
    // Those that are listed say most: they come first, and are never crowded out by copies that wait.
    const twins = findTwins(organisation).sort((a, b) => Number(b.approved) - Number(a.approved));
    return [
      {
        organisation,
        email: email ?? organisation.email,
        isConfirmed: Boolean(isConfirmed),
        twins: twins
          .slice(0, TWINS_NAMED)
          .map(({ _id, name, approved }) => ({ _id, name, approved })),
        moreTwins: Math.max(0, twins.length - TWINS_NAMED),
      },
    ];
  });
  const isFull = findReached({ ...waiting, ...FROM_NOWHERE }, ceilingsOf({})) !== undefined;
  return { registrations: shown, page, pages, total, unconfirmed, isFull };
}

const FROM_NOWHERE = { unconfirmedRegistrationsByAddress: 0, pendingRegistrationsByAddress: 0 };

/**
 * Deletes those of these registrations whose address is still not confirmed, and answers how many. Nobody is written to:
 * the addresses may be strangers'. Each can be restored from the history as any other deletion.
 */
export async function removePending(
  d1: D1Database,
  author: Author,
  ids: readonly string[],
): Promise<number> {
  const db = database(d1);
  const { accountId } = author.viewer;
  const people = await db
    .select({
      organisation: accounts.organisationId,
      _id: accounts.id,
      email: accounts.email,
      createdAt: accounts.createdAt,
    })
    .from(accounts)
    .where(inArray(accounts.organisationId, selectIds(ids)));
  const read = (await readOrganisations(d1, ids)).map((organisation) => ({
    ...organisation,
    isConfirmed: false,
    accounts: people
      .filter((person) => person.organisation === organisation._id)
      .map(({ organisation: _, ...person }) => person),
  }));
  // Only a record that is still as it was read goes: what was changed, confirmed or approved meanwhile stays.
  const asRead = sql`json_each(${JSON.stringify(read)}) AS read JOIN ${organisations} ON ${organisations.id} = read.value ->> '_id' AND ${organisations.version} = read.value ->> 'version' JOIN ${registrations} ON ${registrations.organisationId} = ${organisations.id}`;
  const where = sql`${isUnconfirmed}`;
  const stone = {
    id: sql`${organisations.id}`,
    kind: 'organisation' as const,
    deletedAt: timestampOf(author),
  };
  const entry = {
    at: timestampOf(author),
    accountId,
    accountEmail: sql`(SELECT ${accounts.email} FROM ${accounts} WHERE ${accounts.id} = ${accountId})`,
    // It is entered as any deletion of one is, so that it is found and undone in the same way.
    action: 'organisation:delete',
    kind: 'organisation',
    recordId: sql`${organisations.id}`,
    before: sql`read.value`,
    after: null,
    mayBePublic: false,
  };
  const [, , removed] = await db.batch([
    insertWhere(d1, audit, entry, where, asRead),
    insertWhere(d1, tombstones, stone, where, asRead).onConflictDoUpdate({
      target: [tombstones.kind, tombstones.id],
      set: { deletedAt: stone.deletedAt },
    }),
    db
      .delete(organisations)
      .where(
        inArray(organisations.id, sql`(SELECT ${organisations.id} FROM ${asRead} WHERE ${where})`),
      )
      .returning({ id: organisations.id }),
    raiseVersion(d1, author.now, false),
  ]);
  return removed.length;
}

const readOrganisations = (d1: D1Database, ids: readonly string[]) =>
  organisation.find(d1, isOneOf(organisations.id, ids));

const selectIds = (ids: readonly string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
