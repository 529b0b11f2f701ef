import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import { messages } from '../../shared/site/messages.ts';
import { fieldMessages } from '../../shared/validation/field-messages.ts';
import { LIMITS, type Limit } from '../../shared/validation/limits.ts';
import { ApiError } from './errors.ts';

const IMPORTS = '/api/import';

const limitText = ({ value, message }: Limit) =>
  bodyLimit({
    maxSize: value,
    onError: () => {
      throw new ApiError(413, message);
    },
  });
const ordinary = limitText(LIMITS.bodyBytes);
const ofImports = limitText(LIMITS.importBytes);

/** Refuses a body that is too large with 413, before anything of it is kept; for all of /api. */
export const limitedBody: MiddlewareHandler = (c, next) =>
  c.req.path.startsWith(IMPORTS) ? ofImports(c, next) : ordinary(c, next);

const JSON_TYPE = /^application\/json(; ?charset=[\w-]+)?$/;

/**
 * Like `body`, but where it may be left out, as calls that had none go on to do: no body, or one that is no JSON, says nothing.
 */
export function optionalBody<Output, Input>(schema: z.ZodType<Output, Input>) {
  const whole = body(schema);
  const middleware: typeof whole = async (c, next) => {
    const isSent =
      JSON_TYPE.test(c.req.header('Content-Type') ?? '') && (await c.req.text()) !== '';
    if (isSent) return whole(c, next);
    c.req.addValidatedData('json', parseInput(schema, {}) as object);
    await next();
  };
  schemas.set(middleware, schema);
  optional.add(middleware);
  return middleware;
}

const optional = new WeakSet<object>();

/** Whether a handler that reads a body goes on without one. */
export const isOptionalBody = (handler: object): boolean => optional.has(handler);

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
    return parseInput(schema, value);
  }) as MiddlewareHandler<
    // biome-ignore lint/suspicious/noExplicitAny: any environment and any path, as Hono's own validators say it
    any,
    string,
    { in: { json: Input }; out: { json: Output } }
  >;
  schemas.set(middleware, described);
  return middleware;
}

const querySchemas = new WeakMap<object, z.ZodType>();

/** The fields of a query as text: the first of a name counts, and an empty one counts as not given. */
type QueryFields = Record<string, string | undefined>;

/** Checks the query by a schema of texts: the handler reads `c.req.valid('query')`, a refusal is 422. */
export function query<Output extends QueryFields | object, Input extends QueryFields>(
  schema: z.ZodType<Output, Input>,
) {
  const middleware = validator('query', (given): Output => {
    const firsts = Object.entries(given).map(([name, value]) => [name, [value].flat()[0]]);
    return parseInput(schema, Object.fromEntries(firsts.filter(([, value]) => value)));
  }) as MiddlewareHandler<
    // biome-ignore lint/suspicious/noExplicitAny: any environment and any path, as Hono's own validators say it
    any,
    string,
    { in: { query: Input }; out: { query: Output } }
  >;
  querySchemas.set(middleware, schema);
  return middleware;
}

/** The schema of a handler that `query` made: for a test that every value has a maximum. */
export const querySchemaOf = (handler: object): z.ZodType | undefined => querySchemas.get(handler);

/** The schema of a handler that `body` made: for OpenAPI, and for tests that try every write. */
export const schemaOf = (handler: object): z.ZodType | undefined => schemas.get(handler);

/** The value as the schema gives it, or the 422 that forms show at their fields. */
export function parseInput<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw invalidError(fieldMessages(error.issues));
}

/** One error for every rule a form can break, in its schema or only in the database. */
export const invalidError = (fields: Record<string, string>) =>
  new ApiError(422, messages.invalidForm, { fields });
