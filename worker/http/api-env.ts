import type { Env } from '../platform/env.ts';

/** What every handler of the API is given. */
export type ApiEnv = {
  Bindings: Env;
  Variables: {
    /** The instant of the request, in milliseconds. */
    now: number;
  };
};
