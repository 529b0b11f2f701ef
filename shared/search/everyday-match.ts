/** Words that say nothing of what is needed. */
const SAY_NOTHING = new Set(
  (
    'a about an and are be can do does for free find from get give go have help how i in is it me my near need now of ' +
    'on or people place places please some somebody someone something somewhere take that the their they to today want ' +
    'what when where which who with you your yourself'
  ).split(' '),
);

/** The telling words of a text, in lower case, without accents and endings: "Washing clothes" is wash, cloth. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}'’-]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !SAY_NOTHING.has(word))
    .map(stem);

/** The leads that have most of a text's words, those it says the whole of first; none where they have none. */
export function mostAlike<Lead extends { words: readonly string[] }>(
  text: string,
  leads: readonly Lead[],
): Lead[] {
  const typed = wordsOf(text);
  const scored = leads.map((lead) => {
    const score = typed.filter((word) => lead.words.includes(word)).length;
    return { lead, score, whole: score / lead.words.length };
  });
  const most = Math.max(1, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score === most)
    .sort((a, b) => b.whole - a.whole)
    .map(({ lead }) => lead);
}

/** A word without its ending, three letters of it at least. */
const stem = (word: string) => word.replace(/(?<=...)(?:ing|ed|es|s|e)$/, '');
