import { Hono } from 'hono';
import { cityTime } from '../../shared/city-time.ts';
import type { ApiEnv } from '../api-env.ts';
import { allow } from '../guard.ts';
import { readOperations } from '../operations/queries.ts';
import { listSearches } from '../searches/queries.ts';
import { ONLY_ADMINS } from './only-admins.ts';
import { countRecords } from './queries.ts';

/** What only the admin's area asks for. */
export const admin = new Hono<ApiEnv>()
  .get('/overview', allow('admin:overview'), async (c) =>
    c.json({ ...ONLY_ADMINS, ...(await countRecords(c.env.DB, c.var.now)) }),
  )
  .get('/operations', allow('operations:read'), async (c) => c.json(await readOperations(c.env.DB)))
  .get('/searches', allow('search:list'), async (c) =>
    c.json(await listSearches(c.env.DB, cityTime(c.var.now).date)),
  );
