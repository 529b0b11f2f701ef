import type { FontName, Weight } from './fonts.ts';
import type { Inline, Lettering, TextPart, Word } from './text.ts';
import type { Typesetter } from './typesetter.ts';

/** Said in place of words that no face of ours can write: never an empty box, never half a name. */
export const OTHER_SCRIPT = '(in another script: see the website)';

/** Ornaments, and signs for software: left out where no face has them, because the text reads the same without. */
const ORNAMENT =
  /^[\p{Cf}\p{Cc}\p{So}\p{Sk}\p{Sm}\p{Extended_Pictographic}\u{1f1e6}-\u{1f3ff}\ufe00-\ufe0f]$/u;

/** Signs that the faces do not have, with the one that reads the same. */
const SAME_SIGN: Record<string, string> = { '\u2010': '-', '\u2011': '-', '\u2212': '–' };

/** A text as its words, each letter in a face that has it. */
export function splitIntoWords(inlines: readonly Inline[], setter: Typesetter): Word[] {
  const words: Word[] = [];
  let glued = false;
  for (const { text, weight = 'regular', link = null } of inlines) {
    const pieces = text.normalize('NFC').split(/[ \t\r\n\u2028\u2029]+/);
    pieces.forEach((piece, at) => {
      if (at > 0) glued = false;
      if (!piece) return;
      const parts = setter.lettered(piece, weight, partsOf).map((part) => ({ ...part, link }));
      const last = words.at(-1);
      if (glued && last) last.push(...parts);
      else if (!isSameNote(last, parts)) words.push(parts);
      glued = true;
    });
  }
  return words.filter((word) => word.length > 0).flatMap(spacedNote);
}

/** Several words in a row that cannot be written are one note. */
const isSameNote = (last: Word | undefined, parts: Word) =>
  parts[0]?.text === OTHER_SCRIPT && last?.at(-1)?.text === OTHER_SCRIPT;

/** The note breaks like any other words. */
const spacedNote = (word: Word): Word[] =>
  word[0]?.text === OTHER_SCRIPT
    ? OTHER_SCRIPT.split(' ').map((text) => [{ ...(word[0] as TextPart), text }])
    : [word];

function partsOf(piece: string, weight: Weight, setter: Typesetter): Lettering[] {
  if (Array.from(piece).every((it) => !SAME_SIGN[it] && setter.has(it, weight)))
    return [{ text: piece, face: weight }];
  const characters = Array.from(piece, (it) => SAME_SIGN[it] ?? it);
  const faced = characters
    .map((text) => ({ text, face: setter.faceFor(text, weight) }))
    .filter(({ text, face }) => face !== null || !ORNAMENT.test(text));
  if (faced.some(({ face }) => face === null)) return [{ text: OTHER_SCRIPT, face: weight }];
  // One face for the whole word, if one has it all: a letter of another design is a stumbling block.
  const whole = new Set(faced.map(({ face }) => face as FontName));
  const single = [...whole].find((face) => faced.every(({ text }) => setter.has(text, face)));
  const parts: Lettering[] = [];
  for (const { text, face } of faced) {
    const chosen = single ?? (face as FontName);
    const last = parts.at(-1);
    if (last?.face === chosen) last.text += text;
    else parts.push({ text, face: chosen });
  }
  return parts;
}
