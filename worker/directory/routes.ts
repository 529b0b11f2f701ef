import { Hono } from 'hono';
import { allowAnyone } from '../access/guard.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { describeRoute } from '../http/describe-route.ts';
import { DirectoryAnswer } from './answers.ts';
import { openForReading, withDirectory } from './public-list.ts';
import { publishReading } from './snapshot.ts';

/** The whole of it in one answer: what a phone or a kiosk keeps for when there is no network. */
export const directory = new Hono<ApiEnv>().use('/', openForReading).get(
  '/',
  allowAnyone('directory:read'),
  describeRoute({
    summary: 'All that the public may see, in one answer',
    answer: DirectoryAnswer,
  }),
  withDirectory('The directory could not be read.'),
  (c) => c.json(publishReading(c.var.reading, c.var.now)),
);
