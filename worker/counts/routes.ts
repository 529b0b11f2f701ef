import { Hono } from 'hono';
import { z } from 'zod';
import {
  DAYS_SHOWN,
  dailyCounts,
  FEWEST,
  MONTHS_SHOWN,
  monthsUntil,
  type PublicCounts,
  publicCounts,
} from '../../shared/counts/counts.ts';
import { PAGE_KINDS } from '../../shared/counts/page-kinds.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { MINUTE } from '../../shared/time/units.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { allow, allowAnyone } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { backgroundContext } from '../http/background-context.ts';
import { defineAnswer, describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { throwUnavailable } from '../http/errors.ts';
import { body } from '../http/input.ts';
import { counter } from './counter.ts';
import { readDays, readMonths } from './queries.ts';

const times = z.int().min(FEWEST).nullable().describe(`Null for fewer than ${FEWEST}.`);
const groups = z.object({
  when: z.string().describe('YYYY-MM or YYYY-MM-DD.'),
  pages: times,
  kiosks: times,
  paper: times.describe('Sheets to print and PDF files.'),
  copies: times.describe('Phones and kiosks that keep a copy, asking whether it has changed.'),
});

const CountsAnswer = defineAnswer(
  'Counts',
  z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(PAGE_KINDS),
        thisMonth: times,
        lastMonth: times,
        year: times.describe(`All of the ${MONTHS_SHOWN} months.`),
      }),
    ),
    months: z.array(groups).describe('The latest first.'),
  }),
);
const DayCountsAnswer = defineAnswer('DayCounts', groups);

const { value: most, message: tooMany } = LIMITS.screensTold;
const ScreensInput = z.object({ screens: z.int().min(1).max(most, tooMany) });

/** How often the handbook is read, in sums of days (docs/product.md#counts). */
function createCounts() {
  /** What was answered last: a stranger's loop must not have the database add up a year each time. */
  let last: { at: number; answer: PublicCounts } | undefined;

  return new Hono<ApiEnv>()
    .get(
      '/',
      allowAnyone('directory:read'),
      describeRoute({
        summary: 'How often each kind of page was opened, by month',
        answer: CountsAnswer,
      }),
      async (c) => {
        const { now } = c.var;
        if (!last || Math.abs(now - last.at) >= MINUTE) {
          const today = cityTime(now).date;
          const [first = ''] = monthsUntil(today).slice(-1);
          const counted = await readMonths(c.env.DB, first).catch(
            throwUnavailable('The numbers could not be read.'),
          );
          last = { at: now, answer: publicCounts(counted, today) };
        }
        return c.json(last.answer);
      },
    )
    .post(
      '/screens',
      allowAnyone('count:report'),
      describeRoute({
        summary: 'Count screens that people have opened on a kiosk',
        answer: MessageAnswer,
      }),
      body(ScreensInput),
      async (c) => {
        await counter.add('kiosk', c.req.valid('json').screens, c.env.DB, backgroundContext(c));
        return c.json({ message: 'Thank you.' });
      },
    )
    .get(
      '/days',
      allow('count:list'),
      describeRoute({
        summary: `How often the handbook was read on each of the last ${DAYS_SHOWN} days`,
        answer: [DayCountsAnswer],
      }),
      async (c) => {
        const today = cityTime(c.var.now).date;
        const counted = await readDays(c.env.DB, addDays(today, 1 - DAYS_SHOWN));
        return c.json(dailyCounts(counted, today));
      },
    );
}

export const counts = createCounts();
