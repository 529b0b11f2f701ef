import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A stretch of text, and how dark it is in grey print: 0 is black, 255 white. */
type GreyText = { text: string; grey: number };

/** Each text of a page in the order in which it is drawn. */
export async function greyTexts(bytes: Uint8Array, number: number): Promise<GreyText[]> {
  const doc = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { fnArray, argsArray } = await (await doc.getPage(number)).getOperatorList();
  await doc.destroy();
  const texts: GreyText[] = [];
  const outer: number[] = [];
  let grey = 0;
  fnArray.forEach((operator, at) => {
    const args = argsArray[at];
    if (operator === OPS.save) outer.push(grey);
    if (operator === OPS.restore) grey = outer.pop() ?? 0;
    if (operator === OPS.setFillRGBColor) grey = greyOf(args);
    if (operator === OPS.showText) texts.push({ text: wordsOf(args[0]), grey });
  });
  return texts;
}

/** As a printer without colours has it (ITU-R BT.601). */
function greyOf([hex]: string[]): number {
  const [red = 0, green = 0, blue = 0] =
    /^#(..)(..)(..)$/
      .exec(hex ?? '')
      ?.slice(1)
      .map((pair) => Number.parseInt(pair, 16)) ?? [];
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

const wordsOf = (glyphs: (number | { unicode: string })[]) =>
  glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
