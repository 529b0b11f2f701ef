import type { RouterRoute } from 'hono/types';
import { findTargetHandler } from 'hono/utils/handler';
import type { z } from 'zod';
import type { Action } from '../../shared/account/access.ts';
import { actionOf } from '../access/guard.ts';
import { descriptionOf, type RouteDescription } from '../http/describe-route.ts';
import { isOptionalBody, querySchemaOf, schemaOf } from '../http/input.ts';
import { acceptIdempotencyKey } from '../records/idempotency/idempotency.ts';

export type Endpoint = {
  method: string;
  /** Below /api, as the routes write it: `/services/:id`. */
  path: string;
  action: Action | undefined;
  /** The schema of the JSON body; undefined where none is read. */
  schema: z.ZodType | undefined;
  /** The schema of the query; undefined where none is read. */
  query: z.ZodType | undefined;
  /** Whether the body may be left out. */
  isBodyOptional: boolean;
  /** Whether a call may carry an Idempotency-Key. */
  acceptsIdempotencyKey: boolean;
  /** A test sees to it that every endpoint has one. */
  description: RouteDescription | undefined;
};

/** Every endpoint of the app, with what its handlers say of themselves. */
export function endpointsOf(routes: RouterRoute[]): Endpoint[] {
  const endpoints = new Map<string, Endpoint>();
  for (const { method, path, handler } of routes) {
    if (method === 'ALL') continue;
    const below = path.replace(/^\/api/, '');
    const endpoint = endpoints.get(`${method} ${below}`);
    const target = findTargetHandler(handler);
    endpoints.set(`${method} ${below}`, {
      method,
      path: below,
      action: endpoint?.action ?? actionOf(target),
      schema: endpoint?.schema ?? schemaOf(target),
      query: endpoint?.query ?? querySchemaOf(target),
      isBodyOptional: endpoint?.isBodyOptional || isOptionalBody(target),
      acceptsIdempotencyKey: endpoint?.acceptsIdempotencyKey || target === acceptIdempotencyKey,
      description: endpoint?.description ?? descriptionOf(target),
    });
  }
  return [...endpoints.values()];
}
