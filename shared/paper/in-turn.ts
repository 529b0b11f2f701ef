/**
 * The first of each kind of help, then the second of each, in the order in which the kinds first come. What helps in several
 * ways counts for each of them.
 */
export function takeInTurn<T>(all: readonly T[], kindsOf: (one: T) => readonly string[]): T[] {
  const kinds = [...new Set(all.flatMap(kindsOf))];
  const taken = new Set<T>();
  const counts = new Map<string, number>();
  for (let round = 1; taken.size < all.length; round++)
    for (const kind of kinds) {
      if ((counts.get(kind) ?? 0) >= round) continue;
      const next = all.find((one) => !taken.has(one) && kindsOf(one).includes(kind));
      if (next === undefined) {
        counts.set(kind, Number.POSITIVE_INFINITY);
        continue;
      }
      taken.add(next);
      for (const one of kindsOf(next)) counts.set(one, (counts.get(one) ?? 0) + 1);
    }
  return [...taken];
}
