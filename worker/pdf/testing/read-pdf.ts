import { inflateSync } from 'node:zlib';
import jsqr from 'jsqr';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A stretch of text where it is drawn: `x` and `y` of its baseline's start, from the top left corner, in points. */
export type ReadText = { text: string; x: number; y: number; width: number; size: number };
/** `text` is what is drawn under it. */
type ReadLink = { text: string; target: number | null; url: string; x: number; y: number };
/** A code as a camera reads it, and how long a side of its dark part is, in points. */
type ReadCode = { readonly text: string | undefined; side: number; x: number; y: number };
export type ReadPage = {
  width: number;
  height: number;
  texts: ReadText[];
  links: ReadLink[];
  codes: ReadCode[];
  /** Roles of the structure tree, each with how deep it lies. */
  roles: string[];
};

/** The text of each page alone, which takes a tenth of the time. */
export async function readPdfTexts(bytes: Uint8Array): Promise<{ texts: ReadText[] }[]> {
  const doc = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: { texts: ReadText[] }[] = [];
  for (let number = 1; number <= doc.numPages; number++) {
    const page = await doc.getPage(number);
    pages.push({ texts: await readTexts(page, page.view[3] ?? 0) });
  }
  return pages;
}

async function readTexts(page: PDFPageProxy, height: number): Promise<ReadText[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item): ReadText[] => {
    // Without a width: spaces, and the dots that a shaped letter's font draws apart.
    if (!('str' in item) || !item.str.trim() || item.width === 0) return [];
    const [size = 0, , , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, x, y: height - y, width: item.width, size }];
  });
}

/** A PDF read back by another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array) {
  const doc = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: ReadPage[] = [];
  const pageOf = async (dest: unknown) => {
    const place = typeof dest === 'string' ? await doc.getDestination(dest) : (dest as unknown[]);
    return place ? (await doc.getPageIndex(place[0] as never)) + 1 : null;
  };
  for (let number = 1; number <= doc.numPages; number++) {
    const page = await doc.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const texts = await readTexts(page, height);
    const links = await Promise.all(
      (await page.getAnnotations()).map(async (it): Promise<ReadLink> => {
        const [x, , , top] = it.rect;
        const target = it.dest ? await pageOf(it.dest) : null;
        return { text: it.overlaidText ?? '', target, url: it.url ?? '', x, y: height - top };
      }),
    );
    const { fnArray, argsArray } = await page.getOperatorList();
    const codes = codesOf(fnArray, argsArray);
    pages.push({ width, height, texts, links, codes, roles: rolesOf(await page.getStructTree()) });
  }
  const { info } = (await doc.getMetadata()) as unknown as { info: Record<string, unknown> };
  const outline = await Promise.all(
    flat(await doc.getOutline()).map(async ({ title, dest }) => ({
      title,
      page: await pageOf(dest),
    })),
  );
  const mark = await doc.getMarkInfo();
  const view = await doc.getViewerPreferences();
  await doc.destroy();
  return { pages, info, outline, isTagged: mark?.Marked === true, view };
}

type Item = { title: string; dest: unknown; items: Item[] };
const flat = (items: Item[] | null): Item[] =>
  (items ?? []).flatMap((item) => [item, ...flat(item.items)]);

type Node = { role?: string; children?: unknown[] };
const rolesOf = (node: Node | null): string[] =>
  node
    ? [
        ...(node.role ? [node.role] : []),
        ...(node.children ?? []).flatMap((child) => rolesOf(child as Node)),
      ]
    : [];

/** The filled forms of a page, which are its codes, rastered from the paths as they are drawn and read. */
function codesOf(operators: number[], args: unknown[][]): ReadCode[] {
  const codes: ReadCode[] = [];
  let [scale, x, y] = [1, 0, 0];
  operators.forEach((operator, at) => {
    const values = args[at] ?? [];
    if (operator === OPS.save) [scale, x, y] = [1, 0, 0];
    if (operator === OPS.transform) {
      const [a, , , , e, f] = values as number[];
      [scale, x, y] = [scale * (a ?? 1), x + scale * (e ?? 0), y + scale * (f ?? 0)];
    }
    if (operator !== OPS.paintFormXObjectBegin) return;
    const [, box] = values as [unknown, ArrayLike<number> | null];
    // What a browser turns has a form of its own.
    if (!box) return;
    const path = args.slice(at).find((_, i) => operators[at + i] === OPS.constructPath);
    const [numbers] = (path?.[1] ?? [[]]) as [ArrayLike<number>];
    const size = Math.round(box[2] ?? 0);
    codes.push({
      // Most tests ask for none, and a page that is folded is a form as large as itself.
      get text() {
        return decoded(size, barsOf(numbers));
      },
      side: (size - 8) * scale,
      x,
      y,
    });
  });
  return codes;
}

