import { paths } from '../../paths/paths.ts';
import { filterForWalls } from '../../services/on-walls.ts';
import {
  type PublicService,
  SERVICE_ICONS,
  type ServiceIcon,
  type ServiceType,
} from '../../services/service.ts';
import { limitWords } from '../../services/who/who-words.ts';
import { NO_PHONE } from '../../services/whom-to-ask.ts';
import { messages } from '../../site/messages.ts';
import { capitalise, joinSentences } from '../../text/sentence.ts';
import { cityTime, formatDate, startOfDate } from '../../time/city-time.ts';
import { listDays } from '../../time/words/day-runs.ts';
import { unbrokenPhone } from '../handbook/address.ts';
import { oldCheckWords } from '../handbook/checked.ts';
import { notesBelowUnknown } from '../handbook/grid/grid.ts';
import { hasTimes, openTimes } from '../handbook/hours.ts';
import type { Hours, PaperDirectory, TimetableRow } from '../handbook/sections.ts';
import { timetableRow } from '../handbook/timetables.ts';
import type { PosterChoice } from '../print-choice.ts';
import { describeKind, TODAYS_TYPES, type TodaysPlace, todaySheet } from '../today/print-today.ts';
import { holidayWords, MANY_CLOSED, NONE, namesOfKinds } from '../today/today-words.ts';
import { describeTakeDown } from '../use-until.ts';
import {
  linesOfPlace,
  MAY_BE_CLOSED,
  openToAllFirst,
  type PosterRow,
  type PosterTime,
  placeWords,
} from './rows.ts';

/** Places without a time to show, each in a few words: `lead` says in bold what they have in common. */
type PosterList = {
  lead: string;
  entries: { name: string; text: string; place?: string; kinds?: string[] }[];
};

/** What hangs on a wall: all that there is to say, before anybody asked how much of it a sheet holds (`fitPoster`). */
export type Poster = {
  /** The one type that it is about. */
  type: ServiceType | null;
  title: string;
  /** '23 November 2026'; '' of a week. */
  under: string;
  icon: ServiceIcon | null;
  /** The page that says the same, and more. */
  path: string;
  useUntil: string;
  /** Said before all places, in bold. */
  alerts: string[];
  rows: PosterRow[];
  /** What may be open, below a heading that says so. */
  unsure: PosterRow[];
  lists: PosterList[];
  /** Said below all places. */
  notes: string[];
};

/**
 * A poster of a choice; `now` is epoch ms. What its provider keeps off walls is not on it, and the poster says no more than
 * that there are more places (docs/product.md#not-on-the-wall). The caller has asked `explainPrintRefusal` about the date.
 */
export function posterOf(
  { type, date }: Pick<PosterChoice, 'type' | 'date'>,
  directory: Pick<PaperDirectory, 'services' | 'bankHolidays'>,
  now: number,
): Poster {
  const types = type ? [type] : TODAYS_TYPES;
  const those = directory.services.filter((it) => types.includes(it.type));
  const services = filterForWalls(those);
  const poster =
    type && !date
      ? weekPoster(type, services, now)
      : dayPoster({ type, date }, { ...directory, services }, now);
  const isAll = services.length === those.length;
  const isEmpty = poster.rows.length + poster.unsure.length + poster.lists.length === 0;
  return {
    ...poster,
    notes: [
      ...(isEmpty ? [messages.noServices] : []),
      ...poster.notes,
      ...(isAll ? [] : [NOT_ON_WALLS]),
    ],
  };
}

const NOT_ON_WALLS = 'Some places are never on posters. Ask here, or see the page below.';
/** Above places whose hours nobody knows, by the number of each: '' for none. */
const unknownLead = (phones: readonly string[]): string =>
  phones.every(Boolean) ? 'Hours not known. Call first:' : 'Hours not known:';
const SHUT = 'Closed for now:';

function weekPoster(type: ServiceType, those: readonly PublicService[], now: number): Poster {
  const all = those.map((service) => {
    const row = timetableRow(service, now);
    const checked = row.check ? '' : oldCheckWords(service, now);
    return { row: { ...row, checked }, limit: limitWords(service) };
  });
  const timed = all.filter(({ row }) => timesOf(row.hours).length > 0);
  const untimed = all.filter(({ row }) => timesOf(row.hours).length === 0);
  const isUnknown = ({ row }: (typeof all)[number]) => !hasTimes(row.hours);
  return {
    type,
    title: type,
    under: '',
    icon: SERVICE_ICONS[type],
    path: paths.timetable(type),
    useUntil: describeTakeDown(those, cityTime(now).date),
    alerts: [],
    rows: openToAllFirst(
      togetherWhereAlike(timed).map(({ row, limit, addresses }) => {
        const lines = linesOfPlace({
          addresses,
          limit,
          phone: row.phone?.display ?? '',
          says: [row.subtype, row.note, row.checked ?? ''],
          warnings: [...row.announced, row.check],
        });
        const count = addresses.length;
        const times = timesOf(row.hours);
        return { limit, row: { id: row.id, times, name: row.provider, lines, count } };
      }),
    ),
    unsure: [],
    lists: listsOf([
      [
        unknownLead(untimed.filter(isUnknown).map(({ row }) => row.phone?.display ?? '')),
        untimed.filter(isUnknown).map(({ row, limit }) => {
          const phone = row.phone ? unbrokenPhone(row.phone.display) : NO_PHONE;
          return entryOf(row.provider, [row.address, limit, notesBelowUnknown(row), phone]);
        }),
      ],
      [
        SHUT,
        untimed
          .filter((it) => !isUnknown(it))
          .map(({ row: { provider, address, hours } }) =>
            entryOf(provider, [address, hours.kind === 'once' ? hours.text : '']),
          ),
      ],
    ]),
    notes: [],
  };
}

