import type { ReadPage, ReadText } from './read-pdf.ts';

/** A text without its spaces: where a line breaks is not what is asked. */
export const dense = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '');

/** Everything on a page, or on several, in the order in which it is drawn. */
export const textOf = (...pages: Pick<ReadPage, 'texts'>[]) =>
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

/** How far a letter may reach over the one before it, as a share of the size: a dot stands beneath the bar of a 7. */
const KERNING = 0.1;

type Drawn = Pick<ReadPage, 'width' | 'height' | 'texts'>;

/** Texts that leave the page's white margin, and pairs that lie on each other, in words. */
export function cuts({ width, height, texts }: Drawn, margin: number): string[] {
  const boxes = texts.map((text) => ({ text, ...box(text), kern: text.size * KERNING }));
  const over = boxes.filter(
    ({ left, right, top, bottom }) =>
      left < margin - SLACK ||
      right > width - margin + SLACK ||
      top < margin - SLACK ||
      bottom > height - margin + SLACK,
  );
  boxes.sort((a, b) => a.top - b.top);
  const pairs = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          other.top < one.bottom - SLACK &&
          other.left < one.right - one.kern &&
          other.right > one.left + other.kern,
      )
      .map((other) => [one.text, other.text]),
  );
  return [
    ...over.map(({ text }) => `Over the edge: ${JSON.stringify(text)}`),
    ...pairs.map((pair) => `On each other: ${JSON.stringify(pair)}`),
  ];
}

/** Half of a sheet as somebody reads it who has turned it: what stands on its head has a size below nothing. */
export function halfOf<P extends Drawn>({ texts, ...page }: P, isTurned: boolean): P {
  const its = texts.filter(({ size }) => size < 0 === isTurned);
  const turned = its.map((it) => ({
    ...it,
    x: page.width - it.x,
    y: page.height - it.y,
    size: -it.size,
  }));
  return { ...page, texts: isTurned ? turned : its } as P;
}

/** What is larger than the body text and the last thing above the foot, but on a page of it alone, for notes; else null. */
export function lonelyHeading({ texts }: Pick<Drawn, 'texts'>, bodySize: number): string | null {
  const footer = texts.find(({ text }) => /page \d+ of \d+$/i.test(text));
  const body = texts.filter(({ y }) => y < (footer?.y ?? Number.POSITIVE_INFINITY));
  const last = body.reduce<ReadText | null>((low, it) => (!low || it.y > low.y ? it : low), null);
  // A number to ring is as large, and who answers it stands beside it.
  const isBeside = ({ x, y }: ReadText) =>
    last && x > last.x + last.width && last.y - y < last.size / 2;
  const isLonely = last && body.length > 1 && last.size > bodySize * 1.1 && !body.some(isBeside);
  return isLonely ? `A lonely heading: ${last.text}` : null;
}
