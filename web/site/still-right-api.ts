import type { StillRightPage } from '../../shared/still-right/still-right.ts';
import { ApiError, unwrap } from '../api/api-error.ts';

export type StillRightApi = ReturnType<typeof stillRightApi>;

/** What is asked for one page alone. */
export const stillRightApi = (fetch: typeof globalThis.fetch, origin: string) => ({
  /** Null where the link has ended. */
  read: async (token: string): Promise<StillRightPage | null> => {
    const call = fetch(`${origin}/api/still-right/${encodeURIComponent(token)}`);
    try {
      return (await unwrap(call, 'Your listings could not be read.')) as StillRightPage;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
});
