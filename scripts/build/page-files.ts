import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** Where the build puts what visitors download. */
const CLIENT = 'dist/client';

/** What the first script loads when the page is touched, as the manifest names it. */
const APP = 'web/entry/browser.tsx';

/** The scripts of a page, each list with what its files import. */
type PageScripts = {
  /** Those that it loads before anyone acts: what its HTML names. */
  first: string[];
  /** Those that a touch adds. */
  touched: string[];
};

/** Every script of a page, those that wait for a touch too. */
export function scriptsOf(html: string): PageScripts {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'),
  );
  const files = new Set<string>();
  function addWithImports(file: string) {
    if (files.has(file)) return;
    files.add(file);
    const chunk = Object.values(manifest).find((it) => it.file === file);
    for (const key of chunk?.imports ?? []) addWithImports(manifest[key]?.file ?? '');
  }
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) addWithImports(file);
  const first = [...files];
  const [, later = ''] = / data-files="([^"]*)"/.exec(html) ?? [];
  for (const file of [manifest[APP]?.file, ...later.split(' ').map((it) => it.slice(1))])
    if (file) addWithImports(file);
  return { first, touched: [...files].filter((file) => !first.includes(file)) };
}

/**
 * What a browser takes. Browsers name brotli last, and Cloudflare sends it all the same; the entry before a Worker on this
 * machine would compress anew with what is named first.
 */
export const TAKES_BROTLI = { 'Accept-Encoding': 'br, gzip' };

/**
 * The headers with which a browser asks for a page. They do not fit what the page asks for: a script is fetched in
 * another mode.
 */
export const AS_A_BROWSER = { ...TAKES_BROTLI, 'Sec-Fetch-Mode': 'navigate' };

/** What an address answers to a browser: its text, and how many bytes were sent for it. */
export async function readServed(url: string): Promise<{ text: string; bytes: number }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: AS_A_BROWSER }, resolve).once('error', reject),
  );
  const sent = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${url} is not compressed`);
  return { text: brotliDecompressSync(sent).toString(), bytes: sent.length };
}

export const readBuilt = (file: string) => readFileSync(join(CLIENT, file));

/** What the offline copy keeps of the build, by the service worker's own list. */
export function keptFiles(): string[] {
  const [, list = '[]'] =
    readBuilt('sw.js')
      .toString()
      .match(/FILES=(\[.*?\])/) ?? [];
  return (JSON.parse(list) as string[]).map((address) => address.slice(1));
}
