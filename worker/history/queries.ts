import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type HistoryEntry, type HistoryPage, RESTORE_DAYS } from '../../shared/history/history.ts';
import { EDITED_TITLES, isEditedName } from '../../shared/lines/lines.ts';
import { describeChange } from '../../shared/services/changes/announcements.ts';
import type { ChangeRecord } from '../../shared/services/changes/change-record.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { DAY } from '../../shared/time/units.ts';
import { readChangeRow } from '../dated-changes/rows.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import {
  accounts,
  audit,
  datedChanges,
  helplines,
  notices,
  organisations,
  services,
} from '../db/tables.ts';
import { parseRows } from '../records/rows.ts';

type HistoryFilter = {
  record?: string | undefined;
  kind?: string | undefined;
  /** An account's id, or part of its email. */
  account?: string | undefined;
  /** ISO instants: at or after, before. */
  from?: string | undefined;
  until?: string | undefined;
  /** The last entry of the page before. */
  before?: number | undefined;
};

type Row = typeof audit.$inferSelect;

const PAGE = 50;

/** Characters of records that a page has at most, unless its first entry alone has more. */
const PAGE_TEXT = 500_000;

/** The entries of a page, the latest first. */
export async function readHistory(
  d1: D1Database,
  filter: HistoryFilter,
  now: number,
): Promise<HistoryPage> {
  const { record, kind, account, from, until, before } = filter;
  const rows = await database(d1)
    .select()
    .from(audit)
    .where(
      and(
        ifGiven(record, (value) => eq(audit.recordId, value)),
        ifGiven(kind, (value) => eq(audit.kind, value)),
        ifGiven(account, (value) =>
          or(
            eq(audit.accountId, value),
            sql`instr(lower(${audit.accountEmail}), ${value.toLowerCase()}) > 0`,
          ),
        ),
        ifGiven(from, (value) => gte(audit.at, value)),
        ifGiven(until, (value) => lt(audit.at, value)),
        ifGiven(before, (value) => lt(audit.id, value)),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(PAGE + 1);
  const page = takeWhatFits(rows.slice(0, PAGE));
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { entries: await describeEntries(d1, page, now), next: last ? String(last.id) : null };
}

/** The first of these entries, as many as a page has room for: who was deleted is told with all that it ran. */
function takeWhatFits(rows: Row[]): Row[] {
  let text = 0;
  const tooMuch = rows.findIndex(({ before, after }, index) => {
    text += (before?.length ?? 0) + (after?.length ?? 0);
    return index > 0 && text > PAGE_TEXT;
  });
  return tooMuch < 0 ? rows : rows.slice(0, tooMuch);
}

export async function readEntry(d1: D1Database, id: string, now: number) {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const rows = await database(d1)
    .select()
    .from(audit)
    .where(eq(audit.id, Number(id)));
  const [entry] = await describeEntries(d1, rows, now);
  return entry;
}

/** More than an organisation has of all that it may delete. */
const MOST_DELETIONS = 500;

/** What may be deleted and brought back by an organisation itself. */
const OWN_KINDS = ['service', 'helpline', 'dated change'];

/**
 * What people of an organisation have deleted of its own and may bring back, the latest first: what the charity has deleted is
 * not among it.
 */
export async function readOwnDeletions(
  d1: D1Database,
  organisationId: string,
  now: number,
): Promise<HistoryEntry[]> {
  const people = database(d1)
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.organisationId, organisationId));
  const rows = await database(d1)
    .select()
    .from(audit)
    .where(
      and(
        inArray(audit.kind, OWN_KINDS),
        inArray(audit.accountId, people),
        isNull(audit.after),
        gte(audit.at, toIso(now - RESTORE_DAYS * DAY)),
        // What was brought back, or deleted again after that, takes no room of what can be.
        sql`NOT EXISTS (
          SELECT 1 FROM ${audit} AS later WHERE later.record_id = ${audit.recordId} AND later.id > ${audit.id}
        )`,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(MOST_DELETIONS);
  const entries = await describeEntries(d1, takeWhatFits(rows), now);
  return entries.filter(
    ({ restorableUntil, before }) => restorableUntil && ownerOf(before) === organisationId,
  );
}

/** Whose a record was: a service names its provider, a helpline has its id, a dated change its organisation's. */
function ownerOf(before: HistoryEntry['before']): unknown {
  const { provider, organisation } = before ?? {};
  const named = provider as { _id?: string } | string | null | undefined;
  return (typeof named === 'object' ? named?._id : named) ?? organisation;
}

const ifGiven = <T>(value: T | undefined, condition: (value: T) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

/** The rows with what each record is called, now or when it was last whole, and whether its deletion can be undone. */
async function describeEntries(d1: D1Database, rows: Row[], now: number): Promise<HistoryEntry[]> {
  if (rows.length === 0) return [];
  const db = database(d1);
  const today = cityTime(now).date;
  const ids = [...new Set(rows.map(({ recordId }) => recordId))];
  const [present, lines, places, dates, said, whole] = await db.batch([
    db
      .select({ id: organisations.id, name: organisations.name })
      .from(organisations)
      .where(inArray(organisations.id, ids)),
    db
      .select({ id: helplines.id, name: helplines.name })
      .from(helplines)
      .where(inArray(helplines.id, ids)),
    db
      .select({ id: services.id, type: services.type, provider: organisations.name })
      .from(services)
      .innerJoin(organisations, eq(services.providerId, organisations.id))
      .where(inArray(services.id, ids)),
    db.select().from(datedChanges).where(inArray(datedChanges.id, ids)),
    db
      .select({ id: notices.id, words: notices.words })
      .from(notices)
      .where(inArray(notices.id, ids)),
    db
      .select({ id: audit.recordId, before: audit.before, after: audit.after })
      .from(audit)
      .where(and(inArray(audit.recordId, ids), or(isNull(audit.before), isNull(audit.after)))),
  ]);
  const alive = new Map([
    ...[...present, ...lines].map(({ id, name }) => [id, name] as const),
    ...said.map(({ id, words }) => [id, words] as const),
    ...places.map(({ id, type, provider }) => [id, `${type}, ${provider}`] as const),
    ...parseRows('dated change', dates, readChangeRow).map(
      (change) => [change._id, describeChange(change, today)] as const,
    ),
  ]);
  const once = new Map(
    whole.map(({ id, before, after }) => [id, nameOf(fields(after ?? before), today)]),
  );
  return rows.map((row) => {
    const { id, at, accountId, accountEmail, action, kind, recordId } = row;
    const until = toIso(Date.parse(at) + RESTORE_DAYS * DAY);
    const isLine = kind === 'site line' && isEditedName(recordId);
    const isUndone = alive.has(recordId) || toIso(now) > until;
    return {
      _id: String(id),
      at,
      account: accountId && accountEmail ? { _id: accountId, email: accountEmail } : null,
      action,
      kind,
      recordId,
      isThere: isLine || alive.has(recordId),
      name:
        (isLine && EDITED_TITLES[recordId]) || (alive.get(recordId) ?? once.get(recordId) ?? ''),
      before: fields(row.before),
      after: fields(row.after),
      restorableUntil: action.endsWith(':delete') && !isUndone ? until : null,
    };
  });
}

const fields = (json: string | null): Record<string, unknown> | null => json && JSON.parse(json);

function nameOf(record: Record<string, unknown> | null, today: string): string {
  if (record && 'scope' in record) return describeChange(record as ChangeRecord, today);
  const { name, type, provider, email, words } = record ?? {};
  const whose = (provider as { name?: string } | null)?.name;
  return String(whose ? `${type}, ${whose}` : (name ?? email ?? words ?? ''));
}
