import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';
import { z } from 'zod';
import { HolidayAnswerInput } from '../../shared/services/changes/holiday-answer.ts';
import type { Holiday } from '../../shared/time/holidays/holidays.ts';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { body, invalidError, query } from '../http/input.ts';
import { describeTurn, filterValue, turnFields } from '../http/paging.ts';
import { sendInBackground } from '../mail/send.ts';
import type { Author } from '../records/author.ts';
import { filterDescriptions } from '../records/filter.ts';
import { ownerFor, ProviderId, providerFor } from '../records/provider.ts';
import { readAuthor, retryOnConflict } from '../records/record.ts';
import { saveAnswer } from './answer.ts';
import { HolidayAnswer, RemindedAnswer, UnansweredAnswer } from './answers.ts';
import { remindAll } from './ask.ts';
import { loadAnswers, openHolidays } from './queries.ts';
import { listUnansweredPage } from './unanswered.ts';

const NewAnswer = HolidayAnswerInput.safeExtend({ organisation: ProviderId });
const Which = HolidayAnswerInput.pick({ from: true, to: true });

/** The hours on coming bank holidays: docs/product.md#holidays. */
export const holidays = new Hono<ApiEnv>()
  .get(
    '/',
    allow('holiday:list'),
    describeRoute({
      summary:
        "The holidays of the coming six weeks, and when an organisation said its hours: one's own, or for an admin the one named",
      answer: [HolidayAnswer],
      query: { provider: filterDescriptions.provider },
    }),
    query(z.object({ provider: filterValue })),
    async (c) => {
      const { DB } = c.env;
      const author = readAuthor(c);
      const owner = ownerFor(author, c.req.valid('query').provider);
      return c.json(await loadAnswers(DB, await openHolidays(DB, author.now), owner));
    },
  )
  .post(
    '/answers',
    allow('holiday:answer'),
    describeRoute({
      summary:
        'Say what holds on every date of a holiday for every service of an organisation, at once or not at all; 409 with `others` until each dated change that stands in the way is named in `keep` or `end`',
      answer: HolidayAnswer,
    }),
    body(NewAnswer),
    async (c) => {
      const { DB } = c.env;
      const author = readAuthor(c);
      const { organisation, ...input } = c.req.valid('json');
      const owner = await ownerOf(DB, author, organisation);
      const holiday = await holidayOf(DB, input, author.now);
      await retryOnConflict(() => saveAnswer(DB, author, owner, holiday, input));
      sendInBackground(c);
      const [answered] = await loadAnswers(DB, [holiday], owner);
      return c.json(answered);
    },
  )
  .get(
    '/unanswered',
    allow('holiday:chase'),
    describeRoute({
      summary:
        'How many have said their hours on each coming holiday, and a page of those that have not on one of them, by name, with their phones',
      answer: UnansweredAnswer,
      query: {
        from: 'The first day of that holiday; the next one without it.',
        ...describeTurn('name'),
      },
    }),
    query(z.object({ from: filterValue, ...turnFields })),
    async (c) => c.json(await listUnansweredPage(c.env.DB, c.req.valid('query'), c.var.now)),
  )
  .post(
    '/remind',
    allow('holiday:chase'),
    describeRoute({
      summary:
        'Ask those by mail who have not said their hours on a holiday; none of them more than once in 21 days',
      answer: RemindedAnswer,
    }),
    body(Which),
    async (c) => {
      const { DB } = c.env;
      const holiday = await holidayOf(DB, c.req.valid('json'), c.var.now);
      const answer = await remindAll(DB, holiday, c.var.now);
      sendInBackground(c);
      return c.json(answer);
    },
  );

/** The open question of these dates. */
async function holidayOf(
  d1: D1Database,
  { from, to }: Pick<Holiday, 'from' | 'to'>,
  now: number,
): Promise<Holiday> {
  const open = await openHolidays(d1, now);
  const holiday = open.find((it) => it.from === from && it.to === to);
  if (holiday) return holiday;
  const isOther = open.some((it) => it.from <= to && it.to >= from);
  if (isOther) throw new ApiError(409, 'The days of this holiday have changed. Reload to go on.');
  throw invalidError({
    from: 'Nobody is asked about these dates: a holiday is, from six weeks before.',
  });
}

/** Whose answer it is: one's own organisation's, or for an admin the one named. */
async function ownerOf(d1: D1Database, author: Author, named: string | null | undefined) {
  const { _id } = await providerFor(d1, author, ownerFor(author, named)).catch((error) => {
    throw error instanceof ApiError && error.details.fields
      ? invalidError({ organisation: error.details.fields.provider ?? error.message })
      : error;
  });
  return _id;
}
