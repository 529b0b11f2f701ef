import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, gte, ne } from 'drizzle-orm';
import { can } from '../../shared/account/access.ts';
import type { Turned } from '../../shared/lists/list-page.ts';
import { findListing } from '../../shared/reports/find-listing.ts';
import {
  type ClosedReport,
  countAgreeing,
  doAgree,
  foundClosedUntil,
  isFoundClosed,
} from '../../shared/reports/found-closed.ts';
import {
  DIGEST_DAYS,
  type FoundClosed,
  type Report,
  type ReportedListing,
} from '../../shared/reports/report.ts';
import { DAY } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { organisations, reports, services } from '../db/tables.ts';
import type { Directory } from '../directory/build/build.ts';
import { type AskedTurn, contains, turnTo } from '../http/paging.ts';
import type { Author } from '../records/author.ts';

type Asked = AskedTurn & { isClosed: boolean };

/** A page of the listings that somebody told something about, the one last told about first: what is open, or what is closed. */
export async function listReportsPage(
  d1: D1Database,
  directory: Directory,
  { q, isClosed, ...asked }: Asked,
  now: number,
): Promise<Turned<ReportedListing>> {
  const db = database(d1);
  const { id, name } = organisations;
  const rows = await db
    .select({ report: reports, organisation: { id, name } })
    .from(reports)
    .leftJoin(organisations, eq(id, reports.organisationId))
    .where(isClosed ? ne(reports.answeredAt, '') : eq(reports.answeredAt, ''))
    .orderBy(desc(reports.at), reports.id);
  const groups = new Map<string, ReportedListing>();
  for (const { report, organisation } of rows) {
    const group = groups.get(report.listingId) ?? {
      _id: report.listingId,
      kind: report.kind,
      name: '',
      organisationId: null,
      ...nameListing(directory, report.listingId),
      foundClosedUntil: '',
      reports: [],
    };
    groups.set(report.listingId, group);
    group.reports.push(readReport(report, organisation));
  }
  const all = [...groups.values()];
  const found = all.filter((group) => contains(group.name, q));
  const { offset, ...turned } = turnTo(found.length, asked);
  const marks = await readMarks(d1, now);
  const items = found
    .slice(offset, offset + turned.perPage)
    .map((group) => ({ ...group, foundClosedUntil: marks.get(group._id) ?? '' }));
  return { items, ...turned, known: all.length };
}

type Named = Pick<Directory, 'services' | 'organisations' | 'helplines'>;

function nameListing(directory: Named, id: string) {
  const listing = findListing(directory, id);
  return listing && { name: listing.name, organisationId: listing.organisationId };
}

function readReport(
  row: typeof reports.$inferSelect,
  organisation: { id: string; name: string } | null,
): Report {
  const { id, what, words, at, isFromKiosk, answeredAt, outcome, note, answeredBy } = row;
  return {
    _id: id,
    what,
    words,
    at,
    organisation: organisation && { _id: organisation.id, name: organisation.name },
    isFromKiosk,
    answered: answeredAt ? { at: answeredAt, outcome, note, by: answeredBy } : null,
  };
}

/** Until when each listing is said to be found closed (ISO instant), by its id. */
async function readMarks(d1: D1Database, now: number): Promise<Map<string, string>> {
  const db = database(d1);
  const marked = (table: typeof services | typeof organisations) =>
    db
      .select({ id: table.id, foundClosedAt: table.foundClosedAt })
      .from(table)
      .where(ne(table.foundClosedAt, ''));
  const rows = (await db.batch([marked(services), marked(organisations)])).flat();
  return new Map(
    rows
      .filter((row) => isFoundClosed(row, now))
      .map(({ id, foundClosedAt }) => [id, toIso(foundClosedUntil(foundClosedAt))]),
  );
}

/** What several people found closed of the listings that are the viewer's, without their words and without who they are. */
export async function readFoundClosed(
  d1: D1Database,
  directory: Directory,
  { viewer, action, now }: Author,
): Promise<FoundClosed[]> {
  const rows = await database(d1)
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.what, 'closed'),
        eq(reports.answeredAt, ''),
        gte(reports.at, toIso(now - DIGEST_DAYS * DAY)),
      ),
    )
    .orderBy(desc(reports.at));
  const marks = await readMarks(d1, now);
  const ids = [...new Set(rows.map(({ listingId }) => listingId))];
  return ids.flatMap((id) => {
    const listing = findListing(directory, id);
    const said: (ClosedReport & { kind: string })[] = rows
      .filter(({ listingId }) => listingId === id)
      .map(({ at, digest, kind, organisationId: by, isFromKiosk }) => ({
        at,
        by: digest,
        kind,
        isSignedIn: by !== null,
        isFromKiosk,
      }));
    const until = marks.get(id) ?? '';
    if (!listing || !can(viewer, action, listing) || !(until || doAgree(said, now))) return [];
    const { _id, kind, name } = listing;
    return [{ _id, kind, name, count: countAgreeing(said, now), lastAt: said[0]?.at ?? '', until }];
  });
}
