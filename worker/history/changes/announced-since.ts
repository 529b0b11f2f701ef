import type { PublicChange } from '../../../shared/history/changes.ts';
import { groupBy } from '../../../shared/paper/handbook/group-by.ts';
import type { Announced } from '../../../shared/services/announced.ts';
import {
  ANNOUNCED_LINES,
  announcedLines,
  shortenAnnounced,
} from '../../../shared/services/changes/announced-together.ts';
import { ANNOUNCED_AHEAD, announce } from '../../../shared/services/changes/announcements.ts';
import {
  type ChangeRecord,
  changesOf,
  isMadeFor,
} from '../../../shared/services/changes/change-record.ts';
import { describeFull } from '../../../shared/services/full/full-words.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { addDays, startOfDate } from '../../../shared/time/city-time.ts';
import type { DatedChange } from '../../../shared/time/dated-change.ts';
import type { Directory } from '../../directory/build/build.ts';

type AnnouncedChange = Omit<PublicChange, 'announced'> & { announced: Announced[]; lines: number };
type Announcement = Announced & { service: PublicService; at: string };

/**
 * What the public has been told of dates since an instant (ISO), on a city date YYYY-MM-DD, of what still holds: a service
 * with its announcements, or its organisation with what all of its services announce.
 */
export function announcedSince(
  { services }: Pick<Directory, 'services'>,
  records: readonly ChangeRecord[],
  since: string,
  today: string,
): PublicChange[] {
  const changes = new Map<string, AnnouncedChange>();
  for (const own of groupByProvider(services)) {
    const lines = announcedLines(own.flatMap(({ announced }) => (announced ? [announced] : [])));
    const announcements = own.flatMap((service) => announcementsOf(service, records, today));
    const counts = new Map<string, number>();
    for (const { words } of announcements) counts.set(words, (counts.get(words) ?? 0) + 1);
    for (const { service, words, to, at } of announcements.filter((it) => it.at >= since)) {
      const isOfAll = own.length > 1 && counts.get(words) === own.length;
      const change = newChange(service, isOfAll);
      const before = changes.get(keyOf(change));
      const announced = before?.announced ?? [];
      if (!announced.some((it) => it.words === words)) announced.push({ words, to });
      changes.set(keyOf(change), {
        ...change,
        announced,
        lines: isOfAll ? ANNOUNCED_LINES : lines,
        at: before && before.at > at ? before.at : at,
      });
    }
  }
  return [...changes.values()].map(({ announced, lines, ...change }) => ({
    ...change,
    announced: shortenAnnounced(announced, lines).map(({ words }) => words),
  }));
}

/** Changes of records with what is announced of the same ones, the latest first. */
export function mergeAnnounced(
  changes: readonly PublicChange[],
  announcing: readonly PublicChange[],
): PublicChange[] {
  const merged = new Map(changes.map((it) => [keyOf(it), it]));
  for (const it of announcing) {
    const { announced, at } = it;
    const before = merged.get(keyOf(it));
    const latest = before && before.at > at ? before.at : at;
    merged.set(keyOf(it), before ? { ...before, announced, at: latest } : it);
  }
  return [...merged.values()].sort((a, b) => b.at.localeCompare(a.at));
}

const keyOf = ({ kind, _id }: Pick<PublicChange, 'kind' | '_id'>) => `${kind} ${_id}`;

function newChange({ _id, type, provider }: PublicService, isOfAll: boolean): PublicChange {
  const { name } = provider;
  return isOfAll
    ? {
        change: 'changed',
        kind: 'organisation',
        _id: provider._id,
        name,
        type: '',
        what: [],
        at: '',
      }
    : { change: 'changed', kind: 'service', _id, name, type, what: [], at: '' };
}

function announcementsOf(
  service: PublicService,
  records: readonly ChangeRecord[],
  today: string,
): Announcement[] {
  const own = records.filter((record) => isMadeFor(record, service));
  const { full } = service;
  return [
    ...(full ? [{ service, words: describeFull(full), to: '', at: full.since }] : []),
    ...announce(changesOf(service, own, today), today).map(({ change, words }) => ({
      service,
      words,
      to: change.to,
      at: announcedAt(change, own),
    })),
  ];
}

/** What is entered long before is told when it is first announced; what is changed within its dates, when it was. */
function announcedAt({ from, to }: DatedChange, records: readonly ChangeRecord[]): string {
  const first = new Date(startOfDate(addDays(from, -ANNOUNCED_AHEAD))).toISOString();
  const about = records.filter((it) => (!to || it.from <= to) && (!it.to || it.to >= from));
  return [first, ...about.map(({ updatedAt }) => updatedAt)].sort().at(-1) ?? first;
}

/** A provider without announced changes is left out. */
const groupByProvider = (services: readonly PublicService[]): PublicService[][] =>
  [...groupBy(services, ({ provider }) => provider._id).values()].filter((own) =>
    own.some((it) => it.announced),
  );
