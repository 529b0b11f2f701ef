/** Words that say nothing of what is needed. */
const SAY_NOTHING = new Set(
  (
    'a about an and are be can do does for free find from get give go have help how i in is it me my near need now of ' +
    'on or people place places please some somebody someone something somewhere take that the their they to today want ' +
    'what when where which who with you your yourself'
  ).split(' '),
);

/** How alike two words are. */
const SAME = 4;
const BEGINS = 2;
const SLIP = 1;

/** The telling words of a text, in lower case, without accents and endings: "Washing clothes" is wash, cloth. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}'’-]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !SAY_NOTHING.has(word))
    .map(stem);

/**
 * The leads that most of a text's words are like, those it says the whole of first; none where no word is like any.
 * Unless `forgiving`, only the same word counts; then also the beginning of one, and a slip of one letter.
 */
export function mostAlike<Lead extends { words: readonly string[] }>(
  text: string,
  leads: readonly Lead[],
  forgiving: boolean,
): Lead[] {
  const typed = wordsOf(text);
  const scored = leads.map((lead) => {
    const best = typed.map((word) =>
      Math.max(0, ...lead.words.map((it) => alike(word, it, forgiving))),
    );
    const score = best.reduce((sum, it) => sum + it, 0);
    return { lead, score, whole: score / lead.words.length };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score === most)
    .sort((a, b) => b.whole - a.whole)
    .map(({ lead }) => lead);
}

/** The first letter has to be right: dental is not rental. */
function alike(typed: string, word: string, forgiving: boolean): number {
  if (typed === word) return SAME;
  if (!forgiving || typed.length < 4 || typed[0] !== word[0]) return 0;
  if (word.startsWith(typed)) return BEGINS;
  return isOneSlip(typed, word) ? SLIP : 0;
}

/** One letter more, one fewer, another one, or two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.max(a.length, b.length) < 5) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

/** A word without its ending, three letters of it at least. */
const stem = (word: string) => word.replace(/(?<=...)(?:ing|ed|es|s|e)$/, '');
