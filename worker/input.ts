import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import { fieldMessages } from '../shared/field-messages.ts';
import { messages } from '../shared/messages.ts';
import { ApiError } from './errors.ts';

/** Far above the largest form there is: an organisation with every field full is 10 kB. */
const BODY_LIMIT = 64 * 1024;

/** A directory of 2,000 services is 1.5 MB. */
const IMPORT_LIMIT = 8 * 1024 * 1024;
const IMPORTS = '/api/import';

const limited = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(413, 'That is too much to send at once.');
    },
  });
const ordinary = limited(BODY_LIMIT);
const ofImports = limited(IMPORT_LIMIT);

/** For all of /api: a body too large is 413 before anything of it is kept. */
export const limitedBody: MiddlewareHandler = (c, next) =>
  c.req.path.startsWith(IMPORTS) ? ofImports(c, next) : ordinary(c, next);

const JSON_TYPE = /^application\/json(; ?charset=[\w-]+)?$/;

const schemas = new WeakMap<object, z.ZodType>();

/**
 * Checks the JSON body: the handler reads `c.req.valid('json')`, the client takes its type from here. What the schema
 * refuses is 422 with a message for each field, what is no JSON object is 400. `described` says more to `schemaOf`, where
 * the schema leaves fields for the handler to check.
 */
export function body<Output, Input>(
  schema: z.ZodType<Output, Input>,
  described: z.ZodType = schema,
) {
  const middleware = validator('json', (value: unknown, c): Output => {
    // Hono takes any other type for an empty object, with which a PUT would change nothing and say so to nobody.
    if (!JSON_TYPE.test(c.req.header('Content-Type') ?? ''))
      throw new ApiError(400, 'Please send JSON, with the Content-Type application/json.');
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ApiError(400, 'The request is not a JSON object.');
    return checked(schema, value);
  }) as MiddlewareHandler<
    // biome-ignore lint/suspicious/noExplicitAny: any environment and any path, as Hono's own validators say it
    any,
    string,
    { in: { json: Input }; out: { json: Output } }
  >;
  schemas.set(middleware, described);
  return middleware;
}

/** The schema of a handler that `body` made: for OpenAPI, and for tests that try every write. */
export const schemaOf = (handler: object): z.ZodType | undefined => schemas.get(handler);

/** The value as the schema gives it, or the 422 that forms show at their fields. */
export function checked<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw invalid(fieldMessages(error.issues));
}

/** One error for every rule a form can break, in its schema or only in the database. */
export const invalid = (fields: Record<string, string>) =>
  new ApiError(422, messages.invalidForm, { fields });
