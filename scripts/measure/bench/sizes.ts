import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { OFFLINE } from '../../../shared/paths/offline.ts';
import { paths } from '../../../shared/paths/paths.ts';
import {
  AS_A_BROWSER,
  keptFiles,
  readBuilt,
  readServed,
  scriptsOf,
} from '../../build/page-files.ts';
import { loadedBy } from '../../site/verify/html.ts';

/** Bytes. */
export type Size = { plain: number; gzip: number; brotli: number };
export type PageSize = {
  page: string;
  html: Size;
  styles: Size;
  /** What is loaded before anyone acts. */
  scriptAtOnce: Size;
  /** That, and what a touch adds. */
  script: Size;
  images: Size;
  /** Bytes of the whole first visit, with what the offline copy fetches once the page is there. */
  withCopy: number;
};

/** Bytes of a visit with the offline copy: where nothing has changed, heads included, and where there is a new directory. */
export type Repeat = { unchanged: number; changed: number };

const PAGES = [
  paths.home,
  paths.immediateSupport,
  paths.timetable('Breakfast'),
  paths.timetable('Toilets'),
  paths.organisations,
];

/**
 * What a first visit to each page brings, as it is and compressed: files as well as can be, HTML, which carries the
 * critical styles, with brotli as the Worker sends it.
 */
export async function measureSizes(port: number): Promise<PageSize[]> {
  const sizes: PageSize[] = [];
  const kept = keptFiles();
  const weights = new Map(kept.map((file) => [file, brotliCompressSync(readBuilt(file)).length]));
  const besides = brotliCompressSync(readBuilt('sw.js')).length;
  const fetched = await Promise.all(
    [OFFLINE.shell, OFFLINE.directory].map((path) => readServed(`http://127.0.0.1:${port}${path}`)),
  );
  const unnamed = fetched.reduce((sum, { bytes: sent }) => sum + sent, besides);
  for (const page of PAGES) {
    const { text: html, bytes } = await readServed(`http://127.0.0.1:${port}${page}`);
    const named = [...new Set(loadedBy(html))].map((address) => address.slice(1));
    const ending = (pattern: RegExp) => named.filter((file) => pattern.test(file)).map(readBuilt);
    const { first, touched } = scriptsOf(html);
    const scripts = [...first, ...touched];
    const script = sizeOf(scripts.map(readBuilt));
    const others = kept.filter((file) => !scripts.includes(file));
    const copy = others.reduce((sum, file) => sum + (weights.get(file) ?? 0), unnamed);
    sizes.push({
      page,
      html: { ...sizeOf([Buffer.from(html)]), brotli: bytes },
      styles: sizeOf(ending(/\.css$/)),
      scriptAtOnce: sizeOf(first.map(readBuilt)),
      script,
      images: sizeOf(ending(/\.(svg|png|webp|avif|jpe?g)$/)),
      withCopy: bytes + script.brotli + copy,
    });
  }
  return sizes;
}

/** What the offline copy asks for at each visit. */
export async function measureRepeat(port: number): Promise<Repeat> {
  const origin = `http://127.0.0.1:${port}`;
  let unchanged = 0;
  for (const path of [OFFLINE.directory, OFFLINE.worker]) {
    const { etag = '' } = (await answerTo(origin + path)).headers;
    const again = await answerTo(origin + path, { 'If-None-Match': etag });
    if (again.statusCode !== 304) throw new Error(`${path} answered ${again.statusCode}`);
    unchanged += 'HTTP/1.1 304 Not Modified\r\n\r\n'.length;
    // Each with ': ' or the end of a line after it.
    for (const word of again.rawHeaders) unchanged += word.length + 2;
  }
  const { bytes } = await readServed(origin + OFFLINE.directory);
  return { unchanged, changed: unchanged + bytes };
}

async function answerTo(url: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { ...AS_A_BROWSER, ...headers } }, resolve).once('error', reject),
  );
  await buffer(answer);
  return answer;
}

function sizeOf(files: Buffer[]): Size {
  const sum = (bytesOf: (file: Buffer) => number) =>
    files.reduce((total, file) => total + bytesOf(file), 0);
  return {
    plain: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file).length),
    brotli: sum((file) => brotliCompressSync(file).length),
  };
}
