import { Hono } from 'hono';
import { messages } from '../../shared/messages.ts';
import type { ApiEnv } from '../api-env.ts';
import { openForReading, withDirectory } from '../directory/public-list.ts';
import { allowAnyone } from '../guard.ts';

export const organisations = new Hono<ApiEnv>()
  .use('/public', openForReading)
  .get('/public', allowAnyone('directory:read'), withDirectory(messages.organisationsFailed), (c) =>
    c.json(c.var.directory.organisations),
  );
