export type Tag = { name: string; attributes: Record<string, string> };

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

const decodeHtml = (text: string) =>
  text.replaceAll(/&(#x27|#39|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The opening tags of a page of ours: React escapes what could end one early. */
export function tagsOf(html: string): Tag[] {
  return [
    ...html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*"|='[^']*'|=[^\s>]+)?)*)\s*\/?>/gi),
  ].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(rest),
  }));
}

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g);
  return Object.fromEntries(
    [...found].map(([, name = '', one, two, three]) => [
      name.toLowerCase(),
      decodeHtml(one ?? two ?? three ?? ''),
    ]),
  );
}

/** Every address that a page loads by itself, or sends a form to: not the links that people follow. */
export function loadedBy(html: string): string[] {
  const addresses = tagsOf(html).flatMap(({ name, attributes }) => {
    const { src, srcset, href, rel = '', data, action, poster } = attributes;
    const isResource =
      name === 'link' && !/\b(canonical|alternate|author|help|license)\b/.test(rel);
    return [
      src,
      poster,
      name === 'object' ? data : undefined,
      name === 'form' ? action : undefined,
      isResource || name === 'use' || name === 'image' ? href : undefined,
      ...(srcset ?? '').split(',').map((it) => it.trim().split(/\s/)[0]),
    ];
  });
  return [...addresses, ...inlineStyles(html).flatMap(loadedByCss)].filter(isAddress);
}

export const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

/** Scripts in the page itself that a browser would run: there are to be none. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, rest = '']) => !/\bsrc=|type="application\/(ld\+)?json"/.test(rest))
    .map(([, , code = '']) => code);

export const loadedByCss = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)]
    .map(([, url, sheet]) => url ?? sheet)
    .filter(isAddress);

/** What a built script imports, and where it fetches a whole address from. */
export const loadedByScript = (code: string): string[] =>
  [
    ...code.matchAll(
      /\b(?:import|from)\s*\(?\s*["'`]([^"'`\n]+)["'`]|\b(?:fetch|importScripts|sendBeacon|WebSocket|EventSource)\(\s*["'`]([^"'`\n]+)["'`]/g,
    ),
  ]
    .map(([, module, fetched]) => module ?? fetched)
    .filter(isAddress);

const isAddress = (text: string | undefined): text is string =>
  Boolean(text) && !/^(data|blob):/.test(text ?? '');
