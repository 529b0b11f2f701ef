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
