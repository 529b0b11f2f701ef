/** Records by a key, the keys in the order in which they come first. */
export function groupBy<T, K extends string>(
  records: readonly T[],
  keyOf: (record: T) => K,
): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}
