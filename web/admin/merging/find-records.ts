import { LIMITS } from '../../../shared/validation/limits.ts';

/** What an address looks for. */
export const queryOf = (search: URLSearchParams): string =>
  (search.get('q') ?? '').slice(0, LIMITS.filterValue.value);
