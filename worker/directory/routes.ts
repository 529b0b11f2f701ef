import { Hono } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';
import { allowAnyone } from '../http/guard.ts';
import { openForReading, withDirectory } from './public-list.ts';
import { asPublished } from './snapshot.ts';

/** The whole of it in one answer: what a phone or a kiosk keeps for when there is no network. */
export const directory = new Hono<ApiEnv>()
  .use('/', openForReading)
  .get('/', allowAnyone('directory:read'), withDirectory('The directory could not be read.'), (c) =>
    c.json(asPublished(c.var.reading, c.var.now)),
  );
