/** Texts that may end in a full stop, as sentences of one line; empty ones are left out. */
export const joinSentences = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim().replace(/\.$/, ''))
    .filter(Boolean)
    .join('. ');
