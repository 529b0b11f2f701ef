import { namesOf } from '../fields/field.ts';
import { DAYS } from '../time/schedule.ts';
import type { Service, WeekField } from './service.ts';
import { SERVICE_FIELDS } from './service-fields.ts';

/** Characters of one slot as it is shown: '10:00–16:00'. */
export const SLOT_TEXT = 11;

/** The free texts of a service, which stand in its timetable. */
export const FREE_TEXTS = namesOf(SERVICE_FIELDS, 'text');

/** Bytes of an empty list as it is stored. */
export const EMPTY_LIST = 2;

/** What else is said of its weeks. */
export const WEEK_FIELDS = [
  'irregularSlots',
  'seasons',
  'unknownDays',
] as const satisfies WeekField[];

type Worded = Pick<Service, (typeof FREE_TEXTS)[number] | 'schedule' | WeekField>;

/** Each text of a service as it is stored, with the bytes that it adds to a page on which it stands once. */
export function serviceTexts(service: Worded): [string, number][] {
  const { schedule } = service;
  const slots = DAYS.reduce((sum, day) => sum + schedule[day].length, 0);
  return [
    ...FREE_TEXTS.map((name): [string, number] => [service[name], byteLength(service[name])]),
    [JSON.stringify(schedule), slots * SLOT_TEXT],
    ...WEEK_FIELDS.map((name): [string, number] => {
      const json = JSON.stringify(service[name]);
      // An empty list takes nothing.
      return [json, byteLength(json) - EMPTY_LIST];
    }),
  ];
}

/** What services add to every page that lists them, in bytes: a text that several share is compressed to next to nothing. */
export function serviceText(services: readonly Worded[]): number {
  const texts = new Map(services.flatMap(serviceTexts));
  return [...texts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;
