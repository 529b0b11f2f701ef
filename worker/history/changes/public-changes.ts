import type { D1Database } from '@cloudflare/workers-types';
import { LRUCache } from 'lru-cache';
import {
  CHANGES_DAYS,
  CHANGES_MAX,
  CHANGES_MONTHS,
  type PublicChanges,
} from '../../../shared/history/changes.ts';
import type { Entry, FieldValues, World } from '../../../shared/history/entry.ts';
import { netChanges } from '../../../shared/history/net-changes.ts';
import { addDays, cityTime, startOfDate } from '../../../shared/time/city-time.ts';
import { monthsBefore } from '../../../shared/time/months-before.ts';
import { toIso } from '../../db/instant.ts';
import type { Directory } from '../../directory/build/build.ts';
import { activeChanges } from '../../directory/dated.ts';
import { announcedSince, mergeAnnounced } from './announced-since.ts';
import { readEntries, readGuarded } from './queries.ts';

type Read = { from: string; entries: Entry[]; isCut: boolean; guarded: string[] };

const REMEMBERED = 40;

/**
 * The answers of one directory as it is shown, and the history that they were made of, which stands for one state of the data
 * and one day: that a place is full ends by itself within both.
 */
const known = {
  state: '',
  directory: undefined as Directory | undefined,
  read: undefined as Read | undefined,
  answers: new LRUCache<string, PublicChanges>({ max: REMEMBERED }),
};

/**
 * What changed for the public since the beginning of a city date (YYYY-MM-DD; null for a month ago) until `now`
 * (milliseconds), of what the directory shows. A date before the history begins, or one to come, is moved to the nearest
 * that can be answered. The history is read twice at most for a state of the data: for the last month, and for the year.
 */
export async function publicChanges(
  d1: D1Database,
  directory: Directory,
  asked: string | null,
  now: number,
): Promise<PublicChanges> {
  const today = cityTime(now).date;
  const [aMonthAgo, aYearAgo] = [addDays(today, -CHANGES_DAYS), aYearBefore(today)];
  const since = clampDate(asked ?? aMonthAgo, aYearAgo, today);
  const { version, changedAt } = directory;
  const state = `${version} ${changedAt} ${today}`;
  if (known.state !== state) {
    known.state = state;
    known.read = undefined;
  }
  if (known.directory !== directory) {
    known.directory = directory;
    known.answers.clear();
  }
  const before = known.answers.get(since);
  if (before) return before;
  let { read } = known;
  if (!read || since < read.from) {
    const from = since < aMonthAgo ? aYearAgo : aMonthAgo;
    const [found, guarded] = await Promise.all([readEntries(d1, startOf(from)), readGuarded(d1)]);
    read = { from, ...found, guarded };
  }
  const changes = compare(directory, read, since, today);
  // Another request may have seen a later state while this one waited.
  if (known.state !== state) return changes;
  known.read = read;
  if (known.directory !== directory) return changes;
  known.answers.set(since, changes);
  return changes;
}

function compare(
  directory: Directory,
  { entries, isCut, guarded }: Read,
  since: string,
  today: string,
): PublicChanges {
  const start = startOf(since);
  const recent = entries.filter(({ at }) => at >= start);
  // What is kept off walls says no more of itself on a sheet than it has to.
  const offWalls = directory.services
    .filter((it) => it.offWalls)
    .map(({ provider }) => provider._id);
  const net = netChanges(worldOf(directory), recent, new Set([...guarded, ...offWalls]));
  const { isSomeHidden } = net;
  const announced = announcedSince(directory, activeChanges(directory), start, today);
  const changes = mergeAnnounced(net.changes, announced);
  return {
    since,
    isCut: (isCut && recent.length === entries.length) || changes.length > CHANGES_MAX,
    isSomeHidden,
    changes: changes.slice(0, CHANGES_MAX),
  };
}

/** What is public, as the history has its records: there nobody is public who is not approved. */
function worldOf({ organisations, services, helplines }: Directory): World {
  return {
    organisation: byId(organisations.map((it) => ({ ...it, approved: true, published: true }))),
    service: byId(services.map((it) => ({ ...it, published: true }))),
    helpline: byId(helplines.map((it) => ({ ...it, published: true }))),
  };
}

const byId = (records: { _id: string }[]) =>
  new Map(records.map((record): [string, FieldValues] => [record._id, record]));

const startOf = (date: string) => toIso(startOfDate(date));

const clampDate = (date: string, first: string, last: string) =>
  date < first ? first : date > last ? last : date;

const aYearBefore = (date: string) =>
  toIso(monthsBefore(Date.parse(date), CHANGES_MONTHS)).slice(0, 10);
