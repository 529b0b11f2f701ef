import type { D1Database, Fetcher } from '@cloudflare/workers-types';

/** The Worker's bindings and vars, as wrangler.toml names them. */
export type Env = {
  DB: D1Database;
  ASSETS: Fetcher;
  /** The site's own origin, without a trailing slash: the only source of absolute addresses. */
  PUBLIC_ORIGIN: string;
};
