import type { Page } from '@playwright/test';

/** A letter or figure as it is on the glass: what it stands in, and how high its ink is, in pixels. */
export type Letter = { text: string; letter: string; height: number; hasMiddle: boolean };

type Box = { x: number; y: number; width: number; height: number };
type Found = { text: string; letter: string; font: string; box: Box };
type Ink = Pick<Letter, 'height' | 'hasMiddle'>;

/** What has been measured on a page, by kind of letter, font and height of the line: a picture of each takes as long as a turn of the board. */
const measured = new WeakMap<Page, Map<string, Ink>>();

/**
 * Measures one capital of each size of letters inside `within` that has no tail or bow (or a figure, by `which`), by its ink
 * in a picture of the page. What `except` matches is left out.
 */
export async function lettersOf(
  page: Page,
  within: string,
  { except = '[hidden]', which = '[BDEFHIKLMNPRTZ]' } = {},
): Promise<Letter[]> {
  const found: Found[] = await page.evaluate(findLetters, { within, except, which });
  const known = measured.get(page) ?? new Map<string, Ink>();
  measured.set(page, known);
  const letters: Letter[] = [];
  for (const { text, letter, font, box } of found) {
    const key = [which, font, box.height.toFixed(1)].join();
    const ink = known.get(key) ?? (await measureLetter(page, box));
    known.set(key, ink);
    letters.push({ text, letter, ...ink });
  }
  return letters;
}

async function measureLetter(page: Page, clip: Box): Promise<Ink> {
  const picture = await page.screenshot({ clip, animations: 'disabled' });
  return page.evaluate(measureInk, picture.toString('base64'));
}

/** The least height among letters, in millimetres. */
export const leastOf = (letters: readonly Letter[], pxPerMm: number) =>
  Math.min(...letters.map(({ height }) => height)) / pxPerMm;

/** Runs in the page. */
function findLetters({ within, except, which }: Record<'within' | 'except' | 'which', string>) {
  const found = new Map<string, Found>();
  const root = document.querySelector(within);
  if (!root) return [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const element = currentNode.parentElement;
    const text = currentNode.textContent ?? '';
    const at = text.search(new RegExp(which));
    if (at < 0 || !element || element.closest(except)) continue;
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.visually-hidden')
    )
      continue;
    const range = document.createRange();
    range.setStart(currentNode, at);
    range.setEnd(currentNode, at + 1);
    const { x, y, width, height } = range.getBoundingClientRect();
    // Neither cut by the edge nor behind the bar.
    // What is between the top and the foot of a capital: above and below it the next lines begin.
    const isOnGlass = [0.3, 0.75].every(
      (down) => document.elementFromPoint(x + width / 2, y + down * height) === element,
    );
    const { fontSize, fontWeight } = getComputedStyle(element);
    const font = `${fontSize} ${fontWeight}`;
    if (isOnGlass && width > 0 && !found.has(font))
      found.set(font, { text, letter: text.charAt(at), font, box: { x, y, width, height } });
  }
  return [...found.values()];
}

/** Runs in the page: the rows of a picture that have ink, and whether there is ink where an O is empty. */
async function measureInk(base64: string) {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (!canvas) throw new Error('No picture can be read here.');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const lightAt = (at: number) =>
    0.3 * (data[at] ?? 0) + 0.6 * (data[at + 1] ?? 0) + 0.1 * (data[at + 2] ?? 0);
  const lights = Array.from({ length: width * height }, (_, at) => lightAt(4 * at));
  const ground = lights[0] ?? 0;
  const most = Math.max(...lights.map((light) => Math.abs(light - ground)));
  const isInk = (x: number, y: number) =>
    Math.abs((lights[y * width + x] ?? ground) - ground) > most / 2;
  const columns = Array.from({ length: width }, (_, x) => x);
  // The longest piece without a gap: the tail of a letter above is none of it.
  let rows: number[] = [];
  let piece: number[] = [];
  for (let y = 0; y < height; y++) {
    piece = columns.some((x) => isInk(x, y)) ? [...piece, y] : [];
    if (piece.length > rows.length) rows = piece;
  }
  const middle = Math.round(((rows[0] ?? 0) + (rows.at(-1) ?? 0)) / 2);
  const inked = columns.filter((x) => isInk(x, middle));
  const centre = Math.round(((inked[0] ?? 0) + (inked.at(-1) ?? 0)) / 2);
  return { height: rows.length, hasMiddle: isInk(centre, middle) };
}
