import { BEDS_WAY_NAMES, type BedsWay, givesBeds } from '../beds/beds.ts';
import { isFreeCall } from '../contact/free-call.ts';
import type { EmergencyContact } from '../edited/edited.ts';
import { nowhereToSleep } from '../emergency/emergency.ts';
import { answeringAt } from '../helplines/answering.ts';
import type { PublicHelpline } from '../helplines/helpline.ts';
import type { PublicOrganisation } from '../organisations/organisation.ts';
import { createPlaceNames, type PlaceName } from '../services/board/places.ts';
import type { PublicService, ServiceType } from '../services/service.ts';
import { type Moment, type Status, statusAt } from '../services/status.ts';
import { limitWords } from '../services/who/who-words.ts';
import type { BankHolidays } from '../time/bank-holidays.ts';
import { addDays, cityTime, startOfDate } from '../time/city-time.ts';
import { NIGHT_ENDS } from '../time/night.ts';
import { MINUTE } from '../time/units.ts';

/** What the page for tonight needs of a service: where one sleeps, is warm or eats first. */
export type TonightService = Pick<
  PublicService,
  | '_id'
  | 'type'
  | 'subtype'
  | 'provider'
  | 'serviceAddress'
  | 'availability'
  | 'schedule'
  | 'lastCheckedAt'
  | 'phone'
  | 'phoneDisplay'
  | 'phoneHref'
  | 'note'
> &
  Partial<PublicService>;

/** What it needs of an organisation that gives beds. */
export type TonightOrganisation = Pick<
  PublicOrganisation,
  '_id' | 'name' | 'addresses' | 'phoneDisplay' | 'phoneHref' | 'beds' | 'bedsFor' | 'part'
>;

export type TonightHelpline = Pick<
  PublicHelpline,
  | '_id'
  | 'type'
  | 'name'
  | 'description'
  | 'phoneDisplay'
  | 'phoneHref'
  | 'answers'
  | 'onlineWorkingTime'
  | 'lastCheckedAt'
>;

/** Who is rung for a bed, and what holds of them: 'Answers now', or their hours. */
type Ringing = { contact: EmergencyContact; words: string; isFirst: boolean };

export type Bed = { service: TonightService; way: BedsWay; status: Status; isTonight: boolean };

/** What holds at a minute for somebody with nowhere to sleep (docs/product.md#tonight). */
export type Tonight = {
  ring: Ringing[];
  /** Those that take people who walk in first, and of these the ones that do so tonight. */
  beds: Bed[];
  /** Organisations that say of themselves that they give beds, at hours that nobody has said; those to walk in to first. */
  organisations: TonightOrganisation[];
  /** Open to everyone now; open through the whole night; or else the first to open. */
  warm: { now: TonightService[]; allNight: TonightService[]; next: TonightService[] };
  /** Free numbers for anybody that answer now. */
  answering: TonightHelpline[];
  /** What a place is called, and where it is: its branch leads where its provider has many. */
  placeOf: (service: TonightService) => Pick<PlaceName, 'name' | 'where'>;
};

/** Where somebody who comes in from the cold may sit: a library too, which on a Sunday is open hours before a day centre. */
const WARM: readonly ServiceType[] = ['Day Centre', 'Breakfast', 'Wi-Fi & Computer Access'];

/** Whether a service is of use tonight. */
export const isForTonight = ({ beds, type }: Pick<PublicService, 'beds' | 'type'>): boolean =>
  Boolean(beds) || WARM.includes(type);

const MOST = 3;

/** Minutes after the midnight that a night begins at which a place that is open all night is open. */
const NIGHT = [23 * 60, 27 * 60, 29 * 60 + 30];

