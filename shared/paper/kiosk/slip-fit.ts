import { linesOf, splitAfter, widthAtMost } from '../fitting/letters.ts';
import { MM } from '../measures.ts';
import type { BriefEntry } from '../sheet/sheet.ts';

// What has room on a slip (docs/product.md#kiosk).

/**
 * What a thermal printer with a roll of 80 mm gives, in points: 72 mm are printed, and its drivers know a piece of 297 mm.
 * web/kiosk/parts/take-along/Slip.module.css says the same.
 */
export const SLIP = { width: 72 * MM, height: 289 * MM, text: 14, title: 20, leading: 1.2 };

/** How many places a slip has. */
export const PLACES = 3;
/** The white and the line between two parts. */
export const BETWEEN = 3 * MM;

/** All of them where what is spare is cut short as far as need be, the longest first; else the first that have room. */
export function fitEntries(entries: readonly BriefEntry[], room: number): BriefEntry[] {
  let fitted = [...entries];
  while (sumOf(fitted) > room) {
    const [longest] = fitted
      .flatMap(({ id, spare = [] }) => spare.map((line) => ({ id, line, lines: lineCount(line) })))
      .sort((a, b) => b.lines - a.lines);
    if (!longest) return beginningOf(fitted, room);
    const shorter = shorten(longest.line, longest.lines - 1);
    const change = (lines: readonly string[] = []) =>
      lines.flatMap((line) => (line === longest.line ? shorter : line)).filter(Boolean);
    fitted = fitted.map((entry) =>
      entry.id === longest.id
        ? { ...entry, lines: change(entry.lines), spare: change(entry.spare) }
        : entry,
    );
  }
  return fitted;
}

/** Never one after another that has none: nothing is skipped. */
function beginningOf(entries: readonly BriefEntry[], room: number): BriefEntry[] {
  let left = room;
  const end = entries.findIndex((entry) => {
    left -= sumOf([entry]);
    return left < 0;
  });
  return entries.slice(0, end);
}

/** A text in so many lines, to its last whole word; '' in none. */
function shorten(text: string, lines: number): string {
  if (lines < 1) return '';
  const { beginning, rest } = splitAfter(text.replace(/ …$/, ''), {
    width: SLIP.width - widthAtMost(' …', SLIP.text),
    size: SLIP.text,
    lines,
  });
  return rest ? `${beginning} …` : '';
}

/** How high entries stand below each other. */
export const sumOf = (entries: readonly BriefEntry[]): number =>
  entries.reduce(
    (sum, { name, phone, lines }) =>
      sum + heightOf([[name, phone?.display].filter(Boolean).join(' '), ...lines]) + BETWEEN,
    0,
  );

const lineCount = (text: string) => linesOf(text, SLIP.width, SLIP.text);

/** How high texts stand below each other. */
export const heightOf = (texts: readonly string[], size = SLIP.text): number =>
  texts.reduce((sum, text) => sum + linesOf(text, SLIP.width, size), 0) * size * SLIP.leading;
