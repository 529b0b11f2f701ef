import type { PublicChange } from '../../../shared/history/changes.ts';
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

type Told = Omit<PublicChange, 'announced'> & { announced: Announced[]; lines: number };
type Telling = Announced & { service: PublicService; at: string };

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
  const told = new Map<string, Told>();
  for (const own of byProvider(services)) {
    const lines = announcedLines(own.flatMap(({ announced }) => (announced ? [announced] : [])));
    const tellings = own.flatMap((service) => tellingsOf(service, records, today));
    const counts = new Map<string, number>();
    for (const { words } of tellings) counts.set(words, (counts.get(words) ?? 0) + 1);
    for (const { service, words, to, at } of tellings.filter((it) => it.at >= since)) {
      const isOfAll = own.length > 1 && counts.get(words) === own.length;
      const change = newAnnouncement(service, isOfAll);
      const before = told.get(keyOf(change));
      const announced = before?.announced ?? [];
      if (!announced.some((it) => it.words === words)) announced.push({ words, to });
      told.set(keyOf(change), {
        ...change,
        announced,
        lines: isOfAll ? ANNOUNCED_LINES : lines,
        at: before && before.at > at ? before.at : at,
      });
    }
  }
  return [...told.values()].map(({ announced, lines, ...change }) => ({
    ...change,
    announced: shortenAnnounced(announced, lines).map(({ words }) => words),
  }));
}

/** Changes of records with what is announced of the same ones, the latest first. */
export function tellWith(
  changes: readonly PublicChange[],
  announcing: readonly PublicChange[],
): PublicChange[] {
  const told = new Map(changes.map((it) => [keyOf(it), it]));
  for (const it of announcing) {
    const { announced, at } = it;
    const before = told.get(keyOf(it));
    const latest = before && before.at > at ? before.at : at;
    told.set(keyOf(it), before ? { ...before, announced, at: latest } : it);
  }
  return [...told.values()].sort((a, b) => b.at.localeCompare(a.at));
}

const keyOf = ({ kind, _id }: Pick<PublicChange, 'kind' | '_id'>) => `${kind} ${_id}`;

function newAnnouncement({ _id, type, provider }: PublicService, isOfAll: boolean): PublicChange {
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

function tellingsOf(
  service: PublicService,
  records: readonly ChangeRecord[],
  today: string,
): Telling[] {
  const own = records.filter((record) => isMadeFor(record, service));
  const { full } = service;
  return [
    ...(full ? [{ service, words: describeFull(full), to: '', at: full.since }] : []),
    ...announce(changesOf(service, own, today), today).map(({ change, words }) => ({
      service,
      words,
      to: change.to,
      at: toldAt(change, own),
    })),
  ];
}

/** What is entered long before is told when it is first announced; what is changed within its dates, when it was. */
function toldAt({ from, to }: DatedChange, records: readonly ChangeRecord[]): string {
  const announcedAt = new Date(startOfDate(addDays(from, -ANNOUNCED_AHEAD))).toISOString();
  const about = records.filter((it) => (!to || it.from <= to) && (!it.to || it.to >= from));
  return [announcedAt, ...about.map(({ updatedAt }) => updatedAt)].sort().at(-1) ?? announcedAt;
}

function byProvider(services: readonly PublicService[]): PublicService[][] {
  const groups = new Map<string, PublicService[]>();
  for (const service of services) {
    const group = groups.get(service.provider._id);
    if (group) group.push(service);
    else groups.set(service.provider._id, [service]);
  }
  // A provider without announced changes is left out.
  return [...groups.values()].filter((own) => own.some((it) => it.announced));
}
