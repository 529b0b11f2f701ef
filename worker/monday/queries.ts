import type { D1Database } from '@cloudflare/workers-types';
import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  max,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { isMissed } from '../../shared/kiosks/kiosk.ts';
import { isLineDue } from '../../shared/lines/lines.ts';
import {
  MONDAY_NAMED,
  type Monday,
  type OldListing,
  type TakenDownListing,
} from '../../shared/monday/monday.ts';
import { CHECKED_FOR } from '../../shared/time/checked.ts';
import { addDays, cityTime, startOfDate } from '../../shared/time/city-time.ts';
import { isWaiting } from '../account/registrations/queries.ts';
import { countRecords } from '../admin/queries.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import {
  accounts,
  audit,
  helplines,
  organisations,
  outbox,
  reports,
  searchWords,
  services,
} from '../db/tables.ts';
import { readSettings } from '../edited/edited.ts';
import { listUnansweredPage } from '../holidays/unanswered.ts';
import { listKiosks } from '../kiosks/queries.ts';
import { listLines } from '../lines/queries.ts';
import { listTwins } from '../merges/queries.ts';
import { isPublic } from '../records/is-seen.ts';
import { listSearches } from '../searches/queries.ts';
import { listCalls } from '../still-right/calls.ts';

const firstOf = <Item>(all: readonly Item[]) => ({
  items: all.slice(0, MONDAY_NAMED),
  total: all.length,
});

/** What waits for the charity at an instant: docs/product.md#the-monday-page. */
export async function readMonday(d1: D1Database, now: number): Promise<Monday> {
  const today = cityTime(now).date;
  const [
    { counts, unchecked },
    calls,
    holidays,
    kiosks,
    lines,
    { askLinesDays },
    searches,
    taught,
  ] = await Promise.all([
    countRecords(d1, now),
    listCalls(d1, now),
    listUnansweredPage(d1, { perPage: 1 }, now),
    listKiosks(d1),
    listLines(d1),
    readSettings(d1),
    listSearches(d1, today),
    database(d1).select({ words: searchWords.words }).from(searchWords),
  ]);
  const [reported, mails, takenDown, changes, twins, oldest] = await Promise.all([
    countReported(d1),
    readFailing(d1),
    readTakenDown(d1),
    countChanges(d1, now),
    listTwins(d1),
    readOldest(d1, now),
  ]);
  const known = new Set(taught.map(({ words }) => words));
  return {
    pending: counts.pending,
    reported,
    mails,
    kiosks: firstOf(
      kiosks
        .filter((kiosk) => kiosk.isOurs && isMissed(kiosk, now))
        .map(({ id, place, seenAt }) => ({ _id: id, place, seenAt })),
    ),
    lines: lines.filter(({ checked = '' }) => isLineDue(checked, today, askLinesDays)).length,
    calls: {
      organisations: calls.filter(({ kind }) => kind === 'organisation').length,
      helplines: calls.filter(({ kind }) => kind === 'helpline').length,
    },
    unchecked,
    oldest,
    twins: firstOf(twins),
    takenDown,
    holidays: holidays.holidays
      .filter(({ notYet }) => notYet > 0)
      .map(({ title, from, to, notYet, reachable }) => ({ title, from, to, notYet, reachable })),
    searches: firstOf(
      searches
        .filter((search) => !known.has(search.words))
        .map(({ words, times }) => ({ words, times })),
    ),
    changes,
  };
}

/** Organisations that wait for approval. */
export async function countPending(d1: D1Database) {
  const [row] = await database(d1)
    .select({ pending: count() })
    .from(organisations)
    .where(isWaiting);
  return row?.pending ?? 0;
}

/** Listings with a report that nobody has answered. */
async function countReported(d1: D1Database) {
  const [row] = await database(d1)
    .select({ listings: countDistinct(reports.listingId) })
    .from(reports)
    .where(eq(reports.answeredAt, ''));
  return row?.listings ?? 0;
}

/** One that is being sent has not failed, and must not be taken by a second sender (`claimMail`). */
const hasFailed = ne(outbox.lastError, '');

async function readFailing(d1: D1Database): Promise<Monday['mails']> {
  const db = database(d1);
  const [rows, [all]] = await db.batch([
    db
      .select({
        id: outbox.id,
        to: outbox.recipient,
        since: outbox.createdAt,
        tries: outbox.attempts,
        error: outbox.lastError,
        organisation: accounts.organisationId,
      })
      .from(outbox)
      .leftJoin(accounts, eq(accounts.id, outbox.accountId))
      .where(hasFailed)
      .orderBy(asc(outbox.id))
      .limit(MONDAY_NAMED),
    db.select({ total: count() }).from(outbox).where(hasFailed),
  ]);
  const items = rows.map(({ id, organisation, ...mail }) => ({
    ...mail,
    _id: String(id),
    organisation: organisation ?? '',
  }));
  return { items, total: all?.total ?? 0 };
}

/** Has every mail that failed tried again at once. */
export async function retryMail(d1: D1Database, now: number) {
  const tried = await database(d1)
    .update(outbox)
    .set({ nextAttemptAt: toIso(now) })
    .where(and(hasFailed, gt(outbox.nextAttemptAt, toIso(now))))
    .returning({ id: outbox.id });
  return tried.length;
}

