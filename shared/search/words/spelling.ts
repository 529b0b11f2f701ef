/** How many slips a word of this length may hold and still be known: none in a short one, which is like too many others. */
const slipsOf = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);

/**
 * The known word that somebody meant, undefined where none is near. Of several equally near the one that begins with the
 * same letter, then the first: the caller gives the likeliest first.
 */
export function findNearestWord(
  typed: string,
  known: Iterable<string>,
  slips = 2,
): string | undefined {
  const most = Math.min(slips, slipsOf(typed.length));
  let nearest: string | undefined;
  // A different first letter makes a different word, except in a long one where it is the only slip: a fridge is no bridge.
  let least = most + 0.25;
  for (const word of known) {
    const other = word[0] === typed[0] ? 0 : 0.5;
    // So many slips would still be nearer: most words are told apart by their length and first letter.
    const room = Math.ceil(least - other) - 1;
    if (room < other || Math.abs(word.length - typed.length) > room) continue;
    const distance = slipsBetween(typed, word, room) + other;
    if (distance < least) [nearest, least] = [word, distance];
  }
  return nearest;
}

/**
 * The slips that make one word of another: a letter too many, missing, changed, or two changed about. Infinity where they
 * are certainly more than `most`.
 */
function slipsBetween(a: string, b: string, most: number): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const least = Math.min(
        at(rows, i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        at(rows, i - 1, j - 1) + (isSame ? 0 : 1),
      );
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwap ? Math.min(least, at(rows, i - 2, j - 2) + 1) : least);
    }
    // What two letters that changed places would save is in the row before.
    if (Math.min(...row, ...(rows[i - 1] ?? [])) > most) return Number.POSITIVE_INFINITY;
    rows.push(row);
  }
  return at(rows, a.length, b.length);
}

const at = (rows: number[][], i: number, j: number): number => rows[i]?.[j] ?? 0;
