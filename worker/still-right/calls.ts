import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { formatPhone, phoneHref } from '../../shared/contact/phone.ts';
import { HISTORY_MONTHS } from '../../shared/history/history.ts';
import type { Turned } from '../../shared/lists/list-page.ts';
import { firstPhone } from '../../shared/organisations/organisation-phones.ts';
import {
  type CallInput,
  type CallOutcome,
  compareByTurn,
  isCheck,
  isToRing,
  type ToRing,
} from '../../shared/still-right/calls.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { database } from '../db/client.ts';
import { insertWhere } from '../db/insert-where.ts';
import { toIso } from '../db/instant.ts';
import { accounts, askings, organisations, standIns } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { type AskedTurn, contains, turnTo } from '../http/paging.ts';
import type { Author } from '../records/author.ts';
import { isLatest, readRevision } from '../records/data-version.ts';
import { isPublic } from '../records/is-seen.ts';
import { organisation as organisationType } from '../records/record-types.ts';
import { parseRows, parseTexts } from '../records/rows.ts';
import { loadAskingDays } from './ask.ts';
import { listingsOf, setChecked } from './check.ts';
import { oldestChecks } from './queries.ts';

/** A page of the organisations that somebody has to ring, part of whose name is looked for. */
export async function listCallsPage(
  d1: D1Database,
  { q, ...asked }: AskedTurn,
  now: number,
): Promise<Turned<ToRing>> {
  const after = await loadAskingDays(d1);
  const checks = new Map((await oldestChecks(d1)).map((it) => [it._id, it]));
  const rows = await database(d1)
    .select({
      id: organisations.id,
      name: organisations.name,
      phone: organisations.phone,
      rungAt: askings.rungAt,
      outcome: askings.rungOutcome,
      note: askings.rungNote,
      by: askings.rungBy,
    })
    .from(organisations)
    .leftJoin(askings, eq(askings.organisationId, organisations.id))
    .where(isPublic);
  const away = await readAway(d1, now);
  const all = parseRows('organisation', rows, ({ id, name, phone, rungAt, outcome, note, by }) => {
    const check = checks.get(id);
    const first = firstPhone(parseTexts(phone));
    const lastCheckedAt = check?.lastCheckedAt ?? '';
    return {
      _id: id,
      name,
      phoneDisplay: first && formatPhone(first),
      phoneHref: phoneHref(first),
      signIns: check?.signIns ?? 0,
      lastCheckedAt,
      stillRightAt: check?.stillRightAt ?? '',
      away: away.get(id) ?? [],
      rung:
        rungAt && rungAt > lastCheckedAt
          ? { at: rungAt, outcome: outcome as CallOutcome, note: note ?? '', by: by ?? '' }
          : null,
    };
  });
  const due = all.filter((it) => isToRing(it, now, after)).sort(compareByTurn(now));
  const found = due.filter(({ name }) => contains(name, q));
  const { offset, ...turned } = turnTo(found.length, asked);
  return { items: found.slice(offset, offset + turned.perPage), ...turned, known: due.length };
}

/** Who is away, and who stands in for them, by organisation. */
async function readAway(d1: D1Database, now: number) {
  const rows = await database(d1)
    .select({
      id: accounts.organisationId,
      by: accounts.email,
      email: standIns.email,
      until: standIns.until,
    })
    .from(standIns)
    .innerJoin(accounts, eq(accounts.id, standIns.accountId))
    // On the last day they still are.
    .where(gte(standIns.until, cityTime(now).date))
    .orderBy(accounts.email);
  const byOrganisation = new Map<string, ToRing['away']>();
  for (const { id, ...one } of rows)
    byOrganisation.set(id, [...(byOrganisation.get(id) ?? []), one]);
  return byOrganisation;
}

/** Notes how a call ended; what says that the listings are right checks all of them. Undefined where anything was written meanwhile. */
export async function noteCall(
  d1: D1Database,
  author: Author,
  { organisation: id, outcome, note }: CallInput,
) {
  const revision = await readRevision(d1);
  const found = await organisationType.read(d1, id);
  if (found?.role !== 'organisation' || !found.approved || !found.published)
    throw new ApiError(404, organisationType.missing);
  const at = toIso(author.now);
  const listings = isCheck(outcome)
    ? listingsOf(found).map((it) => ({ ...it, lastCheckedAt: at }))
    : [];
  const by = sql`coalesce((SELECT ${accounts.email} FROM ${accounts} WHERE ${accounts.id} = ${author.viewer.accountId}), '')`;
  const rung = { rungAt: at, rungOutcome: outcome, rungNote: note, rungBy: by };
  const first = insertWhere(
    d1,
    askings,
    { organisationId: id, askedAt: '', ...rung },
    isLatest(d1, revision),
  )
    .onConflictDoUpdate({
      target: askings.organisationId,
      set: {
        rungAt: sql`excluded.rung_at`,
        rungOutcome: sql`excluded.rung_outcome`,
        rungNote: sql`excluded.rung_note`,
        rungBy: sql`excluded.rung_by`,
      },
    })
    .returning({ id: askings.organisationId });
  return (await setChecked(d1, author, id, listings, { first, revision })) || undefined;
}

/** Forgets the calls of a year ago, with who rang and what was noted. */
export async function removeOldCalls(d1: D1Database, now: number) {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - HISTORY_MONTHS);
  await database(d1)
    .update(askings)
    .set({ rungAt: '', rungOutcome: '', rungNote: '', rungBy: '' })
    .where(and(ne(askings.rungAt, ''), lt(askings.rungAt, oldest.toISOString())));
}
