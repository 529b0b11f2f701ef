import { unescapeMarkup } from '../../shared/markup/escape.ts';

// A page's data is nearly all in its HTML already, and HTML is what a phone waits for. So a text that the markup has is
// not sent twice: the data says where in the markup it stands, counted from the text referred to before.

const MARK = '~';
/** After it: the text stands there with spaces at which no line may break, as postcodes do. */
const JOINED = '_';

const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/** The texts of rendered markup in their order: what is written, and what ids, links and the boxes of forms hold. */
export function textsOfHtml(html: string): string[] {
  const found = html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .matchAll(/ (?:id|href|value)="([^"]*)"|>([^<]+)</g);
  return Array.from(found, ([, attribute, text]) => unescapeMarkup(attribute ?? text ?? ''));
}

/** Like `textsOfHtml`, but of the markup as a browser has read it. */
export function textsOfDom(root: Node): string[] {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
    if (!(node instanceof Element) || node.nodeName === 'NOSCRIPT') return;
    for (const { name, value } of node.attributes)
      if (name === 'id' || name === 'href' || name === 'value') texts.push(value);
    node.childNodes.forEach(visit);
  };
  root.childNodes.forEach(visit);
  return texts;
}

/** Tells markup that is as it was sent from what an extension or a translator has changed. */
export const totalLength = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.length, texts.length);

/** JSON data with each text that is among `texts` replaced by where it is. */
export function dedupeTexts(data: unknown, texts: readonly string[]): unknown {
  const exact = placesOf(texts);
  const joined = placesOf(texts.map(withSpaces));
  let last = 0;
  return mapTexts(data, (text) => {
    const all = text.length > 2 ? (exact.get(text) ?? joined.get(text)) : undefined;
    if (!all) return text.startsWith(MARK) ? MARK + text : text;
    const place = nearest(all, last);
    const step = place - last;
    last = place;
    return (texts[place] === text ? MARK : MARK + JOINED) + step.toString(36);
  });
}

function placesOf(texts: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    const others = places.get(text);
    if (others) others.push(place);
    else places.set(text, [place]);
  }
  return places;
}

/** The next one, or one before where that is nearer: records in another order than the page's would be far steps. */
function nearest(places: readonly number[], last: number): number {
  const after = places.findIndex((it) => it > last);
  const before = places.at(after === -1 ? -1 : Math.max(after - 1, 0)) as number;
  const next = places[after] ?? before;
  return next - last <= Math.abs(last - before) ? next : before;
}

/** The data that `dedupeTexts` was given. */
export function restoreTexts(data: unknown, texts: readonly string[]): unknown {
  let last = 0;
  return mapTexts(data, (text) => {
    if (!text.startsWith(MARK)) return text;
    if (text.startsWith(MARK, 1)) return text.slice(1);
    const isJoined = text.startsWith(JOINED, 1);
    last += Number.parseInt(text.slice(isJoined ? 2 : 1), 36);
    const found = texts[last] ?? '';
    return isJoined ? withSpaces(found) : found;
  });
}

function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((it) => mapTexts(it, change));
  return Object.fromEntries(Object.entries(data).map(([key, it]) => [key, mapTexts(it, change)]));
}
