import { readFileSync } from 'node:fs';
import PDFDocument, { type EmbeddedFont } from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { widthAtMost } from '../../../shared/paper/fitting/letters.ts';
import { sampleFile } from '../testing/rendered.ts';
import { FONT_FILES, type FontName, isPlain } from './fonts.ts';
import { createTypeface } from './typeface.ts';

const LATIN = Array.from({ length: 0x180 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));

function open(name: FontName) {
  const doc = new PDFDocument({ autoFirstPage: false, font: null } as never);
  const bytes = new Uint8Array(readFileSync(`web/public/fonts/${FONT_FILES[name]}.ttf`));
  const { _font: font } = doc.registerFont(name, bytes).font(name) as unknown as {
    _font: EmbeddedFont;
  };
  return { font, face: createTypeface(font, bytes, isPlain(name)) };
}

describe.each<FontName>(['regular', 'bold'])('the %s face, set letter by letter', (name) => {
  const { font, face } = open(name);
  const letters = LATIN.filter((it) => font.font.hasGlyphForCodePoint(it.codePointAt(0) ?? 0));

  test('sets every word of the sample as wide as fontkit shapes it', () => {
    const words = new Set(JSON.stringify(sampleFile).split(/[\s\\"]+/));
    expect(words.size).toBeGreaterThan(1000);
    for (const word of words)
      if ([...word].every((it) => letters.includes(it)))
        expect(face.widthOf(word), word).toBeCloseTo(font.layoutCached(word).advanceWidth, 3);
  });

  test('sets no word wider than posters count on, which are laid out without the file', () => {
    const wide = [...JSON.stringify(sampleFile).split(/[\s\\"]+/), '10:00–12:00'].filter(
      (word) => face.widthOf(word) > widthAtMost(word, 1000) + 1,
    );
    expect(wide).toEqual([]);
  });

  test('sets each letter beside each other as far apart as fontkit does', () => {
    expect(letters.length).toBeGreaterThan(250);
    const some = letters.filter((_, at) => at % 7 === 1);
    for (const left of some)
      for (const right of letters.filter((it) => it.trim())) {
        const pair = `${left}${right}`;
        expect(face.widthOf(pair), pair).toBeCloseTo(font.layoutCached(pair).advanceWidth, 3);
      }
  });
});

test('a line is as wide as its words and the spaces between them', () => {
  for (const name of ['regular', 'wider', 'arabic', 'hebrew'] as const) {
    const { face } = open(name);
    const [one, other] = name === 'arabic' ? ['مركز', 'بيت'] : ['To', 'AV'];
    const apart = face.widthOf(one) + face.widthOf(' ') + face.widthOf(other);
    expect(face.widthOf(`${one} ${other}`)).toBeCloseTo(apart, 6);
  }
});

test('a shaped word keeps its glyphs and their places when it is remembered', () => {
  const { face } = open('arabic');
  const shown = face.show('مركز', 14);
  expect(
    shown
      .match(/<[\da-f]+>/g)
      ?.join('')
      .replaceAll(/[<>]/g, ''),
  ).toHaveLength(5 * 4);
  expect(face.show('مركز', 14)).toBe(shown);
});