/** Rectangles as pdfjs keeps them: move, three lines, close. */
function barsOf(numbers: ArrayLike<number>) {
  const list = Array.from(numbers);
  return Array.from({ length: Math.floor(list.length / 13) }, (_, at) => {
    const [, x = 0, y = 0, , right = 0] = list.slice(at * 13, at * 13 + 13);
    return { x: Math.round(x), y: Math.round(y), length: Math.round(right - x) };
  });
}

/** Pixels to a module. */
const ZOOM = 4;

function decoded(size: number, bars: { x: number; y: number; length: number }[]) {
  const width = size * ZOOM;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const { x, y, length } of bars)
    for (let row = y * ZOOM; row < (y + 1) * ZOOM; row++)
      for (let column = x * ZOOM; column < (x + length) * ZOOM; column++)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return jsqr(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data;
}

/** An element of the structure tree that holds text itself, as a screen reader comes to it. */
/** `of` is the same for all that one element holds itself, on a page. */
type TaggedText = { role: string; text: string; of: number };

/**
 * The text of a PDF by its tags, in their order, with no space but those that are drawn: pdfjs's own text puts spaces where
 * it sees white.
 */
export async function taggedTexts(bytes: Uint8Array): Promise<TaggedText[]> {
  const doc = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const texts: TaggedText[] = [];
  let elements = 0;
  for (let number = 1; number <= doc.numPages; number++) {
    const page = await doc.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const drawn = drawnByMark(fnArray, argsArray);
    const walk = (node: Node & { type?: string; id?: string }, role: string, of: number) => {
      if (node.type === 'content')
        texts.push({ role, of, text: drawn.get(Number(/\d+$/.exec(node.id ?? '')?.[0])) ?? '' });
      elements += 1;
      const own = elements;
      for (const child of node.children ?? []) walk(child as Node, node.role ?? role, own);
    };
    walk((await page.getStructTree()) ?? {}, '', 0);
  }
  await doc.destroy();
  return texts;
}

/** What is drawn within each piece of marked content of a page, by its number. */
function drawnByMark(operators: number[], args: unknown[][]): Map<number, string> {
  const drawn = new Map<number, string>();
  const open: (number | null)[] = [];
  operators.forEach((operator, at) => {
    const values = args[at] ?? [];
    if (operator === OPS.beginMarkedContentProps) open.push((values[1] as number | null) ?? null);
    if (operator === OPS.beginMarkedContent) open.push(null);
    if (operator === OPS.endMarkedContent) open.pop();
    const mark = open.findLast((it) => it !== null);
    if (operator !== OPS.showText || mark === undefined || mark === null) return;
    const glyphs = values[0] as (number | { unicode: string })[];
    const text = glyphs.map((it) => (typeof it === 'number' ? '' : it.unicode)).join('');
    drawn.set(mark, (drawn.get(mark) ?? '') + text);
  });
  return drawn;
}

/** What a reader says in place of what is drawn, in the order of the file: pdfjs reads only the drawing. */
export function actualTexts(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  return [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = '']) => {
    const content = inflated(stream);
    return [...content.matchAll(/\/ActualText \(\xfe\xff((?:\\[\s\S]|[^\\)])*)\)/g)].map(
      ([, text = '']) =>
        Buffer.from(
          text
            .replaceAll(/\\([\\()])/g, '$1')
            .replaceAll('\\n', '\n')
            .replaceAll('\\r', '\r'),
          'latin1',
        )
          .swap16()
          .toString('utf16le'),
    );
  });
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    // A font, or what is not compressed.
    return '';
  }
}
