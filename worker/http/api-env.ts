import type { DirectoryReader } from '../directory/snapshot.ts';
import type { Env } from './env.ts';

/** What every handler of the API is given. */
export type ApiEnv = {
  Bindings: Env;
  Variables: {
    /** The instant of the request, in milliseconds. */
    now: number;
    /** Reads the public directory. */
    reader: DirectoryReader;
  };
};
