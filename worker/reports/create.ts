import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Listing } from '../../shared/reports/find-listing.ts';
import { isFoundClosed, isToMark } from '../../shared/reports/found-closed.ts';
import { DIGEST_DAYS } from '../../shared/reports/report.ts';
import type { ReportInput } from '../../shared/reports/report-input.ts';
import { DAY } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { reports } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { scaleLimit } from '../limits/scale.ts';
import type { AskingMail } from '../mail/kinds.ts';
import { queueAsking } from '../mail/stand-ins.ts';
import type { Env } from '../platform/env.ts';
import { raiseVersion } from '../records/data-version.ts';
import { digestsOf } from './digest.ts';
import { markedTable, readMark } from './marks.ts';

/** Who says it: a network address, null for one that nobody knows; or an organisation that is signed in. */
type Reporter = { address: string | null } | { organisationId: string };

/**
 * Keeps what somebody says is wrong with a listing. It changes nothing that the public sees until enough people agree that a
 * place is closed (shared/reports/found-closed.ts).
 */
export async function createReport(
  env: Env,
  listing: Listing,
  { what, words, isFromKiosk }: ReportInput,
  reporter: Reporter,
  now: number,
): Promise<void> {
  const d1 = env.DB;
  const db = database(d1);
  const isStranger = 'address' in reporter;
  await (isStranger
    ? requireRoom(env, listing, now)
    : requireRoomOfOrganisation(env, reporter.organisationId, now));
  const digest = isStranger
    ? await digestsOf(env, reporter.address, listing._id, now)
    : { now: '', before: '' };
  const isOfListing = eq(reports.listingId, listing._id);
  await db.batch([
    // Who said something last week, under its key, is the same under this week's.
    db
      .update(reports)
      .set({ digest: digest.now })
      .where(and(isOfListing, ne(reports.digest, ''), eq(reports.digest, digest.before))),
    db.insert(reports).values({
      id: crypto.randomUUID(),
      kind: listing.kind,
      listingId: listing._id,
      what,
      words,
      at: toIso(now),
      digest: digest.now,
      organisationId: isStranger ? null : reporter.organisationId,
      isFromKiosk: isStranger && isFromKiosk,
    }),
  ]);
  if (what === 'closed') await markIfAgreed(d1, listing, now);
}

/** Refuses a stranger's report where there are more of strangers today than the charity can read: a flood fills no table. */
async function requireRoom(env: Env, listing: Listing, now: number) {
  const [row] = await database(env.DB)
    .select({
      all: count(),
      ofListing: sql<number>`coalesce(sum(${reports.listingId} = ${listing._id}), 0)`,
    })
    .from(reports)
    .where(and(isOfLastDay(now), isNull(reports.organisationId)));
  const { reportsOfDay, reportsOfListingAndDay } = LIMITS;
  if ((row?.ofListing ?? 0) >= scaleLimit(env, reportsOfListingAndDay.value))
    throw new ApiError(429, reportsOfListingAndDay.message);
  if ((row?.all ?? 0) >= scaleLimit(env, reportsOfDay.value))
    throw new ApiError(429, reportsOfDay.message);
}

/** Refuses the report of an organisation that has sent its share of today; it takes nothing from that of strangers. */
async function requireRoomOfOrganisation(env: Env, organisationId: string, now: number) {
  const [row] = await database(env.DB)
    .select({ total: count() })
    .from(reports)
    .where(and(isOfLastDay(now), eq(reports.organisationId, organisationId)));
  const { value, message } = LIMITS.reportsByOrganisationAndDay;
  if ((row?.total ?? 0) >= scaleLimit(env, value)) throw new ApiError(429, message);
}

const isOfLastDay = (now: number) => gte(reports.at, toIso(now - DAY));

/**
 * Marks a place that enough people found closed: one write that the public sees, which raises the version of the data. Its
 * organisation is told by mail, once for each time that it begins to be said.
 */
async function markIfAgreed(
  d1: D1Database,
  { kind, _id, name, organisationId }: Listing,
  now: number,
) {
  const table = markedTable(kind);
  if (!table) return;
  const db = database(d1);
  const [mark, said] = await Promise.all([
    readMark(d1, table, _id),
    db
      .select({
        at: reports.at,
        by: reports.digest,
        organisationId: reports.organisationId,
        isFromKiosk: reports.isFromKiosk,
      })
      .from(reports)
      .where(
        and(
          eq(reports.listingId, _id),
          eq(reports.what, 'closed'),
          eq(reports.answeredAt, ''),
          gte(reports.at, toIso(now - DIGEST_DAYS * DAY)),
        ),
      ),
  ]);
  const agreeing = said.map(({ organisationId, ...it }) => ({
    ...it,
    isSignedIn: organisationId !== null,
  }));
  if (!mark || !isToMark(mark, agreeing, now)) return;
  const mail: AskingMail = { kind: 'found-closed', data: { listing: name } };
  // Said on for another day it is no news.
  const tellsOwner = organisationId !== null && !isFoundClosed(mark, now);
  await db.batch([
    db
      .update(table)
      .set({ foundClosedAt: toIso(now) })
      .where(and(eq(table.id, _id), eq(table.foundClosedAt, mark.foundClosedAt))),
    raiseVersion(d1, now, true),
    ...(tellsOwner ? [queueAsking(d1, mail, organisationId, now)] : []),
  ]);
}
