import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { scopeOf } from '../../shared/account/access.ts';
import type { ChangesPage } from '../../shared/lists/list-page.ts';
import type { ChangeRecord, ListedChange } from '../../shared/services/changes/change-record.ts';
import { CHANGE_TIMES, type ChangeTime } from '../../shared/services/changes/change-times.ts';
import { targetWords } from '../../shared/services/changes/target-words.ts';
import { isServiceType } from '../../shared/services/service.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { datedChanges, organisations, services } from '../db/tables.ts';
import { type AskedTurn, contains, turnTo } from '../http/paging.ts';
import { type Author, isInScope } from '../records/author.ts';
import { parseRows } from '../records/rows.ts';
import { findChanges } from './queries.ts';
import { readChangeRow } from './rows.ts';

/**
 * The dated changes of an organisation, past ones included, by their first day: one's own, or those of the provider that an
 * admin names. Those of types and the city where an admin names none: nobody's maximum holds for those of everybody.
 */
export async function listNamedChanges(
  d1: D1Database,
  author: Author,
  provider?: string,
): Promise<ListedChange[]> {
  const { organisationId } = datedChanges;
  const isForAll = provider === undefined && scopeOf(author.viewer, author.action) === 'any';
  const changes = await findChanges(
    d1,
    and(
      isInScope(author, organisationId),
      provider === undefined ? undefined : eq(organisationId, provider),
      isForAll ? isNull(organisationId) : undefined,
    ),
  );
  return nameAll(d1, changes);
}

type Asked = AskedTurn & {
  provider?: string | undefined;
  when?: ChangeTime | undefined;
};

/** A page of the dated changes in scope, of this provider and of whose name contains `q` where they are named. */
export async function listChangesPage(
  d1: D1Database,
  author: Author,
  { provider, when, q = '', ...asked }: Asked,
): Promise<ChangesPage> {
  const db = database(d1);
  const { organisationId, from, id } = datedChanges;
  const where = and(
    isInScope(author, organisationId),
    provider === undefined ? undefined : eq(organisationId, provider),
  );
  const found = q.trim()
    ? and(where, isOneOf(organisationId, await idsOfNamed(d1, author, q)))
    : where;
  const time = timeIn(cityTime(author.now).date);
  const [rowsOfTimes, [all]] = await db.batch([
    db.select({ time, total: count() }).from(datedChanges).where(found).groupBy(time),
    db.select({ total: count() }).from(datedChanges).where(where),
  ]);
  const totals = new Map(rowsOfTimes.map((row) => [row.time, row.total]));
  const [now = 0, coming = 0, over = 0] = CHANGE_TIMES.map((name) => totals.get(name) ?? 0);
  const counts = { now, coming, over, all: now + coming + over };
  const { offset, ...turned } = turnTo(counts[when ?? 'all'], asked);
  const rows = await db
    .select()
    .from(datedChanges)
    .where(and(found, when && eq(time, when)))
    .orderBy(
      sql`CASE ${time} WHEN 'now' THEN 0 WHEN 'coming' THEN 1 ELSE 2 END`,
      desc(sql`CASE ${time} WHEN 'over' THEN ${from} END`),
      asc(from),
      asc(id),
    )
    .limit(turned.perPage)
    .offset(offset);
  const items = await nameAll(d1, parseRows('dated change', rows, readChangeRow));
  return { items, ...turned, known: all?.total ?? 0, counts };
}

/** `timeOf` (`shared/services/changes/change-times.ts`) as the database says it: nothing is ended ahead of its time. */
function timeIn(today: string) {
  const { from, to, endedAt } = datedChanges;
  return sql<ChangeTime>`CASE
    WHEN ${endedAt} <> '' OR (${to} <> '' AND ${to} < ${today}) THEN 'over'
    WHEN ${from} <= ${today} THEN 'now'
    ELSE 'coming' END`;
}

/** SQLite compares letters of English alone in any case. */
async function idsOfNamed(d1: D1Database, author: Author, q: string): Promise<string[]> {
  const { id, name } = organisations;
  const rows = await database(d1)
    .select({ id, name })
    .from(organisations)
    .where(isInScope(author, id));
  return rows.filter((row) => contains(row.name, q)).map((row) => row.id);
}

/** Adds the names of whose changes are, and of the services that they are for. */
async function nameAll(d1: D1Database, changes: ChangeRecord[]): Promise<ListedChange[]> {
  const db = database(d1);
  const owners = new Set(changes.flatMap(({ organisation }) => organisation ?? []));
  const ids = new Set(changes.flatMap((change) => change.services));
  const { id, type, serviceAddress } = services;
  const [ownerRows, serviceRows] = await db.batch([
    db
      .select({ id: organisations.id, name: organisations.name })
      .from(organisations)
      .where(isOneOf(organisations.id, [...owners])),
    db
      .select({ _id: id, type, serviceAddress })
      .from(services)
      .where(isOneOf(id, [...ids]))
      .orderBy(type, serviceAddress),
  ]);
  const names = new Map(ownerRows.map((row) => [row.id, row.name]));
  const known = serviceRows.flatMap(({ type: itsType, ...row }) =>
    isServiceType(itsType) ? [{ ...row, type: itsType }] : [],
  );
  return changes.map((change) => ({
    ...change,
    organisationName: names.get(change.organisation ?? '') ?? null,
    target: targetWords(change, known),
  }));
}
