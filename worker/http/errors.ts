import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RefusalReason } from '../../shared/validation/refusal-reasons.ts';
import { logFault } from '../telemetry/faults.ts';
import { requestId } from '../telemetry/trace.ts';

type Details = {
  /** What is wrong with each field, by its path. */
  fields?: Record<string, string>;
  /** On a conflict: the record as it stands now. */
  current?: unknown;
  /** The dated changes that stand in the way, each with why. */
  others?: unknown;
  /** What the caller can do about a refusal, for its program to tell from others. */
  reason?: RefusalReason;
  headers?: Record<string, string>;
  /** What the log says of it, and nobody else. */
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

/** Makes what `.catch` of a read of the database throws: 503 with these words. */
export const throwUnavailable = (message: string) => (cause: unknown) => {
  throw new ApiError(503, message, { cause });
};

/** Nothing was written, because a batch is written whole or not at all; a form that sends it again loses nothing. */
const DATABASE_FAILED =
  'Sorry, this did not work: our database does not answer. Please try again in a minute.';

/** Whether the database failed, and not what it was asked: a rule that a row broke is a fault of ours. */
function isDatabaseFailure({ message, cause }: Error): boolean {
  const said = `${message} ${cause}`;
  return said.includes('D1_ERROR') && !said.includes('constraint failed');
}

/** The one place where errors become answers, all of one shape. What nobody foresaw says nothing of itself. */
export function renderError(error: Error, c: Context): Response {
  if (error instanceof ApiError) {
    const { fields, current, others, reason, headers, cause } = error.details;
    if (cause) logFault(error.message, cause);
    const number = error.status >= 500 ? requestId() : undefined;
    const body = { error: error.message, fields, current, others, reason, requestId: number };
    return c.json(body, error.status, headers);
  }
  // Hono's own: a body that is not JSON.
  if (error instanceof HTTPException && error.status === 400)
    return c.json({ error: 'The request is not valid JSON.' }, 400);
  logFault(error);
  const number = requestId();
  if (isDatabaseFailure(error)) return c.json({ error: DATABASE_FAILED, requestId: number }, 503);
  const tell = number ? ` If it goes on, tell us this number: ${number}.` : '';
  return c.json(
    { error: `Something went wrong. Please try again.${tell}`, requestId: number },
    500,
  );
}
