import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A failure that the caller is told in words. Its cause, if any, is for the log alone. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** For `.catch` on a read of the database: 503 with these words. */
export const unavailable = (message: string) => (cause: unknown) => {
  throw new ApiError(503, message, { cause });
};

/** The one place where errors become answers, all of one shape. What nobody foresaw says nothing of itself. */
export function renderError(error: Error, c: Context): Response {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return c.json({ error: 'Something went wrong. Please try again.' }, 500);
  }
  if (error.cause) console.error(error.message, error.cause);
  return c.json({ error: error.message }, error.status);
}
