import type PDFDocument from 'pdfkit';
import type { FontBytes, FontName, Weight } from './faces.ts';
import type { Lettering, Line } from './text.ts';

/** Widths and coverage of the faces, as they will be drawn. */
export type Typesetter = {
  /** In points, of a text in one face. */
  widthOf: (text: string, face: FontName, size: number) => number;
  /** The face that has a character, the asked-for weight first; null where none has it. */
  faceFor: (character: string, weight: Weight) => FontName | null;
  has: (character: string, face: FontName) => boolean;
  /** The lettering of a word, worked out once for each word of the paper. */
  lettered: (
    word: string,
    weight: Weight,
    letter: (word: string, weight: Weight, setter: Typesetter) => Lettering[],
  ) => Lettering[];
  /** A text's lines, broken once although a paper is laid out several times. */
  broken: (key: string, fill: () => Line[]) => Line[];
  /** Lets go of what only laying out needs: a Worker has 128 MB. */
  forget: () => void;
};

/** pdfkit shows the open font to nobody; it is the only one that knows what it can draw. */
type WithOpenFont = { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } } };

export function createTypesetter(doc: PDFDocument, fonts: FontBytes): Typesetter {
  const faces = Object.keys(fonts) as FontName[];
  const open = new Map(
    faces.map((face) => {
      const bytes = fonts[face];
      if (bytes) doc.registerFont(face, bytes);
      doc.font(face);
      return [face, (doc as unknown as WithOpenFont)._font.font];
    }),
  );
  const has = (character: string, face: FontName) =>
    open.get(face)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;
  const standIns = faces.filter((face) => face !== 'regular' && face !== 'bold');

  const widths = new Map(faces.map((face) => [face, new Map<string, number>()]));
  const measure = (text: string, face: FontName) =>
    doc.font(face).fontSize(1000).widthOfString(text);
  const spaces = new Map(faces.map((face) => [face, measure(' ', face)]));
  /**
   * In thousandths of the size. Measured as it will be drawn, which pdfkit then knows already: with the space behind it,
   * but a text read from right to left is drawn word by word.
   */
  function widthOfWord(word: string, face: FontName): number {
    const before = widths.get(face)?.get(word);
    if (before !== undefined) return before;
    const isAlone = face === 'arabic' || face === 'hebrew';
    const width = isAlone
      ? measure(word, face)
      : measure(`${word} `, face) - (spaces.get(face) ?? 0);
    widths.get(face)?.set(word, width);
    return width;
  }

  const known = new Map<string, Lettering[]>();
  const lines = new Map<string, Line[]>();
  const setter: Typesetter = {
    widthOf(text, face, size) {
      const words = text.split(' ');
      let width = (words.length - 1) * (spaces.get(face) ?? 0);
      for (const word of words) if (word) width += widthOfWord(word, face);
      return (width * size) / 1000;
    },
    faceFor: (character, weight) =>
      [weight, ...standIns].find((face) => has(character, face)) ?? null,
    has,
    lettered(word, weight, letter) {
      const key = `${weight} ${word}`;
      const before = known.get(key);
      if (before) return before;
      const lettering = letter(word, weight, setter);
      known.set(key, lettering);
      return lettering;
    },
    broken(key, fill) {
      const before = lines.get(key);
      if (before) return before;
      const filled = fill();
      lines.set(key, filled);
      return filled;
    },
    forget() {
      lines.clear();
      known.clear();
    },
  };
  return setter;
}
