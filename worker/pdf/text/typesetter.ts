import type PDFDocument from 'pdfkit';
import type { EmbeddedFont } from 'pdfkit';
import { type FontBytes, type FontName, isPlain, type Weight } from './fonts.ts';
import type { Lettering, Line } from './text.ts';
import { createTypeface, type Typeface } from './typeface.ts';

/** Widths and coverage of the faces, as they will be drawn. */
export type Typesetter = {
  /** In points, of a text in one face. */
  widthOf: (text: string, face: FontName, size: number) => number;
  /** The face that has a character, the asked-for weight first; null where none has it. */
  faceFor: (character: string, weight: Weight) => FontName | null;
  has: (character: string, face: FontName) => boolean;
  faceOf: (name: FontName) => Typeface;
  /** The lettering of a word, worked out once for each word of the paper. */
  lettered: (
    word: string,
    weight: Weight,
    letter: (word: string, weight: Weight, setter: Typesetter) => Lettering[],
  ) => Lettering[];
  /** The lines of a text, or of what `said` names, broken once although a paper is laid out several times. */
  broken: (
    width: number,
    size: number,
    weight: Weight | 'mixed',
    said: string,
    fill: () => Line[],
  ) => Line[];
  /** Lets go of what only laying out needs: a Worker has 128 MB. */
  forget: () => void;
};

/** Lines by width, size, weight and text. */
type Broken = Map<number, Map<number, Map<Weight | 'mixed', Map<string, Line[]>>>>;

function openMap<K, L, M>(maps: Map<K, Map<L, M>>, key: K): Map<L, M> {
  const known = maps.get(key);
  if (known) return known;
  const made = new Map<L, M>();
  maps.set(key, made);
  return made;
}

/** pdfkit shows the open font to nobody; it is the only one that knows what it can draw. */
type WithFont = { _font: EmbeddedFont };

/** Opened once for each font file, as long as its bytes are held: a quarter of a small paper's time for the Arabic one. */
const opened = new WeakMap<Uint8Array, EmbeddedFont['font']>();

export function createTypesetter(doc: PDFDocument, fonts: FontBytes): Typesetter {
  const names = Object.keys(fonts) as FontName[];
  const faces = new Map(
    names.map((name): [FontName, Typeface] => {
      const bytes = fonts[name] as Uint8Array;
      const { _font: font } = doc
        .registerFont(name, opened.get(bytes) ?? bytes)
        .font(name) as unknown as WithFont;
      opened.set(bytes, font.font);
      return [name, createTypeface(font, bytes, isPlain(name))];
    }),
  );
  function faceOf(name: FontName): Typeface {
    const face = faces.get(name);
    if (!face) throw new Error(`This paper has no font ${name}.`);
    return face;
  }
  const covered = new Map(names.map((name) => [name, new Map<string, boolean>()]));
  function has(character: string, name: FontName): boolean {
    const known = covered.get(name)?.get(character);
    if (known !== undefined) return known;
    const point = character.codePointAt(0) ?? 0;
    const isThere = faces.get(name)?.font.font.hasGlyphForCodePoint(point) ?? false;
    covered.get(name)?.set(character, isThere);
    return isThere;
  }
  const standIns = names.filter((name) => !isPlain(name));

  const known = new Map<string, Lettering[]>();
  // A key of all four would have to be made for each line of each layout.
  const lines: Broken = new Map();
  const setter: Typesetter = {
    widthOf: (text, face, size) => (faceOf(face).widthOf(text) * size) / 1000,
    faceFor: (character, weight) =>
      [weight, ...standIns].find((face) => has(character, face)) ?? null,
    has,
    faceOf,
    lettered(word, weight, letter) {
      const key = `${weight} ${word}`;
      const before = known.get(key);
      if (before) return before;
      const lettering = letter(word, weight, setter);
      known.set(key, lettering);
      return lettering;
    },
    broken(width, size, weight, said, fill) {
      const texts = openMap(openMap(openMap(lines, width), size), weight);
      const before = texts.get(said);
      if (before) return before;
      const filled = fill();
      texts.set(said, filled);
      return filled;
    },
    forget() {
      lines.clear();
      known.clear();
    },
  };
  return setter;
}
