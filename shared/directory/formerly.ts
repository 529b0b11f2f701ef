/** The ids of records that were the same as this one, and were merged into it; absent without any. */
export type Formerly = { formerly?: readonly string[] };

/** The record of an id; or the one that stands in its place, where that was merged into another (docs/product.md#merging-twins). */
export const findRecord = <Record extends { _id: string } & Formerly>(
  records: readonly Record[],
  id: string | null | undefined,
): Record | undefined =>
  records.find(({ _id }) => _id === id) ??
  records.find(({ formerly }) => formerly?.includes(id ?? ''));

/** Whether a record is one of these, or stands in the place of one. */
export const isOrWas =
  (ids: readonly string[]) =>
  ({ _id, formerly = [] }: { _id: string } & Formerly): boolean =>
    [_id, ...formerly].some((id) => ids.includes(id));
