import { Hono } from 'hono';
import { z } from 'zod';
import { HISTORY_KINDS, RESTORE_DAYS } from '../../shared/history/history.ts';
import { addDays, startOfDate } from '../../shared/time/city-time.ts';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute, MessageAnswer } from '../http/describe-route.ts';
import { ApiError } from '../http/errors.ts';
import { query } from '../http/input.ts';
import { filterValue } from '../http/paging.ts';
import { sendInBackground } from '../mail/send.ts';
import { readAuthor } from '../records/record.ts';
import { HistoryAnswer } from './answers.ts';
import { readEntry, readHistory } from './queries.ts';
import { restore } from './restore-queries.ts';

const date = z.iso.date('Must be a date: YYYY-MM-DD.').optional();

/** `from` and `to` are whole days of the city. */
const HistoryQuery = z.object({
  record: filterValue,
  kind: filterValue,
  account: filterValue,
  from: date,
  to: date,
  before: z
    .string()
    .regex(/^\d{1,15}$/, 'Invalid value')
    .transform(Number)
    .optional(),
});

const noSuchEntry = () => new ApiError(404, 'There is no such entry.');

/** Who changed what and when, and a way back from a deletion. */
export const history = new Hono<ApiEnv>()
  .get(
    '/',
    allow('history:read'),
    describeRoute({
      summary: 'Who changed what and when, the latest first, in pages',
      answer: HistoryAnswer,
      query: {
        record: 'Only of the record with this id.',
        kind: `Only of one kind: ${HISTORY_KINDS.join(', ')}.`,
        account: 'Only what this account did: its id, or part of its email.',
        from: 'From this day on: YYYY-MM-DD.',
        to: 'Up to and with this day.',
        before: '`next` of the page before.',
      },
    }),
    query(HistoryQuery),
    async (c) => {
      const { from, to, before, ...filter } = c.req.valid('query');
      const page = await readHistory(
        c.env.DB,
        {
          ...filter,
          before,
          from: from && new Date(startOfDate(from)).toISOString(),
          until: to && new Date(startOfDate(addDays(to, 1))).toISOString(),
        },
        c.var.now,
      );
      return c.json(page);
    },
  )
  .post(
    '/:id/restore',
    allow('history:restore'),
    describeRoute({
      summary: `Undo a deletion of the last ${RESTORE_DAYS} days, with its id and all that was deleted with it`,
      answer: MessageAnswer,
    }),
    async (c) => {
      const entry = await readEntry(c.env.DB, c.req.param('id'), c.var.now);
      if (!entry) throw noSuchEntry();
      await restore(c.env.DB, readAuthor(c), entry);
      sendInBackground(c);
      return c.json({ message: `${entry.name} was restored.` });
    },
  );
