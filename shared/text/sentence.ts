/** Words with a capital in front, as a sentence or a line begins. */
export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Words with a full stop at the end, unless they end as a sentence or a bracket does. */
export const endSentence = (words: string): string => (/[.!?)]$/.test(words) ? words : `${words}.`);

/**
 * Texts that may end as sentences do, as sentences of one line without the last full stop; empty ones are left out. One that asks,
 * calls or leads to the next gets no full stop.
 */
export const joinSentences = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.?!:]$/.test(text) ? text : `${text}.`))
    .join(' ')
    .replace(/\.$/, '');
