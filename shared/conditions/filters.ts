import { CONDITION_KEYS, type ConditionKey, conditionOf } from './conditions.ts';

/** A condition that lists can be asked for; in short, because every visitor downloads it. */
export type FilterRow = readonly [
  key: ConditionKey,
  label: string,
  /** The types that it makes sense for; 0 for all. */
  types?: readonly string[] | 0,
  /** That a kiosk does not offer it. */
  offKiosk?: true,
];

/** The filters, of the one table. The build writes their values here, so that no visitor downloads the table. */
export const FILTERS: readonly FilterRow[] = CONDITION_KEYS.flatMap((key): FilterRow[] => {
  const { filter, types = 0, offKiosk } = conditionOf(key);
  if (!filter) return [];
  if (offKiosk) return [[key, filter, types, offKiosk]];
  return [types ? [key, filter, types] : [key, filter]];
});
