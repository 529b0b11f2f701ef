import { DAYS, type Schedule } from '../time/schedule.ts';

/** Characters of one slot as it is shown: '10:00–16:00'. */
export const SLOT_TEXT = 11;

type Worded = { serviceAddress: string; note: string; schedule: Schedule };

/** Each text of a service as it is stored, with the bytes that it adds to a page on which it stands once. */
export function serviceTexts({ serviceAddress, note, schedule }: Worded): [string, number][] {
  const slots = DAYS.reduce((sum, day) => sum + schedule[day].length, 0);
  return [
    [serviceAddress, byteLength(serviceAddress)],
    [note, byteLength(note)],
    [JSON.stringify(schedule), slots * SLOT_TEXT],
  ];
}

/** What services add to every page that lists them, in bytes: a text that several share is compressed to next to nothing. */
export function serviceText(services: readonly Worded[]): number {
  const texts = new Map(services.flatMap(serviceTexts));
  return [...texts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;
