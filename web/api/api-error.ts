import type { RefusalReason } from '../../shared/validation/refusal-reasons.ts';

type Details = {
  /** What the server said; absent where it said nothing and the message is the page's own. */
  error?: string;
  /** What is wrong with each field of a form, by its path. */
  fields?: Record<string, string>;
  /** On a conflict: the record as it stands now. */
  current?: unknown;
  /** What can be done about a refusal, as the API names it. */
  reason?: RefusalReason;
  /** The dated changes that stand in the way, each with why. */
  others?: unknown;
};

/** What a call or a page failed with, in words that may be shown. `status` 0: the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: Details;
  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
  }
}

/** Any thrown value as an ApiError; what was not meant for people's eyes becomes a plain sentence. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const status = (error as { status?: unknown } | null)?.status;
  return status === 404
    ? new ApiError(404, 'Page not found')
    : new ApiError(500, 'Something went wrong');
}

/** The page for an address that leads nowhere. */
export const notFound = () => new ApiError(404, 'Page not found');

/** The body of an answer, or an ApiError with the server's words, or `fallback` where it said none or was not reached. */
export async function unwrap(call: Promise<Response>, fallback: string): Promise<unknown> {
  const response = await call.catch(() => {
    throw new ApiError(0, fallback);
  });
  const body = await response.json().catch(() => null);
  if (response.ok && body !== null) return body;
  const said = typeof body?.error === 'string' ? body.error : fallback;
  throw new ApiError(response.status, said, body ?? {});
}
