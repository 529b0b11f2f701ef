import { Hono } from 'hono';
import { cityTime } from '../../shared/time/city-time.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { allow } from '../http/guard.ts';
import { readOperations } from '../jobs/queries.ts';
import { listProviders } from '../organisations/list.ts';
import { readAuthor } from '../records/record.ts';
import { listSearches } from '../searches/queries.ts';
import { ONLY_ADMINS } from './only-admins.ts';
import { countRecords, countTypes } from './queries.ts';

/** What only the admin's area asks for. */
export const admin = new Hono<ApiEnv>()
  .get('/overview', allow('admin:overview'), async (c) =>
    c.json({ ...ONLY_ADMINS, ...(await countRecords(c.env.DB, c.var.now)) }),
  )
  .get('/service-types', allow('admin:overview'), async (c) => c.json(await countTypes(c.env.DB)))
  .get('/providers', allow('organisation:list'), async (c) =>
    c.json(await listProviders(c.env.DB, readAuthor(c))),
  )
  .get('/operations', allow('operations:read'), async (c) => c.json(await readOperations(c.env.DB)))
  .get('/searches', allow('search:list'), async (c) =>
    c.json(await listSearches(c.env.DB, cityTime(c.var.now).date)),
  );
