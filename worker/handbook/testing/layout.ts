import { expect } from 'vitest';
import type { ReadPage, ReadText } from './read-pdf.ts';

/** A text without its spaces: where a line breaks is not what is asked. */
export const dense = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '');

/** Everything on a page, or on several, in the order in which it is drawn. */
export const textOf = (...pages: ReadPage[]) =>
  dense(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));

/** Room for accents above and tails below, as a share of the size; a capital is 0.668 high. */
const box = ({ x, y, width, size }: ReadText) => ({
  left: x,
  right: x + width,
  top: y - size * 0.7,
  bottom: y + size * 0.2,
});

/** Half a point: what two renderings of a width may differ by. */
const SLACK = 0.5;

/** No text leaves the page's white margin, and none lies on another. */
export function expectNothingCut({ width, height, texts }: ReadPage, margin: number) {
  const boxes = texts.map((text) => ({ text, ...box(text) }));
  for (const { text, left, right, top, bottom } of boxes) {
    const inside =
      left >= margin - SLACK &&
      right <= width - margin + SLACK &&
      top >= margin - SLACK &&
      bottom <= height - margin + SLACK;
    if (!inside) expect.fail(`Over the edge: ${JSON.stringify(text)}`);
  }
  boxes.sort((a, b) => a.top - b.top);
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (other.top >= one.bottom) break;
      const apart = other.left >= one.right - SLACK || other.right <= one.left + SLACK;
      if (!apart && other.top < one.bottom - SLACK)
        expect.fail(`On each other: ${JSON.stringify([one.text, other.text])}`);
    }
  });
}

/** Nothing that is larger than the body text is the last thing above the foot, but on a page of it alone, for notes. */
export function expectNoLonelyHeading({ texts }: ReadPage, bodySize: number) {
  const foot = texts.find(({ text }) => /page \d+ of \d+$/.test(text));
  const body = texts.filter(({ y }) => y < (foot?.y ?? Number.POSITIVE_INFINITY));
  const last = body.reduce<ReadText | null>((low, it) => (!low || it.y > low.y ? it : low), null);
  if (last && body.length > 1 && last.size > bodySize * 1.1)
    expect.fail(`A lonely heading: ${last.text}`);
}