/** What is taken down by itself: of an organisation that is, nothing else is named. */
async function readTakenDown(d1: D1Database): Promise<Monday['takenDown']> {
  const db = database(d1);
  const isDown = (table: typeof organisations | typeof services | typeof helplines) =>
    eq(table.published, false);
  const [whole, parts, lines] = await db.batch([
    db
      .select({ id: organisations.id, name: organisations.name, version: organisations.version })
      .from(organisations)
      .where(and(isDown(organisations), eq(organisations.approved, true)))
      .orderBy(organisations.name),
    db
      .select({
        id: services.id,
        name: sql<string>`${services.type} || ', ' || ${organisations.name}`,
        version: services.version,
      })
      .from(services)
      .innerJoin(organisations, eq(services.providerId, organisations.id))
      .where(and(isDown(services), eq(organisations.published, true)))
      .orderBy(organisations.name, services.type),
    db
      .select({ id: helplines.id, name: helplines.name, version: helplines.version })
      .from(helplines)
      .leftJoin(organisations, eq(helplines.providerId, organisations.id))
      .where(and(isDown(helplines), sql`coalesce(${organisations.published}, 1) = 1`))
      .orderBy(helplines.name),
  ]);
  const ofKind =
    (kind: TakenDownListing['kind']) =>
    ({ id, ...listing }: { id: string; name: string; version: number }): TakenDownListing => ({
      kind,
      _id: id,
      ...listing,
    });
  return firstOf([
    ...whole.map(ofKind('organisation')),
    ...parts.map(ofKind('service')),
    ...lines.map(ofKind('helpline')),
  ]);
}

/** An entry that changes nothing of what a listing says: somebody said that it is right, or took that back. */
const changedNothing = sql`(coalesce(${audit.before}, '') = '{}' AND coalesce(${audit.after}, '') = '{}')`;

/** Changes of listings in the last seven days, by who made them, and how many were said to be still right. */
async function countChanges(d1: D1Database, now: number): Promise<Monday['changes']> {
  const from = addDays(cityTime(now).date, -7);
  const isOfWeek = and(
    gte(audit.at, toIso(startOfDate(from))),
    lte(audit.at, toIso(now)),
    inArray(audit.kind, ['organisation', 'service', 'helpline', 'dated change']),
  );
  const db = database(d1);
  const [rows, said] = await db.batch([
    db
      .select({ role: accounts.role, total: count() })
      .from(audit)
      .leftJoin(accounts, eq(accounts.id, audit.accountId))
      .where(and(isOfWeek, not(changedNothing)))
      .groupBy(accounts.role),
    // Of one row of a group, max() chooses the others' columns: what was said of each listing last.
    db
      .select({ action: audit.action, last: max(audit.id) })
      .from(audit)
      .where(and(isOfWeek, changedNothing))
      .groupBy(audit.recordId),
  ]);
  const all = rows.reduce((sum, { total }) => sum + total, 0);
  const byCharity = rows.find(({ role }) => role === 'admin')?.total ?? 0;
  const stillRight = said.filter(({ action }) => !action.includes(':uncheck')).length;
  return { from, byOrganisations: all - byCharity, byCharity, stillRight };
}

/** Those that the public sees and nobody has checked for longest, for at least 180 days. */
async function readOldest(d1: D1Database, now: number): Promise<OldListing[]> {
  const db = database(d1);
  const isOld = (table: typeof organisations | typeof services | typeof helplines) =>
    and(eq(table.published, true), lte(table.lastCheckedAt, toIso(now - CHECKED_FOR)));
  const [whole, parts, lines] = await db.batch([
    db
      .select({
        _id: organisations.id,
        lastCheckedAt: organisations.lastCheckedAt,
        name: organisations.name,
      })
      .from(organisations)
      .where(and(isOld(organisations), isPublic))
      .orderBy(organisations.lastCheckedAt, organisations.name)
      .limit(MONDAY_NAMED),
    db
      .select({
        _id: services.id,
        lastCheckedAt: services.lastCheckedAt,
        name: sql<string>`${services.type} || ', ' || ${organisations.name}`,
      })
      .from(services)
      .innerJoin(organisations, eq(services.providerId, organisations.id))
      .where(and(isOld(services), isPublic))
      .orderBy(services.lastCheckedAt, organisations.name)
      .limit(MONDAY_NAMED),
    db
      .select({
        _id: helplines.id,
        lastCheckedAt: helplines.lastCheckedAt,
        name: helplines.name,
      })
      .from(helplines)
      .leftJoin(organisations, eq(helplines.providerId, organisations.id))
      .where(and(isOld(helplines), or(isNull(helplines.providerId), isPublic)))
      .orderBy(helplines.lastCheckedAt, helplines.name)
      .limit(MONDAY_NAMED),
  ]);
  return [
    ...whole.map((it): OldListing => ({ kind: 'organisation', ...it })),
    ...parts.map((it): OldListing => ({ kind: 'service', ...it })),
    ...lines.map((it): OldListing => ({ kind: 'helpline', ...it })),
  ]
    .sort((a, b) => compare(a.lastCheckedAt, b.lastCheckedAt) || compare(a.name, b.name))
    .slice(0, MONDAY_NAMED);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
