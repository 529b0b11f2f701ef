import { namesOf } from '../fields/field.ts';
import { DAYS } from '../time/schedule.ts';
import { LIMITS } from '../validation/limits.ts';
import type { Service, WeekField } from './service.ts';
import { SERVICE_FIELDS } from './service-fields.ts';

/** Characters of one slot as it is shown: '10:00–16:00'. */
export const SLOT_TEXT = 11;

/** The free texts of a service, which stand in its timetable. */
export const FREE_TEXTS = namesOf(SERVICE_FIELDS, 'text');

/** Bytes of an empty list, or of no answers, as they are stored. */
export const EMPTY_LIST = 2;

/** What else is said of its weeks. */
const WEEK_FIELDS = ['irregularSlots', 'seasons', 'unknownDays'] as const satisfies WeekField[];

/** Those, and the conditions of entry: what is stored as JSON and takes next to nothing where it says nothing. */
export const JSON_FIELDS = [...WEEK_FIELDS, 'conditions'] as const;

type Worded = Pick<
  Service,
  (typeof FREE_TEXTS)[number] | 'schedule' | (typeof JSON_FIELDS)[number]
>;

/** Each text of a service as it is stored, with the bytes that it adds to a page on which it stands once. */
export function serviceTexts(service: Worded): [string, number][] {
  return [
    ...FREE_TEXTS.map((name): [string, number] => [service[name], byteLength(service[name])]),
    [JSON.stringify(service.schedule), slotsOf(service) * SLOT_TEXT],
    ...JSON_FIELDS.map((name): [string, number] => {
      const json = JSON.stringify(service[name]);
      // An empty one takes nothing.
      return [json, byteLength(json) - EMPTY_LIST];
    }),
  ];
}

const slotsOf = ({ schedule }: Worded): number =>
  DAYS.reduce((sum, day) => sum + schedule[day].length, 0);

/** Opening times of a service: those of each day, and those of some weeks. */
const openingTimes = (service: Worded): number => slotsOf(service) + service.irregularSlots.length;

/** Bytes of a service's free texts. */
const serviceWords = (service: Worded): number =>
  FREE_TEXTS.reduce((sum, name) => sum + byteLength(service[name]), 0);

/** What services add to every page that lists them, in bytes: a text that several share is compressed to next to nothing. */
function serviceText(services: readonly Worded[]): number {
  const texts = new Map(services.flatMap(serviceTexts));
  return [...texts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

const sumOf = (services: readonly Worded[], of: (service: Worded) => number) =>
  services.reduce((sum, service) => sum + of(service), 0);

/**
 * What the services of an organisation share: how much of each they take, the most there is, and where a form says so
 * (docs/decisions/049-paper-has-shares-too.md).
 */
export const SHARES = {
  text: { of: serviceText, limit: LIMITS.serviceTextOfOrganisation, fieldOf: () => 'note' },
  words: {
    of: (services: readonly Worded[]) => sumOf(services, serviceWords),
    limit: LIMITS.serviceWordsOfOrganisation,
    fieldOf: () => 'note',
  },
  times: {
    of: (services: readonly Worded[]) => sumOf(services, openingTimes),
    limit: LIMITS.openingTimesOfOrganisation,
    // A form shows it beside the first day that is open.
    fieldOf: ({ schedule }: Worded) =>
      `schedule.${DAYS.find((day) => schedule[day].length > 0) ?? DAYS[0]}`,
  },
} as const;

export type Share = keyof typeof SHARES;

export const SHARE_NAMES = Object.keys(SHARES) as Share[];

const byteLength = (text: string) => new TextEncoder().encode(text).length;
