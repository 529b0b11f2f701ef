import { Hono } from 'hono';
import { AnyLineInput, lineInputOn } from '../../shared/lines/editing/line-input.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { allow } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute } from '../http/describe-route.ts';
import { parseInput } from '../http/input.ts';
import { sendInBackground } from '../mail/send.ts';
import { change } from '../records/change.ts';
import { loadRecord, readAuthor, saveRecord } from '../records/record.ts';
import { LineAnswer } from './answers.ts';
import { line, listLines, updateLine } from './queries.ts';

/** What everybody reads at the worst moment, for the charity to edit (docs/product.md#edited-lines). */
export const lines = new Hono<ApiEnv>()
  .get(
    '/',
    allow('line:list'),
    describeRoute({
      summary: 'Emergency cards, council hours and the steps for tonight, each with its source',
      answer: [LineAnswer],
    }),
    async (c) => c.json(await listLines(c.env.DB)),
  )
  .get(
    '/:id',
    allow('line:read'),
    describeRoute({ summary: 'One of these lines', answer: LineAnswer }),
    async (c) => c.json(await loadRecord(c, line)),
  )
  .put(
    '/:id',
    allow('line:update'),
    describeRoute({
      summary: 'Change a line, of which the other admins are told; an absent field keeps its value',
      answer: LineAnswer,
    }),
    change(AnyLineInput),
    async (c) => {
      const { fields, ...about } = c.req.valid('json');
      const { DB, ADMIN_MAIL } = c.env;
      const today = cityTime(c.var.now).date;
      const saved = await saveRecord(c, line, about, async (before) => {
        const after = parseInput(lineInputOn(before._id, today), { ...before, ...fields });
        return updateLine(DB, readAuthor(c), before, after, ADMIN_MAIL);
      });
      sendInBackground(c);
      return c.json(saved);
    },
  );
