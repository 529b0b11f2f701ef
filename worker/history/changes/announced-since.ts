import type { PublicChange } from '../../../shared/history/changes.ts';
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
import type { Directory } from '../../directory/build.ts';

type Telling = { service: PublicService; words: string; at: string };

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
  const told = new Map<string, PublicChange>();
  for (const [provider, own] of byProvider(services.filter((it) => it.announced))) {
    const all = services.filter((it) => it.provider._id === provider);
    const tellings = own
      .flatMap((service) => tellingsOf(service, records, today))
      .filter(({ at }) => at >= since);
    for (const { service, words, at } of tellings) {
      const isOfAll =
        all.length > 1 &&
        all.every(({ announced = [] }) => announced.some((it) => it.words === words));
      const change = announcing(service, isOfAll);
      const { announced = [], at: before = '' } = told.get(keyOf(change)) ?? {};
      told.set(keyOf(change), {
        ...change,
        announced: [...new Set([...announced, words])],
        at: before > at ? before : at,
      });
    }
  }
  return [...told.values()];
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

const keyOf = ({ kind, _id }: PublicChange) => `${kind} ${_id}`;

function announcing({ _id, type, provider }: PublicService, isOfAll: boolean): PublicChange {
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
    ...(full ? [{ service, words: describeFull(full), at: full.since }] : []),
    ...announce(changesOf(service, own, today), today).map(({ change, words }) => ({
      service,
      words,
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

function byProvider(services: readonly PublicService[]): Map<string, PublicService[]> {
  const groups = new Map<string, PublicService[]>();
  for (const service of services)
    groups.set(service.provider._id, [...(groups.get(service.provider._id) ?? []), service]);
  return groups;
}
