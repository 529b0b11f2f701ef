import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { z } from 'zod';
import { allowAnyone } from '../../access/guard.ts';
import { openForReading, withDirectory } from '../../directory/public-list.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeRoute } from '../../http/describe-route.ts';
import { throwUnavailable } from '../../http/errors.ts';
import { query } from '../../http/input.ts';
import { ChangesAnswer } from '../answers.ts';
import { publicChanges } from './public-changes.ts';

const Since = z.object({ since: z.iso.date('Must be a date: YYYY-MM-DD.').optional() });

const FAILED = 'The changes could not be read.';

/** What was added, changed or closed, for people who keep a noticeboard. */
export const changes = new Hono<ApiEnv>().use('/', openForReading, etag()).get(
  '/',
  allowAnyone('directory:read'),
  describeRoute({
    summary: 'What the public saw added, changed or closed since a day',
    answer: ChangesAnswer,
    query: { since: 'From the beginning of this day on: YYYY-MM-DD; a month ago without it.' },
  }),
  query(Since),
  withDirectory(FAILED),
  async (c) => {
    const { since = null } = c.req.valid('query');
    const { directory } = c.var.reading;
    const found = await publicChanges(c.env.DB, directory, since, c.var.now).catch(
      throwUnavailable(FAILED),
    );
    // The directory's ETag does not fit, because another day has other changes of the same data.
    c.header('ETag', undefined);
    return c.json(found);
  },
);
