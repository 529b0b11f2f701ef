import { Hono } from 'hono';
import { messages } from '../../shared/messages.ts';
import type { ApiEnv } from '../api-env.ts';
import { ofType, openForReading, typeQuery, withDirectory } from '../directory/public-list.ts';
import { allowAnyone } from '../guard.ts';

export const services = new Hono<ApiEnv>()
  .use('/public', openForReading)
  .get(
    '/public',
    allowAnyone('directory:read'),
    withDirectory(messages.servicesFailed),
    typeQuery,
    (c) => c.json(ofType(c.var.directory.services, c.req.valid('query').type)),
  );
