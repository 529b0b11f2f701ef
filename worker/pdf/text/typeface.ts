import { LRUCache } from 'lru-cache';
import type { EmbeddedFont } from 'pdfkit';
import { createKerning } from './kerning.ts';

/** A face as texts are set in it. */
export type Typeface = {
  readonly font: EmbeddedFont;
  /** In thousandths of the size; of two words and a space, the sum of theirs. */
  widthOf: (text: string) => number;
  /** What shows a text from where the pen is, between BT and ET; `size` in points. Its glyphs are noted for the file. */
  show: (text: string, size: number) => string;
};

const SPACE = 0x20;

type Letter = { glyph: number; advance: number; codePoint: number; code: string };

/** A face in which each letter is one glyph and only pairs are set closer, as the paper's own two weights. */
class PlainFace implements Typeface {
  readonly font: EmbeddedFont;
  private readonly kernBetween: (left: number, right: number) => number;
  private readonly letters = new Map<string, Letter>();

  /** `known`: what earlier papers have looked up of this face's kerning. */
  constructor(font: EmbeddedFont, known: Map<number, number>) {
    this.font = font;
    this.kernBetween = createKerning(font.font.GPOS, known);
  }

  widthOf(text: string): number {
    let width = 0;
    let before: Letter | undefined;
    for (const character of text) {
      const letter = this.letterOf(character);
      if (before) width += this.apart(before, letter);
      width += letter.advance;
      before = letter;
    }
    return width * this.font.scale;
  }

  show(text: string): string {
    let codes = '';
    let before: Letter | undefined;
    for (const character of text) {
      const letter = this.letterOf(character);
      const apart = before ? this.apart(before, letter) : 0;
      if (apart !== 0) codes += `> ${-apart * this.font.scale} <`;
      codes += letter.code ||= include(this.font, letter.glyph, letter.advance * this.font.scale, [
        letter.codePoint,
      ]);
      before = letter;
    }
    return `[<${codes}>] TJ`;
  }

  /** Words do not lean into the space between them. */
  private apart(left: Letter, right: Letter): number {
    if (left.codePoint === SPACE || right.codePoint === SPACE) return 0;
    return this.kernBetween(left.glyph, right.glyph);
  }

  private letterOf(character: string): Letter {
    const known = this.letters.get(character);
    if (known) return known;
    const codePoint = character.codePointAt(0) ?? 0;
    const { id, advanceWidth } = this.font.font.glyphForCodePoint(codePoint);
    const letter = { glyph: id, advance: advanceWidth, codePoint, code: '' };
    this.letters.set(character, letter);
    return letter;
  }
}

/** A glyph of a shaped word; all lengths in thousandths of the size. */
type Glyph = {
  id: number;
  codePoints: number[];
  /** Its own width, and where it stands from where the word has come to. */
  width: number;
  right: number;
  up: number;
  /** The white from its own width to where the next one stands. */
  behind: number;
};

type ShapedWord = { width: number; glyphs: Glyph[] };

/** Words of one face that are remembered from paper to paper: about 3 MB. */
const MOST_WORDS = 5000;

/** A face whose letters join, or bear marks: each word is shaped by fontkit. */
class ShapedFace implements Typeface {
  readonly font: EmbeddedFont;
  private readonly known: LRUCache<string, ShapedWord>;

  /** `known`: the words of this face that earlier papers have shaped, as nearly all of the next one's are. */
  constructor(font: EmbeddedFont, known: LRUCache<string, ShapedWord>) {
    this.font = font;
    this.known = known;
  }

  widthOf(text: string): number {
    return this.wordsOf(text).reduce((sum, { width }) => sum + width, 0);
  }

  show(text: string, size: number): string {
    let shown = '';
    let rise = 0;
    for (const { glyphs } of this.wordsOf(text))
      for (const { id, codePoints, width, right, up, behind } of glyphs) {
        if (up !== rise) shown += `>] TJ ${round((up * size) / 1000)} Ts [<`;
        rise = up;
        shown += `${moved(right)}${include(this.font, id, width, codePoints)}${moved(behind)}`;
      }
    return `[<${shown}>] TJ${rise === 0 ? '' : ' 0 Ts'}`;
  }

  private wordsOf(text: string): ShapedWord[] {
    return text
      .split(/( )/)
      .filter(Boolean)
      .map((word) => this.known.get(word) ?? this.shape(word));
  }

  private shape(word: string): ShapedWord {
    const { glyphs, positions, advanceWidth } = this.font.layoutCached(word);
    const shaped = {
      width: advanceWidth,
      glyphs: glyphs.map(({ id, codePoints }, at): Glyph => {
        const { xAdvance, advanceWidth: width, xOffset, yOffset } = positions[at] as Position;
        const behind = xAdvance - width - xOffset;
        return { id, codePoints: [...codePoints], width, right: xOffset, up: yOffset, behind };
      }),
    };
    this.known.set(word, shaped);
    return shaped;
  }
}

type Position = ReturnType<EmbeddedFont['layoutCached']>['positions'][number];

/** What is worked out once for each font file, for as long as its bytes are held. */
const caches = new WeakMap<
  Uint8Array,
  { kernings: Map<number, number>; words: LRUCache<string, ShapedWord> }
>();

/** An open font as a typeface. */
export function createTypeface(font: EmbeddedFont, bytes: Uint8Array, isPlain: boolean): Typeface {
  const cache = caches.get(bytes) ?? {
    kernings: new Map(),
    words: new LRUCache({ max: MOST_WORDS }),
  };
  caches.set(bytes, cache);
  return isPlain ? new PlainFace(font, cache.kernings) : new ShapedFace(font, cache.words);
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Within a text, a step to the right of so many thousandths. */
const moved = (thousandths: number) => (thousandths === 0 ? '' : `> ${round(-thousandths)} <`);

/** Takes a glyph into the part of the font that the file holds, and gives its code there. */
function include(
  { subset, widths, unicode }: EmbeddedFont,
  glyph: number,
  width: number,
  codePoints: number[],
): string {
  const at = subset.includeGlyph(glyph);
  widths[at] ??= width;
  unicode[at] ??= codePoints;
  return at.toString(16).padStart(4, '0');
}