/** What holds at an instant (epoch ms); `added` are the bank holidays that an admin added. Of the organisations only those that give beds count. */
export function tonightAt(
  services: readonly TonightService[],
  helplines: readonly TonightHelpline[],
  instant: number,
  added?: BankHolidays,
  organisations: readonly TonightOrganisation[] = [],
): Tonight {
  const statusOf = (service: TonightService, at = instant) =>
    statusAt(service, service.changes, at);
  const centres = services.filter(
    ({ type, subtype }) => type === 'Day Centre' && subtype !== 'Outreach',
  );
  const forEveryone = (list: readonly TonightService[]) => list.filter((it) => !limitWords(it));
  const night = nightOf(instant);
  const allNight = forEveryone(centres).filter((service) =>
    night.every((at) => statusOf(service, at).kind === 'open'),
  );
  const now = forEveryone(centres).filter(
    (service) => !allNight.includes(service) && statusOf(service).kind === 'open',
  );
  return {
    ring: ringing(instant, added),
    beds: services.flatMap((service) => bedsOf(service, statusOf(service))).sort(bySoonest),
    organisations: organisations
      .filter((organisation) => givesBeds(organisation, services))
      .sort((a, b) => placeOfWay(a.beds) - placeOfWay(b.beds)),
    warm: {
      now: now.slice(0, MOST),
      allNight,
      next: now.length > 0 ? [] : firstToOpen(forEveryone(services), statusOf),
    },
    placeOf: createPlaceNames(services),
    answering: helplines.filter(
      (it) =>
        it.type === 'General' &&
        isFreeCall(it.phoneHref.slice('tel:'.length)) &&
        answeringAt(it, instant, added)?.kind === 'open',
    ),
  };
}

/** Instants of the night that an instant is in, or that comes next, from then on. */
function nightOf(instant: number): number[] {
  const { date, minute } = cityTime(instant);
  const began = startOfDate(minute < NIGHT_ENDS ? addDays(date, -1) : date);
  const ahead = NIGHT.map((at) => began + at * MINUTE).filter((at) => at > instant);
  return minute < NIGHT_ENDS || ahead.length < NIGHT.length ? [instant, ...ahead] : ahead;
}

function bedsOf(service: TonightService, status: Status): Bed[] {
  const way = service.beds;
  if (!way) return [];
  const isTonight = status.kind === 'open' || status.kind === 'later' || status.kind === 'check';
  return [{ service, way, status, isTonight }];
}

/** Whether one of them takes people who walk in tonight. */
export const walksIn = (beds: readonly Bed[]): boolean =>
  beds.some(({ way, isTonight }) => way === 'Walk in' && isTonight);

const placeOfWay = (way: BedsWay | '' = '') => (way ? BEDS_WAY_NAMES.indexOf(way) : 0);

const bySoonest = (a: Bed, b: Bed) =>
  placeOfWay(a.way) - placeOfWay(b.way) ||
  Number(b.isTonight) - Number(a.isTonight) ||
  minuteOf(a.status) - minuteOf(b.status);

const minuteOf = (status: Status): number => {
  const at = openingOf(status);
  return at ? at.inDays * 1440 + at.minute : 0;
};

function openingOf(status: Status): Moment | null {
  if (status.kind === 'later') return status.at.check ? null : status.at;
  return status.kind === 'closed' && !status.opens?.check ? status.opens : null;
}

/** The first to open, today or tomorrow, at hours that may be relied on. */
function firstToOpen(
  services: readonly TonightService[],
  statusOf: (service: TonightService) => Status,
): TonightService[] {
  return services
    .filter(({ beds, subtype, type }) => !beds && subtype !== 'Outreach' && WARM.includes(type))
    .flatMap((service) => {
      const at = openingOf(statusOf(service));
      return at && at.inDays <= 1 ? [{ service, minute: at.inDays * 1440 + at.minute }] : [];
    })
    .sort((a, b) => a.minute - b.minute)
    .slice(0, MOST)
    .map(({ service }) => service);
}

/** Both council teams, the one that answers first; the other with its hours. */
const ringing = (instant: number, added?: BankHolidays): Ringing[] =>
  nowhereToSleep(instant, undefined, added).map((contact, place) => ({
    contact,
    isFirst: place === 0,
    words: place === 0 ? 'Answers now' : contact.hours,
  }));
