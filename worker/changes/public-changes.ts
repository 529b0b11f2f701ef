import type { D1Database } from '@cloudflare/workers-types';
import {
  CHANGES_DAYS,
  CHANGES_MAX,
  CHANGES_MONTHS,
  type PublicChanges,
} from '../../shared/changes.ts';
import { addDays, cityTime, startOfDate } from '../../shared/city-time.ts';
import { netChanges } from '../../shared/net-changes.ts';
import { readState } from '../directory/queries.ts';
import { ENTRIES_MAX, readSince } from './queries.ts';

/** The answers of one state of the data and one day; `since` takes some hundred values at most, and few are asked for. */
const known = { state: '', answers: new Map<string, PublicChanges>() };
const REMEMBERED = 40;

/**
 * What changed for the public since the beginning of a city date (YYYY-MM-DD; null for a month ago) until `now`
 * (milliseconds). A date before the history begins, or one to come, is moved to the nearest that can be answered.
 */
export async function publicChanges(
  d1: D1Database,
  asked: string | null,
  now: number,
): Promise<PublicChanges> {
  const today = cityTime(now).date;
  const since = within(asked ?? addDays(today, -CHANGES_DAYS), monthsBefore(today), today);
  const { version, changedAt } = await readState(d1);
  const state = `${version} ${changedAt} ${today}`;
  if (known.state !== state) {
    known.state = state;
    known.answers.clear();
  }
  const before = known.answers.get(since);
  if (before) return before;
  const changes = await compare(d1, since);
  if (known.answers.size >= REMEMBERED) known.answers.clear();
  // Another request may have seen a later state while this one waited.
  if (known.state === state) known.answers.set(since, changes);
  return changes;
}

async function compare(d1: D1Database, since: string): Promise<PublicChanges> {
  const start = new Date(startOfDate(since)).toISOString();
  const { present, entries } = await readSince(d1, start);
  const changes = netChanges(present, entries.slice(0, ENTRIES_MAX));
  return {
    since,
    isCut: entries.length > ENTRIES_MAX || changes.length > CHANGES_MAX,
    changes: changes.slice(0, CHANGES_MAX),
  };
}

const within = (date: string, first: string, last: string) =>
  date < first ? first : date > last ? last : date;

function monthsBefore(date: string): string {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() - CHANGES_MONTHS);
  return moved.toISOString().slice(0, 10);
}
