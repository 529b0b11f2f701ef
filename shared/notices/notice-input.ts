import { z } from 'zod';
import { normaliseWebsite } from '../contact/website-input.ts';
import { SERVICE_TYPES } from '../services/service.ts';
import { DAY } from '../time/units.ts';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';
import { type NoticePlace, SEVERITIES } from './notice.ts';
import { parseCityTime } from './notice-times.ts';

/** In days: what stands longer is read by nobody any more. */
const LONGEST = 60;
/** In days. */
const AHEAD = 366;

export const NOTICE_PLACES: readonly NoticePlace[] = ['all', 'kiosks', ...SERVICE_TYPES];

/** What an admin chooses a place by. */
export const placeLabel = (place: NoticePlace): string =>
  place === 'all'
    ? 'Everywhere'
    : place === 'kiosks'
      ? 'Kiosks and wall screens only'
      : `Only where ${place} is listed`;

/** A page of this site begins with one slash: with two it would be another's. */
const OWN_PAGE = /^\/(?!\/)[^\s\\]*$/;

const link = text(LIMITS.website).transform((typed, context) => {
  if (OWN_PAGE.test(typed)) return typed;
  const website = normaliseWebsite(typed);
  if (website !== null) return website;
  context.addIssue({
    code: 'custom',
    message: 'Please enter the address of a page, or one of this site that begins with /.',
  });
  return z.NEVER;
});

const NO_SUCH_TIME = 'Please give a day and a time.';
/** As long as '2026-11-24T09:00'. */
const wallTime = z
  .string()
  .max(16, NO_SUCH_TIME)
  .refine((typed) => !Number.isNaN(parseCityTime(typed)), NO_SUCH_TIME);

/** A notice as a form and the API give it (docs/product.md#notices). What depends on the present is `noticeTimeFaults`. */
export const NoticeInput = z
  .object({
    words: text(LIMITS.noticeWords)
      .overwrite((typed) => typed.replaceAll(/\s+/g, ' '))
      .min(1, 'Please write what everybody is to read.'),
    link: link.prefault(''),
    severity: z.enum(SEVERITIES, 'Please choose how much it matters.'),
    place: z.enum(NOTICE_PLACES, 'Please choose where it is shown.').prefault('all'),
    begins: wallTime,
    ends: wallTime,
  })
  .superRefine(({ begins, ends }, context) => {
    const fault = (message: string) =>
      context.addIssue({ code: 'custom', path: ['ends'], message });
    const lasts = parseCityTime(ends) - parseCityTime(begins);
    if (lasts <= 0) fault('It cannot end before it begins.');
    else if (lasts > LONGEST * DAY) fault(`A notice can stand for up to ${LONGEST} days.`);
  });

export type NoticeInput = z.output<typeof NoticeInput>;

/** What is wrong at an instant (epoch ms) with when a notice holds, by field. */
export function noticeTimeFaults(
  { begins, ends }: Pick<NoticeInput, 'begins' | 'ends'>,
  now: number,
): Record<string, string> {
  if (parseCityTime(ends) <= now) return { ends: 'This is over. Please give a later end.' };
  if (parseCityTime(begins) > now + AHEAD * DAY)
    return { begins: 'A notice can begin up to a year ahead.' };
  return {};
}

/** A notice as it is stored: its times are the city's. */
export type NoticeRecord = NoticeInput & { _id: string; version: number; updatedAt: string };
