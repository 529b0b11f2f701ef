import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { validator } from 'hono/validator';
import { z } from 'zod';
import type { ApiEnv } from '../api-env.ts';
import { openForReading } from '../directory/public-list.ts';
import { unavailable } from '../errors.ts';
import { allowAnyone } from '../guard.ts';
import { checked } from '../input.ts';
import { publicChanges } from './public-changes.ts';

const Since = z.object({ since: z.iso.date('Must be a date: YYYY-MM-DD.').optional() });

const query = validator('query', ({ since }): z.input<typeof Since> => {
  const [first] = [since].flat();
  return checked(Since, first ? { since: first } : {});
});

/** For whoever keeps a noticeboard: what was added, changed or closed. */
export const changes = new Hono<ApiEnv>()
  .use('/', openForReading, etag())
  .get('/', allowAnyone('directory:read'), query, async (c) => {
    const { since = null } = c.req.valid('query');
    const found = await publicChanges(c.env.DB, since, c.var.now).catch(
      unavailable('The changes could not be read.'),
    );
    c.header('Cache-Control', 'public, no-cache');
    return c.json(found);
  });
