import type { ExtractSchema } from 'hono/types';
import type { PublicHelpline } from '../../shared/helplines/helpline.ts';
import type { PublicOrganisation } from '../../shared/organisations/organisation.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { messages } from '../../shared/site/messages.ts';
import type { Api as ApiType } from '../../worker/api/api.ts';
import { unwrap } from './api-error.ts';

export type Api = ReturnType<typeof createApi>;

/** How a page that asks the API itself reaches it: as this client does. */
export type LoaderContext = { fetch: typeof globalThis.fetch; apiOrigin: string };

/** Every endpoint of the API by its path, as its routes declare it. */
type Schema = ExtractSchema<ApiType>;
type Readable = {
  [Path in keyof Schema]: Schema[Path] extends { $get: unknown } ? Path : never;
}[keyof Schema];
type Body<Path extends Readable> = Schema[Path] extends { $get: { output: infer Output } }
  ? Exclude<Output, { error: string }>
  : never;

/**
 * The one typed client of /api: its types are the routes' own, its weight is what is below (Hono's client would be a
 * tenth of a page's script). In the browser `fetch` is the page's; on the Worker it is the Hono app called in-process,
 * so a page's loader is written once. The calls of people who sign in are in web/auth/account-api.ts.
 *
 * Every verb answers the body or throws an ApiError whose message is the server's words, or the page's own
 * fallback where the server said none or could not be reached (docs/product.md#wording).
 */
export function createApi(fetch: typeof globalThis.fetch, origin = '') {
  const get = <Path extends Readable>(path: Path, fallback: string) =>
    unwrap(fetch(origin + path), fallback) as Promise<Body<Path>>;
  return {
    /** The server's instant, the data's version and whether this is the sample directory. */
    health: () => get('/api/health', messages.servicesFailed),
    services: (): Promise<PublicService[]> => get('/api/services/public', messages.servicesFailed),
    helplines: (): Promise<PublicHelpline[]> =>
      get('/api/helplines/public', messages.helplinesFailed),
    searchWords: () => get('/api/searches/words', messages.servicesFailed),
    organisations: (): Promise<PublicOrganisation[]> =>
      get('/api/organisations/public', messages.organisationsFailed),
  };
}
