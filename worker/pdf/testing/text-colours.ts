import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A stretch of text, how dark it is in grey print (0 is black, 255 white), and whether its letters are bold. */
export type GreyText = { text: string; grey: number; isBold: boolean };

/** Each text of a file in the order in which it is drawn, page after page. */
export async function greyTexts(bytes: Uint8Array): Promise<GreyText[][]> {
  const doc = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: GreyText[][] = [];
  for (let number = 1; number <= doc.numPages; number++)
    pages.push(await greyTextsOf(await doc.getPage(number)));
  await doc.destroy();
  return pages;
}

async function greyTextsOf(page: PDFPageProxy): Promise<GreyText[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const texts: GreyText[] = [];
  const outer: { grey: number; isBold: boolean }[] = [];
  let now = { grey: 0, isBold: false };
  let isBegun = false;
  fnArray.forEach((operator, at) => {
    const args = argsArray[at];
    if (operator === OPS.save) outer.push(now);
    if (operator === OPS.restore) now = outer.pop() ?? now;
    if (operator === OPS.setFillRGBColor) now = { ...now, grey: greyOf(args) };
    if (operator === OPS.setFont) now = { ...now, isBold: isBold(page, args[0]) };
    if (operator === OPS.beginText) isBegun = false;
    if (operator !== OPS.showText) return;
    // A browser draws letter by letter.
    const last = isBegun ? texts.at(-1) : undefined;
    const goesOn = last && last.grey === now.grey && last.isBold === now.isBold;
    if (goesOn) last.text += wordsOf(args[0]);
    else texts.push({ text: wordsOf(args[0]), ...now });
    isBegun = true;
  });
  return texts;
}

const isBold = (page: PDFPageProxy, font: string): boolean =>
  page.commonObjs.has(font) && /bold/i.test(page.commonObjs.get(font).name);

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
