import type { EmergencyContact } from '../../edited/edited.ts';
import { councilHoursOn, emergencyContacts, HURT_HEADING } from '../../emergency/emergency.ts';
import { NATIONAL_CALLS } from '../../emergency/national-calls.ts';
import type { PublicNotice } from '../../notices/notice.ts';
import { paths } from '../../paths/paths.ts';
import { filterForWalls } from '../../services/on-walls.ts';
import { SERVICE_TYPES, type ServiceType } from '../../services/service.ts';
import { NO_PHONE } from '../../services/whom-to-ask.ts';
import { messages } from '../../site/messages.ts';
import { joinSentences } from '../../text/sentence.ts';
import { NIGHT_ENDS } from '../../time/night.ts';
import { TONIGHT_HEADING } from '../../tonight/steps.ts';
import { unbrokenPhone } from '../handbook/address.ts';
import type { PaperDirectory } from '../handbook/sections.ts';
import { placeWords } from '../poster/rows.ts';
import { type TodaysPlace, todaySheet } from '../today/print-today.ts';
import { holidayWords, MANY_CLOSED } from '../today/today-words.ts';
import type { PocketBlock, PocketRow } from './blocks.ts';

type Help = Extract<PocketBlock, { kind: 'help' }>;

/** A day for a pocket: all that there is to say, before anybody asked how much of it a sheet holds (`fitPocket`). */
export type PocketGuide = {
  /** 'Friday 20 November 2026', and the same as YYYY-MM-DD. */
  day: string;
  date: string;
  /** The page that says the same, and more. */
  path: string;
  useUntil: string;
  /** Whom to ring, the first that is needed first. */
  help: Help[];
  /** Who gives beds on that night, and how one gets one: below whom to ring where there is room. */
  beds: string[];
  alerts: string[];
  /** Every kind of help that somebody gives on this day. */
  parts: { type: ServiceType; rows: PocketRow[] }[];
  /** Kinds of help that are listed, and that nobody gives on this day. */
  closed: ServiceType[];
  /** Said below all places. */
  notes: string[];
};

const MORE_ON_PAGE = 'More about each place, and more places: the page behind the square.';
const NOT_IN_GUIDES = 'Some places are never on sheets like this. Ask, or see the page.';

/**
 * What is on a day; `date` is YYYY-MM-DD, null for the city's today at `now` (epoch ms). A guide is left on tables as a poster
 * is looked at, and has no more on it (docs/product.md#not-on-the-wall). The caller has asked `explainPrintRefusal` about the date.
 */
export function pocketGuide(
  date: string | null,
  directory: Pick<PaperDirectory, 'services' | 'bankHolidays'>,
  now: number,
): PocketGuide {
  const { bankHolidays } = directory;
  const services = filterForWalls(directory.services);
  const present = POCKET_TYPES.filter((type) => services.some((it) => it.type === type));
  const sheets = present.map((type) => {
    const sheet = todaySheet(date, { services, bankHolidays, types: [type] }, now);
    return { type, rows: rowsOf(sheet), sheet };
  });
  const {
    title,
    date: shown,
    holiday,
    tonight,
  } = todaySheet(date, { ...directory, types: [] }, now);
  const isEmpty = present.length === 0;
  const asksElsewhere = sheets.some(({ rows }) =>
    rows.some(({ call }) => call.startsWith(NO_NUMBER)),
  );
  return {
    day: title,
    date: shown,
    path: `${paths.home}?when=${shown}`,
    useUntil: `Only for ${title}`,
    help: helpOf(tonight, councilHoursOn(shown, bankHolidays).length > 0),
    beds: sheets.flatMap(({ sheet }) => [...sheet.places, ...sheet.unsure].flatMap(bedsOf)),
    alerts: holiday ? [`${holidayWords(holiday)} ${MANY_CLOSED}`] : [],
    parts: sheets.filter(({ rows }) => rows.length > 0).map(({ type, rows }) => ({ type, rows })),
    closed: sheets.filter(({ rows }) => rows.length === 0).map(({ type }) => type),
    notes: [
      isEmpty
        ? messages.noServices
        : [MORE_ON_PAGE, ...(asksElsewhere ? [`${NO_PHONE}.`] : [])].join(' '),
      ...(services.length === directory.services.length ? [] : [NOT_IN_GUIDES]),
    ],
  };
}

/** Food first, in the order of the day; last what there is most of. */
const POCKET_TYPES: readonly ServiceType[] = [
  ...(['Breakfast', 'Lunch', 'Dinner', 'Day Centre', 'Showers'] as const),
  ...SERVICE_TYPES.filter(
    (type) => !['Breakfast', 'Lunch', 'Dinner', 'Day Centre', 'Showers'].includes(type),
  ),
];

