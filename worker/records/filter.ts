import { filterValue } from '../http/paging.ts';

/** Which of the records in scope a list is to give: all, where neither is named. */
export type Filter = { type?: string | undefined; provider?: string | undefined };

/** `?type=` and `?provider=`: the first of each counts, and an empty one counts as not given. */
export const filters = { type: filterValue, provider: filterValue };

/** What these are for, in the API's document. */
export const filterDescriptions = {
  type: 'Only those of this type.',
  provider: 'Only those of the organisation with this id.',
};
