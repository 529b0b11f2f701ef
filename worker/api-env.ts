import type { Reading } from './directory/snapshot.ts';
import type { Env } from './env.ts';

/** What every handler of the API is given. */
export type ApiEnv = {
  Bindings: Env;
  Variables: {
    /** The instant of the request, in milliseconds. */
    now: number;
    /** The public directory, for the routes that give it out; where it could not be read, why. */
    reading?: Reading;
    unread?: unknown;
  };
};
