import { brotliCompressSync, gzipSync } from 'node:zlib';
import { paths } from '../../shared/paths.ts';
import { readBuilt, readServed, scriptsOf } from '../page-files.ts';
import { loadedBy } from '../verify/html.ts';

/** Bytes. */
export type Size = { plain: number; gzip: number; brotli: number };
export type PageSize = { page: string; html: Size; styles: Size; script: Size; images: Size };

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
  for (const page of PAGES) {
    const { text: html, bytes } = await readServed(`http://127.0.0.1:${port}${page}`);
    const named = [...new Set(loadedBy(html))].map((address) => address.slice(1));
    const ending = (pattern: RegExp) => named.filter((file) => pattern.test(file)).map(readBuilt);
    sizes.push({
      page,
      html: { ...sizeOf([Buffer.from(html)]), brotli: bytes },
      styles: sizeOf(ending(/\.css$/)),
      script: sizeOf(scriptsOf(html).map(readBuilt)),
      images: sizeOf(ending(/\.(svg|png|webp|avif|jpe?g)$/)),
    });
  }
  return sizes;
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