type Timed = { row: TimetableRow; limit: string };

/** How many places of a provider stand beside the same times: more would be a row that no sheet has room for. */
const TOGETHER = 6;

/** Places of one provider with the same times and the same words are one row: twenty toilets of one council. */
function togetherWhereAlike(all: readonly Timed[]): (Timed & { addresses: string[] })[] {
  const rows = new Map<string, Timed & { addresses: string[] }>();
  for (const { row, limit } of all) {
    const { id, address, ...alike } = row;
    const key = JSON.stringify(alike);
    const last = rows.get(key);
    if (last && last.addresses.length < TOGETHER) last.addresses.push(address);
    else rows.set(key, { row, limit, addresses: [address] });
  }
  return [...rows.values()];
}

const listsOf = (lists: [lead: string, entries: PosterList['entries']][]): PosterList[] =>
  lists.flatMap(([lead, entries]) => (entries.length > 0 ? [{ lead, entries }] : []));

const entryOf = (name: string, [address = '', ...others]: string[]) => ({
  name,
  text: joinSentences([`${name}, ${placeWords([address])}`, ...others]),
});

const WHOLE_DAY = '00:00–24:00';

/** The days of each hours that a week has, without those that are closed. */
function timesOf(hours: Hours): PosterTime[] {
  if (!hasTimes(hours)) return [];
  if (hours.kind === 'once')
    return /^closed/i.test(hours.text) ? [] : [{ slots: [hours.text], days: '' }];
  return openTimes(hours.days).map(({ slots, days }) => ({
    slots: slots.map((slot) => (slot === WHOLE_DAY ? 'All day' : slot)),
    days: capitalise(listDays(days)),
  }));
}

function dayPoster(
  { type, date }: Pick<PosterChoice, 'type' | 'date'>,
  directory: Pick<PaperDirectory, 'services' | 'bankHolidays'>,
  now: number,
): Poster {
  const sheet = todaySheet(date, { ...directory, ...(type && { types: [type] }) }, now);
  const [weekday = '', ...rest] = sheet.title.split(' ');
  const { holiday, closed, places, unsure } = sheet;
  const rowsOf = (some: readonly TodaysPlace[], warning = '') =>
    openToAllFirst(some.map((place) => rowOfPlace(place, type !== null, warning)));
  return {
    type,
    title: type ?? weekday,
    under: type ? formatDate(startOfDate(sheet.date)) : rest.join(' '),
    icon: type && SERVICE_ICONS[type],
    path: `${type ? paths.timetable(type) : paths.home}?when=${sheet.date}`,
    useUntil: `Take down after ${sheet.title}`,
    alerts: [
      ...(holiday ? [`${holidayWords(holiday)} ${MANY_CLOSED}`] : []),
      ...(places.length === 0 && unsure.length > 0 ? [NONE] : []),
    ],
    rows: rowsOf(places),
    unsure: rowsOf(unsure, MAY_BE_CLOSED),
    lists: listsOf([
      [
        unknownLead(sheet.unknown.map(({ phone }) => phone)),
        sheet.unknown.map(({ provider, address, phone, gives }) => ({
          ...entryOf(provider, [
            address,
            ...(type ? [] : [namesOfKinds(gives).join(', ')]),
            ...new Set(gives.flatMap(({ who, note, check }) => [check, who, note])),
            unbrokenPhone(phone) || NO_PHONE,
          ]),
          place: address,
          kinds: namesOfKinds(gives, (given) => given.type),
        })),
      ],
    ]),
    notes: closed > 0 ? [`${countWords(closed)} closed on this day.`] : [],
  };
}

function rowOfPlace(
  place: TodaysPlace,
  isOneType: boolean,
  warning: string,
): { limit: string; row: PosterRow } {
  const { gives } = place;
  const kinds = namesOfKinds(gives, isOneType ? ({ subtype }) => subtype : describeKind);
  /** What is said of each thing, once where it is the same of all. */
  const said = (of: (given: (typeof gives)[number]) => string) => {
    const [first = '', ...others] = new Set(gives.map(of));
    return others.length === 0
      ? [first]
      : gives.flatMap((given) => (of(given) ? `${given.type}: ${of(given)}` : []));
  };
  const limit = joinSentences(said(({ who }) => who));
  const lines = linesOfPlace({
    addresses: [place.address],
    limit,
    phone: place.phone,
    says: said(({ note }) => note),
    warnings: said(({ check }) => check),
  });
  const days = kinds.join(', ');
  const row = {
    id: place.key,
    times: [{ slots: [place.time], days, ...(warning && { warning }) }],
    name: place.provider,
    lines,
    count: 1,
    place: place.address,
    kinds: namesOfKinds(gives, (given) => given.type),
    ...(limit && { isForSome: true as const }),
  };
  return { limit, row };
}

const countWords = (count: number): string =>
  count === 1 ? '1 more place is' : `${count} more places are`;
