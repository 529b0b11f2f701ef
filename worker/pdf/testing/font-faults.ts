import { nameOf, type PdfObject, type PdfObjects, refOf } from './pdf-objects.ts';

/** What a validator asks of fonts: they are in the file, and say of each glyph how wide it is and which letter it stands for. */
export function faultsOfFonts(objects: PdfObjects): string[] {
  return [...objects.values()].flatMap((font) => {
    if (nameOf(font, 'Type') !== 'Font') return [];
    const of = (key: string) => objects.get(refOf(font, key) ?? 0);
    if (nameOf(font, 'Subtype') === 'Type0') return faultsOfLetters(of('ToUnicode'));
    const descriptor = of('FontDescriptor');
    const program = descriptor && objects.get(refOf(descriptor, 'FontFile2') ?? 0);
    if (!program) return ['A font is not embedded.'];
    return [
      // A list of glyphs need not be there, and ours would leave out what glyphs are composed of.
      ...(/\/CIDSet/.test(descriptor.text) ? ['A font lists its glyphs.'] : []),
      ...(/\/CIDToGIDMap/.test(font.text) ? [] : ['A font does not say which glyph a number is.']),
      ...faultsOfWidths(font, Buffer.from(program.stream, 'latin1')),
    ];
  });
}

/** The letters that stand for no letter. */
const NO_LETTER = /^(?:0000|feff|fffe)$/i;

/** The first glyph is the one of letters that a font does not have. */
function faultsOfLetters(map: PdfObject | undefined): string[] {
  if (!map) return ['A font has no letters.'];
  const letters = [...map.stream.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, letter = '']) => letter),
  );
  const without = letters.slice(1).filter((letter) => letter === '' || NO_LETTER.test(letter));
  return without.length > 0 ? [`${without.length} glyphs stand for no letter.`] : [];
}

/** In thousandths: what a table rounds. */
const ROUNDED = 1;

/** The widths that the file gives, beside those of the glyphs themselves. Parts of which glyphs are composed come after them. */
function faultsOfWidths(font: PdfObject, program: Buffer): string[] {
  const given = (/\/W \[0 \[([^\]]*)\]\]/.exec(font.text)?.[1] ?? '').split(' ').map(Number);
  const drawn = advancesOf(program);
  if (given.length > drawn.length)
    return [`A font has ${drawn.length} glyphs, and gives ${given.length} widths.`];
  const wrong = given.filter((width, at) => Math.abs(width - (drawn[at] ?? 0)) > ROUNDED);
  return wrong.length > 0 ? [`${wrong.length} glyphs are not as wide as the file says.`] : [];
}

/** How far each glyph of a TrueType font leads, in thousandths of its size. */
function advancesOf(program: Buffer): number[] {
  const tables = new Map<string, number>();
  for (let at = 0; at < program.readUInt16BE(4); at++) {
    const entry = 12 + 16 * at;
    tables.set(program.toString('latin1', entry, entry + 4), program.readUInt32BE(entry + 8));
  }
  const start = (name: string) => tables.get(name) ?? 0;
  const unit = program.readUInt16BE(start('head') + 18);
  const measured = program.readUInt16BE(start('hhea') + 34);
  const glyphs = program.readUInt16BE(start('maxp') + 4);
  return Array.from({ length: glyphs }, (_, glyph) => {
    // The last that is measured goes for all that follow.
    const at = start('hmtx') + 4 * Math.min(glyph, measured - 1);
    return (program.readUInt16BE(at) * 1000) / unit;
  });
}
