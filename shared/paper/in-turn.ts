/**
 * The first of each kind of help, then the second of each, in the `order` of the kinds, and after them in that in which they
 * first come. What helps in several ways counts for each of them.
 */
export function takeInTurn<T>(
  all: readonly T[],
  kindsOf: (one: T) => readonly string[],
  order: readonly string[] = [],
): T[] {
  const kinds = [...new Set([...order, ...all.flatMap(kindsOf)])];
  const left = [...all];
  const taken: T[] = [];
  const counts = new Map<string, number>();
  for (let round = 1; left.length > 0; round++) {
    const before = left.length;
    for (const kind of kinds) {
      if ((counts.get(kind) ?? 0) >= round) continue;
      const at = left.findIndex((one) => kindsOf(one).includes(kind));
      for (const next of at < 0 ? [] : left.splice(at, 1)) {
        taken.push(next);
        for (const one of kindsOf(next)) counts.set(one, (counts.get(one) ?? 0) + 1);
      }
    }
    // What helps with nothing comes last; a kind that is ahead of its rounds waits for them.
    if (left.length === before && left.every((one) => kindsOf(one).length === 0)) break;
  }
  return [...taken, ...left];
}
