// Writes the table of maxima into docs/security.md, from the one in shared/validation/limits.ts: a test fails while they differ.
// Usage: npm run limits
import { readFileSync, writeFileSync } from 'node:fs';
import { LIMITS, type Limit } from '../../shared/validation/limits.ts';

export const DOCUMENT = 'docs/security.md';

const BEGIN =
  '<!-- The table of maxima: npm run limits writes it from shared/validation/limits.ts. -->';
const END = '<!-- Its end. -->';

/** The document with the table of these limits between its marks; throws where the marks are not there. */
export function withTable(document: string, limits: Record<string, Limit> = LIMITS): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no place for the table of maxima.`);
  return `${document.slice(0, from)}${BEGIN}\n\n${table(limits)}\n\n${document.slice(to)}`;
}

function table(limits: Record<string, Limit>): string {
  const rows = Object.values(limits).map(({ what, value, unit, reason }) =>
    row([what, `${value.toLocaleString('en-GB')} ${unit}`, reason]),
  );
  return [row(['What', 'At most', 'Why']), '|---|---|---|', ...rows].join('\n');
}

const row = (cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

if (import.meta.main) writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8')));
