import type { SearchAnswer } from './find-help.ts';

/**
 * Whether nothing has the words as they were typed, what was read instead of them put aside: an admin can teach the search those.
 * What people in danger type is answered with a number, and counted nowhere.
 */
export const isZeroResult = ({
  isUrgent,
  corrected,
  groups,
}: Pick<SearchAnswer, 'isUrgent' | 'corrected' | 'groups'>): boolean =>
  !isUrgent && (groups.length === 0 || corrected !== null);
