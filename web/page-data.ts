import type { HydrationState } from 'react-router-dom';
import { ApiError } from './api-error.ts';

/** What the server's HTML carries for the browser to hydrate from, as JSON in #page-data. */
export type PageData = Pick<HydrationState, 'loaderData'> & {
  errors: Record<string, { status: number; message: string }> | null;
};

export const PAGE_DATA_ID = 'page-data';

/** JSON that is safe inside a script element: no `<`, `>`, `&` and none of the two line ends that old engines trip over. */
export function serialise(data: PageData): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Any thrown value as an ApiError; what was not meant for people's eyes becomes a plain sentence. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const status = (error as { status?: unknown } | null)?.status;
  return status === 404
    ? new ApiError(404, 'Page not found')
    : new ApiError(500, 'Something went wrong');
}

/** The page's data as the server left it, errors revived. */
export function readPageData(document: Document): HydrationState {
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent || '{}') as PageData;
  const errors = data.errors
    ? Object.fromEntries(
        Object.entries(data.errors).map(([id, e]) => [id, new ApiError(e.status, e.message)]),
      )
    : null;
  return { loaderData: data.loaderData, errors };
}
