import type PDFDocument from 'pdfkit';
import type { Line } from './lines.ts';
import type { Lettering } from './words.ts';

/** The paper's own two weights, and who stands in for letters that they lack. */
export const FONT_FILES = {
  regular: 'hyperlegible-400',
  bold: 'hyperlegible-700',
  wider: 'noto-sans-500',
  arabic: 'noto-sans-arabic-500',
  hebrew: 'noto-sans-hebrew-500',
} as const;

export type FontName = keyof typeof FONT_FILES;
export type Weight = 'regular' | 'bold';

/** The bytes of font files; those that stand in are there only where a text wants them. */
export type FontBytes = Partial<Record<FontName, Uint8Array>> & Record<Weight, Uint8Array>;

/** What in a text may be in need of a face. */
const WANTED: Record<Exclude<FontName, Weight>, RegExp> = {
  wider: /[\u0100-\u052f\u1e00-\u1eff\u2116]/,
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
};

/** The faces to load for a text: a plain one costs two small files. */
export function chooseFonts(text: string): FontName[] {
  const wanted = Object.entries(WANTED).filter(([, pattern]) => pattern.test(text));
  return ['regular', 'bold', ...wanted.map(([face]) => face as FontName)];
}

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
