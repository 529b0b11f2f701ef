import { DrizzleQueryError } from 'drizzle-orm';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Details = {
  /** What is wrong with each field, by its path. */
  fields?: Record<string, string>;
  /** On a conflict: the record as it stands now. */
  current?: unknown;
  headers?: Record<string, string>;
  /** For the log alone. */
  cause?: unknown;
};

/** A failure that the caller is told in words. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
  }
}

/** For `.catch` on a read of the database: 503 with these words. */
export const unavailable = (message: string) => (cause: unknown) => {
  throw new ApiError(503, message, { cause });
};

/** Nothing was written, because a batch is written whole or not at all; a form that sends it again loses nothing. */
const DATABASE_FAILED =
  'Sorry, this did not work: our database does not answer. Please try again in a minute.';

/** Whether the database failed, and not what it was asked: a rule that a row broke is a fault of ours. */
const isDatabaseFailure = ({ message, cause }: Error) =>
  [message, String(cause)].some((text) => text.includes('D1_ERROR')) &&
  !String(cause).includes('constraint failed');

/** The one place where errors become answers, all of one shape. What nobody foresaw says nothing of itself. */
export function renderError(error: Error, c: Context): Response {
  if (error instanceof ApiError) {
    const { fields, current, headers, cause } = error.details;
    if (cause) console.error(error.message, withoutValues(cause));
    return c.json({ error: error.message, fields, current }, error.status, headers);
  }
  // Hono's own: a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400)
    return c.json({ error: 'The request is not valid JSON.' }, 400);
  console.error(withoutValues(error));
  if (isDatabaseFailure(error)) return c.json({ error: DATABASE_FAILED }, 503);
  return c.json({ error: 'Something went wrong. Please try again.' }, 500);
}

/** A fault as it may be logged: a failed query's own message repeats what people typed. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  return new Error(`Failed query: ${error.query}`, { cause: error.cause });
}