function helpOf(
  tonight: readonly { contact: EmergencyContact; when: string }[],
  councilAnswers: boolean,
): Help[] {
  const { council, hurt } = emergencyContacts();
  const urgent = NATIONAL_CALLS.find(({ number }) => number === '111');
  const ring = (picture: 'sun' | 'moon' | 'house', number: string, lines: string[]): Help => ({
    kind: 'help',
    calls: [{ picture, number: unbrokenPhone(number), isAlarm: false }],
    lines: lines.filter(Boolean),
  });
  const isByDay = ({ contact }: (typeof tonight)[number]) => contact === council;
  // In the order of the day, whoever answers as it is printed: a guide is read at any hour of its day.
  const teams = [...tonight].sort(
    (a, b) => Number(isByDay(a) !== councilAnswers) - Number(isByDay(b) !== councilAnswers),
  );
  return [
    {
      kind: 'help',
      calls: [
        { picture: 'siren', number: '999', isAlarm: true },
        ...(urgent
          ? [{ picture: 'ambulance' as const, number: urgent.number, isAlarm: true }]
          : []),
      ],
      lines: [],
    },
    ...teams.map(({ contact, when }, at) => {
      const picture = contact === council ? 'sun' : 'moon';
      const lead = at === 0 ? [TONIGHT_HEADING] : [];
      return ring(picture, contact.phoneDisplay, [...lead, `${contact.name}. ${when}`]);
    }),
    ...(hurt.phoneDisplay ? [ring('house', hurt.phoneDisplay, [HURT_HEADING, hurt.hours])] : []),
  ];
}

/** 'Beds for the night: walk in. The Shelter (Dinner), 21:30–22:30.': its address stands below that kind of help. */
function bedsOf({ gives, provider, time }: TodaysPlace): string[] {
  return gives.flatMap(({ beds, type, who, check }) =>
    beds ? [`${joinSentences([beds, `${provider} (${type}), ${time}`, who, check])}.`] : [],
  );
}

type Sheet = ReturnType<typeof todaySheet>;

/** Known to be open, then what may be; of each those for everybody first, and then those that open first. */
function rowsOf({ places, unsure, unknown }: Sheet): PocketRow[] {
  return [places, unsure, unknown].flatMap((those) => {
    const rows = together(
      those.filter((place) => !isOfNightBefore(place)),
      those === unsure,
    );
    return rows.sort((a, b) => Number(a.limit !== '') - Number(b.limit !== ''));
  });
}

/** Whether it ends with the night in which a day begins: whoever carries the guide of that day would take it for the coming one. */
const isOfNightBefore = ({ isFromDayBefore, to }: TodaysPlace): boolean =>
  isFromDayBefore === true && to <= NIGHT_ENDS;

/** How many places of a provider stand beside the same times. */
const TOGETHER = 6;

type Alike = Omit<PocketRow, 'where' | 'count'> & { addresses: string[]; subtypes: string };

/**
 * A place once with all its times, and places of one provider with the same times and words once. Notes of a place have no
 * room: what keeps people out of it, and what is to be asked before they go, has.
 */
function together(places: readonly TodaysPlace[], isUnsure: boolean): PocketRow[] {
  const byPlace = new Map<string, Alike>();
  for (const place of places) {
    const its = { key: place.key, name: place.provider, ...wordsOf(place, isUnsure) };
    const key = JSON.stringify([its.name, place.address, its.limit, its.call, its.subtypes]);
    const times = place.time ? [timeSign(place.time)] : [];
    const known = byPlace.get(key);
    if (known) known.times.push(...times);
    else byPlace.set(key, { ...its, times, addresses: [place.address] });
  }
  const rows = new Map<string, Alike>();
  for (const row of byPlace.values()) {
    const { key, addresses, ...alike } = row;
    const known = rows.get(JSON.stringify(alike));
    if (known && known.addresses.length < TOGETHER) known.addresses.push(...addresses);
    else rows.set(known ? key : JSON.stringify(alike), row);
  }
  return [...rows.values()].map(({ addresses, subtypes, ...row }) => ({
    ...row,
    where: joinSentences([placeWords(addresses), subtypes]),
    count: addresses.length,
  }));
}

function wordsOf({ gives, phone, time }: TodaysPlace, isUnsure: boolean) {
  const said = (of: (given: TodaysPlace['gives'][number]) => string) =>
    joinSentences([...new Set(gives.map(of))]);
  // A bank holiday is the whole sheet's: a telephone beside each place says it without words.
  const check = said((given) => given.check) || (isUnsure ? CHECK_FIRST : '');
  const number = unbrokenPhone(phone);
  const checked = check && joinSentences([number, check]);
  return {
    limit: said(({ who }) => who),
    call: time
      ? checked
      : number
        ? joinSentences([number, check])
        : `${joinSentences([NO_NUMBER, check])}.`,
    subtypes: joinSentences([said(({ subtype }) => subtype), said(({ beds = '' }) => beds)]),
  };
}

/** Beside a telephone, of a place whose times nobody knows and that has no number: the back of the guide says whom to ask. */
const NO_NUMBER = 'No number';

const CHECK_FIRST = 'Check first';

/** A time that is read without words, where it has a beginning. */
const timeSign = (time: string): string => (time === 'All day' ? '24 h' : time);

/** What the fitted guide takes from the paper that it is. */
export type AboutPocket = {
  title: string;
  correctOn: string;
  sampleNotice: string;
  notices: readonly PublicNotice[];
  /** `https://...`, the site's own; '' where it has none yet. */
  origin: string;
};
