import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FormOutcome } from '../account/form-outcome.ts';
import type { LoaderContext } from '../api/api.ts';
import { ApiError, unwrap } from '../api/api-error.ts';

/** What a link of a mail is for, null once it has ended; and what became of a press on its page. */
export type LinkData<Link> = { link: Link | null; sent: FormOutcome | null };

/**
 * The loader of a page that a link of a mail leads to without a sign-in: the API's route of that name says what the link is for.
 * `failure` is said where it could not be read.
 */
export const linkLoader =
  <Link>(route: string, failure: string) =>
  ({ fetch, apiOrigin }: LoaderContext) =>
  async ({ params, context }: LoaderFunctionArgs): Promise<LinkData<Link>> => {
    const call = fetch(`${apiOrigin}/api/${route}/${encodeURIComponent(params.token ?? '')}`);
    const link = await unwrap(call, failure).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    const sent = (context as { formOutcome?: FormOutcome } | undefined)?.formOutcome ?? null;
    return { link: link as Link | null, sent };
  };
