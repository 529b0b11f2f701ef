import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

type Pictures = readonly (readonly [name: string, file: string])[];

type Look = { columns: number; path: string; width?: number; quality?: number };

/** Draws pictures side by side, each above its name, as one JPEG. */
export async function putInRows(
  browser: Browser,
  pictures: Pictures,
  { columns, path, width = 1500, quality = 60 }: Look,
): Promise<void> {
  const figures = pictures.map(([name, file]) => {
    const data = readFileSync(file).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${name}</figcaption></figure>`;
  });
  // As low as can be: the picture is of the whole page, which is no lower than its window.
  const page = await browser.newPage({ viewport: { width, height: 200 } });
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 12px; margin: 12px; font: 16px sans-serif }
    figure { margin: 0 } img { width: 100%; border: 1px solid #888 }
  </style>${figures.join('')}`);
  await page.screenshot({ path, type: 'jpeg', quality, fullPage: true });
  await page.close();
}
