/**
 * How wide letters from space to ~ are in bold, the wider weight, in thousandths of the size: those of Atkinson Hyperlegible
 * Next, in which print views and PDF are set (web/public/fonts). A test compares them with the file.
 */
const LETTER_WIDTHS = [
  312, 303, 390, 765, 610, 969, 731, 210, 335, 335, 485, 606, 271, 373, 272, 440, 659, 440, 579,
  600, 624, 607, 626, 537, 624, 595, 272, 272, 569, 628, 569, 547, 781, 678, 643, 658, 688, 597,
  566, 718, 701, 424, 561, 663, 552, 858, 717, 746, 629, 756, 650, 610, 607, 690, 644, 886, 685,
  650, 618, 340, 440, 344, 582, 400, 288, 552, 596, 510, 596, 563, 365, 593, 571, 300, 259, 555,
  318, 882, 571, 576, 596, 599, 376, 508, 376, 567, 530, 740, 539, 521, 505, 381, 254, 381, 555,
] as const;

const FIRST = 32;
/** The width of any other letter: as wide as the widest that names are written with. */
const OTHER = 1000;
/** Some pairs stand further apart than their letters are wide. */
const APART = 1.02;
const OF_SIGNS: Record<string, number> = { '–': 501, '\u00a0': 312, '’': 272, '£': 610 };

/** In points; no text of ours is set wider. */
export function widthAtMost(text: string, size: number): number {
  let width = 0;
  for (const letter of text)
    width += OF_SIGNS[letter] ?? LETTER_WIDTHS[(letter.codePointAt(0) ?? 0) - FIRST] ?? OTHER;
  return (width * APART * size) / 1000;
}

/**
 * How many lines a text takes in a width, at a size, all in points: never fewer than a browser or the PDF sets, which put
 * as many words in a line and letters a little closer.
 */
export function linesOf(text: string, width: number, size: number): number {
  if (!text) return 0;
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ')) {
    const space = used > 0 ? widthAtMost(' ', size) : 0;
    const own = widthAtMost(word, size);
    if (used + space + own <= width) {
      used += space + own;
      continue;
    }
    if (used > 0) lines += 1;
    // What is wider than a line goes on over the next.
    const over = Math.ceil(own / width) - 1;
    lines += Math.max(0, over);
    used = over > 0 ? width : own;
  }
  return lines;
}

/** Letters whose width is known, of words that are read from left to right. */
const KNOWN = /^[ -~–\u00a0’£]*$/;

/**
 * What of a text stands in so many lines of a width, in points, and what goes on after them: '' where all does, or where
 * nobody knows how wide its letters are.
 */
export function splitAfter(
  text: string,
  { width, size, lines }: { width: number; size: number; lines: number },
): { beginning: string; rest: string } {
  const words = text.split(' ');
  if (!KNOWN.test(text) || words.some((word) => widthAtMost(word, size) > width))
    return { beginning: text, rest: '' };
  const fits = (count: number) => linesOf(words.slice(0, count).join(' '), width, size) <= lines;
  let count = words.length;
  while (count > 1 && !fits(count)) count -= 1;
  return { beginning: words.slice(0, count).join(' '), rest: words.slice(count).join(' ') };
}
