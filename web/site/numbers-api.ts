import type { PublicCounts } from '../../shared/counts/counts.ts';
import { unwrap } from '../api/api-error.ts';

export type NumbersApi = ReturnType<typeof numbersApi>;

/** What is asked for one page alone. */
export const numbersApi = (fetch: typeof globalThis.fetch, origin: string) => ({
  counts: () =>
    unwrap(
      fetch(`${origin}/api/counts`),
      'The numbers could not be read.',
    ) as Promise<PublicCounts>,
});
