import { hasRightToLeft, mirrorText, visualRuns } from './bidi.ts';
import type { Weight } from './fonts.ts';
import type { Inline, Line, Segment, TextPart, Word } from './text.ts';
import type { Typesetter } from './typesetter.ts';
import { splitIntoWords } from './words.ts';

/**
 * A text broken into lines no wider than `width` (points). Words stay whole but for one that is wider than a line, as a
 * long address of a website: that breaks after its signs, or where it must.
 */
export function breakLines(
  inlines: readonly Inline[],
  width: number,
  size: number,
  setter: Typesetter,
): Line[] {
  const fillThese = () => fill(inlines, width, size, setter);
  const [first] = inlines;
  if (first && !first.link && inlines.length === 1) {
    const { text, weight = 'regular' } = first;
    return setter.broken(
      width,
      size,
      weight,
      text,
      () => fillPlain(text, weight, width, size, setter) ?? fillThese(),
    );
  }
  const said = inlines.map(({ text, weight, link }) => [text, weight, link]);
  return setter.broken(width, size, 'mixed', JSON.stringify(said), fillThese);
}

function fill(inlines: readonly Inline[], width: number, size: number, setter: Typesetter): Line[] {
  const widthOf = (word: Word) => widthOfWord(word, size, setter);
  const lines: { words: Word[]; breaksWord: boolean }[] = [];
  let room = 0;
  for (const word of splitIntoWords(inlines, setter)) {
    const needed = widthOf(word);
    const space = setter.widthOf(' ', word[0]?.face ?? 'regular', size);
    if (lines.length > 0 && needed + space <= room) {
      lines.at(-1)?.words.push(word);
      room -= needed + space;
      continue;
    }
    const pieces = needed <= width ? [word] : cut(word, width, size, setter);
    pieces.forEach((piece, at) => {
      lines.push({ words: [piece], breaksWord: at < pieces.length - 1 });
    });
    room = width - widthOf(pieces.at(-1) ?? []);
  }
  return lines.map(({ words, breaksWord }) => ({
    ...lineOf(joinWords(words), size, setter),
    breaksWord,
  }));
}

/** Signs and letters of English, which the paper's own weights have; of times as well. */
const PLAIN = /^[\x20-\x7e–’]*$/;

/** Like `fill`, but for a text in one face without links, in a third of the time; null where it is more than that. */
function fillPlain(
  text: string,
  face: Weight,
  width: number,
  size: number,
  setter: Typesetter,
): Line[] | null {
  if (!PLAIN.test(text)) return null;
  const space = setter.widthOf(' ', face, size);
  const lines: { text: string; width: number }[] = [];
  for (const word of text.split(' ')) {
    if (word === '') continue;
    const needed = setter.widthOf(word, face, size);
    if (needed > width) return null;
    const last = lines.at(-1);
    if (last && last.width + space + needed <= width) {
      last.text += ` ${word}`;
      last.width += space + needed;
    } else lines.push({ text: word, width: needed });
  }
  return lines.map((line) => ({
    segments: [{ ...line, face, x: 0, link: null }],
    width: line.width,
    actual: '',
    breaksWord: false,
  }));
}

const widthOfWord = (word: Word, size: number, setter: Typesetter) =>
  word.reduce((sum, { text, face }) => sum + setter.widthOf(text, face, size), 0);

/** The width of a text that is not to break. */
export function widthOfText(inlines: readonly Inline[], size: number, setter: Typesetter): number {
  return breakLines(inlines, Number.POSITIVE_INFINITY, size, setter)[0]?.width ?? 0;
}

/** Places where a long word may break: after a sign of an address. */
const AFTER_SIGN = /[/.@_\-–?&=,:;]/;

function cut(word: Word, width: number, size: number, setter: Typesetter): Word[] {
  const widthOf = (parts: Word) => widthOfWord(parts, size, setter);
  const letters = word.flatMap(({ text, face, link }) =>
    Array.from(text, (letter): TextPart => ({ text: letter, face, link })),
  );
  const pieces: Word[] = [];
  let from = 0;
  while (from < letters.length) {
    let to = from;
    let used = 0;
    let sign = 0;
    for (; to < letters.length; to++) {
      const { text, face } = letters[to] as TextPart;
      used += setter.widthOf(text, face, size);
      if (used > width && to > from) break;
      if (AFTER_SIGN.test(text)) sign = to + 1;
    }
    if (to < letters.length && sign > from + (to - from) / 3) to = sign;
    // Letters beside each other may need more room than each alone.
    while (to > from + 1 && widthOf(mergeParts(letters.slice(from, to))) > width) to--;
    pieces.push(mergeParts(letters.slice(from, to)));
    from = to;
  }
  return pieces;
}

/** The words of a line with their spaces, which belong to no link. */
function joinWords(words: readonly Word[]): TextPart[] {
  return mergeParts(
    words.flatMap((word, at) => {
      const before = words[at - 1]?.at(-1);
      const first = word[0];
      if (!before || !first) return word;
      const link = before.link === first.link ? first.link : null;
      const face = before.link === null ? before.face : first.face;
      return [{ text: ' ', face, link }, ...word];
    }),
  );
}

function mergeParts(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && last.face === part.face && last.link === part.link) last.text += part.text;
    else result.push({ ...part });
  }
  return result;
}

function lineOf(parts: TextPart[], size: number, setter: Typesetter): Omit<Line, 'breaksWord'> {
  const text = parts.map((part) => part.text).join('');
  const turned = hasRightToLeft(text);
  let x = 0;
  const segments = (turned ? inVisualOrder(parts, text) : parts).map((part): Segment => {
    const width = setter.widthOf(part.text, part.face, size);
    const segment = { ...part, x, width };
    x += width;
    return segment;
  });
  return { segments, width: x, actual: turned ? text : '' };
}

/** Word by word: of a text with spaces pdfkit turns the letters of each word around, but not the words. */
function inVisualOrder(parts: readonly TextPart[], text: string): TextPart[] {
  const owners = parts.flatMap((part) => Array.from({ length: part.text.length }, () => part));
  return visualRuns(text).flatMap(({ from, to, isRightToLeft }) => {
    const stretch: TextPart[] = [];
    let owner: TextPart | undefined;
    for (let at = from; at <= to; at++) {
      const last = stretch.at(-1);
      const isInWord = text[at] !== ' ' && text[at - 1] !== ' ';
      if (last && owners[at] === owner && isInWord) last.text += text[at];
      else stretch.push({ ...(owners[at] as TextPart), text: text[at] ?? '' });
      owner = owners[at];
    }
    if (!isRightToLeft) return stretch;
    return stretch.reverse().map((part) => ({ ...part, text: mirrorText(part.text) }));
  });
}
