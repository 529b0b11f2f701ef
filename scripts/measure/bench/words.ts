export const ms = (milliseconds: number, digits = milliseconds < 10 ? 2 : 0) =>
  `${milliseconds.toFixed(digits)} ms`;

export const MB = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Markdown; the columns after the first are numbers. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}
