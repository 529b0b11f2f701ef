import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Stands for a server of the reader's files: none is asked. */
const READER = 'http://reader.test/';
const FILES = 'node_modules/pdfjs-dist/legacy/build/';
/** Pixels in a point. */
const SCALE = 1.5;

/** The first pages of a PDF as PNG, drawn by pdf.js in a page of its own. */
export async function picturesOf(
  browser: Browser,
  pdf: Uint8Array,
  most: number,
): Promise<Buffer[]> {
  const page = await browser.newPage();
  await page.route(`${READER}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    return name
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(FILES + name) })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  });
  await page.goto(READER);
  const pictures = await page.evaluate(drawPages, {
    reader: `${READER}pdf.mjs`,
    worker: `${READER}pdf.worker.mjs`,
    data: Buffer.from(pdf).toString('base64'),
    scale: SCALE,
    most,
  });
  await page.close();
  return pictures.map((picture) => Buffer.from(picture, 'base64'));
}

type Drawing = { reader: string; worker: string; data: string; scale: number; most: number };

/** In the page: sent there as text. */
async function drawPages({ reader, worker, data, scale, most }: Drawing): Promise<string[]> {
  const pdfjs = await import(reader);
  pdfjs.GlobalWorkerOptions.workerSrc = worker;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const doc = await pdfjs.getDocument({ data: bytes }).promise;
  const pictures: string[] = [];
  for (let number = 1; number <= Math.min(most, doc.numPages); number++) {
    const page = await doc.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, viewport }).promise;
    pictures.push(canvas.toDataURL('image/png').split(',')[1] ?? '');
  }
  return pictures;
}
