import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { formatPhone, phoneHref } from '../../shared/contact/phone.ts';
import { HISTORY_MONTHS } from '../../shared/history/history.ts';
import type { Turned } from '../../shared/lists/list-page.ts';
import { PHONE_LABELS } from '../../shared/organisations/organisation.ts';
import {
  type CallInput,
  type CallOutcome,
  compareByTurn,
  isCheck,
  type ToRing,
} from '../../shared/still-right/calls.ts';
import { isToRing } from '../../shared/still-right/to-ring.ts';
import { UNDO_HOURS, type Undo } from '../../shared/still-right/undo.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { monthsBefore } from '../../shared/time/months-before.ts';
import { HOUR } from '../../shared/time/units.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { accounts, askings, helplineCalls, organisations, standIns } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { type AskedTurn, contains, turnTo } from '../http/paging.ts';
import type { Author } from '../records/author.ts';
import { isLatest, readRevision } from '../records/data-version.ts';
import { isPublic } from '../records/is-seen.ts';
import { RECORD_TYPES } from '../records/record-types.ts';
import { parseRows, parseTexts } from '../records/rows.ts';
import { loadAskingDays } from './ask.ts';
import { providerOf, undoOf } from './check-by-charity.ts';
import { beforeOf, noteSaid, readOwner, readSaid } from './listing-owners.ts';
import { helplinesOfNobody, oldestChecks } from './queries.ts';
import { setChecked } from './set-checked.ts';

/** A page of those whom somebody has to ring, part of whose name is looked for. */
export async function listCallsPage(
  d1: D1Database,
  { q, ...asked }: AskedTurn,
  now: number,
): Promise<Turned<ToRing>> {
  const due = await listCalls(d1, now);
  const found = due.filter(({ name }) => contains(name, q));
  const { offset, ...turned } = turnTo(found.length, asked);
  return { items: found.slice(offset, offset + turned.perPage), ...turned, known: due.length };
}

/** All whom somebody has to ring, in their order: organisations, and the helplines that no organisation offers. */
export async function listCalls(d1: D1Database, now: number): Promise<ToRing[]> {
  const after = await loadAskingDays(d1);
  const all = [...(await readOrganisations(d1, now)), ...(await readHelplines(d1))];
  return all.filter((it) => isToRing(it, now, after)).sort(compareByTurn(now));
}

async function readOrganisations(d1: D1Database, now: number): Promise<ToRing[]> {
  const checks = new Map((await oldestChecks(d1)).map((it) => [it._id, it]));
  const rows = await database(d1)
    .select({
      id: organisations.id,
      name: organisations.name,
      phone: organisations.phone,
      email: organisations.email,
      rungAt: askings.rungAt,
      outcome: askings.rungOutcome,
      note: askings.rungNote,
      by: askings.rungBy,
    })
    .from(organisations)
    .leftJoin(askings, eq(askings.organisationId, organisations.id))
    .where(isPublic);
  const away = await readAway(d1, now);
  return parseRows('organisation', rows, ({ id, name, phone, email, ...last }) => {
    const check = checks.get(id);
    const lastCheckedAt = check?.lastCheckedAt ?? '';
    return {
      kind: 'organisation',
      _id: id,
      name,
      phones: parseTexts(phone).flatMap((stored, place) =>
        stored ? [phoneOf(stored, PHONE_LABELS[place] ?? '')] : [],
      ),
      email,
      signIns: check?.signIns ?? 0,
      lastCheckedAt,
      stillRightAt: check?.stillRightAt ?? '',
      away: away.get(id) ?? [],
      rung: rungSince(last, lastCheckedAt),
    };
  });
}

const readHelplines = async (d1: D1Database): Promise<ToRing[]> =>
  (await helplinesOfNobody(d1)).map(({ id, name, phone, email, lastCheckedAt, ...last }) => ({
    kind: 'helpline',
    _id: id,
    name,
    phones: phone ? [phoneOf(phone, '')] : [],
    email,
    signIns: 0,
    lastCheckedAt,
    stillRightAt: '',
    away: [],
    rung: rungSince(last, lastCheckedAt),
  }));

const phoneOf = (stored: string, label: string) => ({
  label,
  display: formatPhone(stored),
  href: phoneHref(stored),
});

type LastCall = Record<'rungAt' | 'outcome' | 'note' | 'by', string | null>;

const rungSince = ({ rungAt, outcome, note, by }: LastCall, lastCheckedAt: string) =>
  rungAt && rungAt > lastCheckedAt
    ? { at: rungAt, outcome: outcome as CallOutcome, note: note ?? '', by: by ?? '' }
    : null;

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

/**
 * Notes how a call ended; what says that the listings are right checks all of them. What takes it back for a day; undefined
 * where anything was written meanwhile.
 */
export async function noteCall(
  d1: D1Database,
  author: Author,
  { organisation, helpline, outcome, note }: CallInput,
): Promise<Undo | undefined> {
  const revision = await readRevision(d1);
  const kind = organisation === undefined ? 'helpline' : 'organisation';
  const owner = await readOwner(d1, kind, organisation ?? helpline ?? '');
  if (!owner) throw new ApiError(404, RECORD_TYPES[kind].missing);
  const at = toIso(author.now);
  const listings = isCheck(outcome) ? owner.listings : [];
  const { rung } = await readSaid(d1, owner);
  const first = noteSaid(
    d1,
    owner,
    {
      rungAt: at,
      rungOutcome: outcome,
      rungNote: note,
      rungBy: sql`coalesce((SELECT ${accounts.email} FROM ${accounts} WHERE ${accounts.id} = ${author.viewer.accountId}), '')`,
      undoable: { at, before: beforeOf(listings), rung },
    },
    isLatest(d1, revision),
  );
  const checked = listings.map((it) => ({ ...it, lastCheckedAt: at }));
  const isDone = await setChecked(d1, author, providerOf(owner), checked, { first, revision });
  return isDone ? undoOf(owner, author.now) : undefined;
}

/** Forgets the calls of a year ago, with who rang and what was noted, and what can be taken back no more. */
export async function removeOldCalls(d1: D1Database, now: number) {
  const oldest = monthsBefore(now, HISTORY_MONTHS);
  const isOver = (undo: SQLiteColumn) =>
    and(ne(undo, ''), sql`${undo} ->> 'at' <= ${toIso(now - UNDO_HOURS * HOUR)}`);
  const isOld = (rungAt: SQLiteColumn) => and(ne(rungAt, ''), lt(rungAt, toIso(oldest)));
  const nothing = { rungAt: '', rungOutcome: '', rungNote: '', rungBy: '' };
  const db = database(d1);
  await db.batch([
    db.update(askings).set({ undo: '' }).where(isOver(askings.undo)),
    db.update(askings).set(nothing).where(isOld(askings.rungAt)),
    db.update(helplineCalls).set({ undo: '' }).where(isOver(helplineCalls.undo)),
    db.update(helplineCalls).set(nothing).where(isOld(helplineCalls.rungAt)),
  ]);
}
