/**
 * What is said of who is let in as one text, for paper and messages: 'Dogs welcome. Bring ID'. Apart from the table, which no
 * visitor downloads.
 */
export const linesText = (lines: readonly { words: string }[] = []): string =>
  lines.map(({ words }) => words).join('. ');
