import type {
  D1Database,
  Fetcher,
  KVNamespace,
  RateLimit,
  SendEmail,
} from '@cloudflare/workers-types';

/** The Worker's bindings and vars, as wrangler.toml names them. */
export type Env = {
  DB: D1Database;
  /** Copies that can be made again from DB; each user's keys begin with a word of its own ("directory:"). */
  KV: KVNamespace;
  ASSETS: Fetcher;
  /** The site's own origin, without a trailing slash: the only source of absolute addresses. */
  PUBLIC_ORIGIN: string;
  /** A secret. Without it nobody can sign in; the public pages go on. */
  JWT_SECRET?: string;
  /** "true": a registration is approved and signed in at once. */
  AUTO_APPROVE?: string;
  /** "off": phones drop the offline copy that they have, and keep none. */
  OFFLINE_COPY?: string;
  /** How much wider than they say the ceilings by address or time are: a positive number, "1" without it. */
  RATE_LIMIT_SCALE?: string;
  MAIL: SendEmail;
  /** "faults": only requests that failed are logged, for a terminal. */
  REQUEST_LOG?: string;
  /** Whom mails come from: an address of a domain that may send them. */
  MAIL_FROM: string;
  /** Who is told of registrations. */
  ADMIN_MAIL: string;
  /** Calls on sign-in and its like, by address. */
  SIGN_IN_LIMIT: RateLimit;
  /** Writes, by address. */
  WRITE_LIMIT: RateLimit;
};
