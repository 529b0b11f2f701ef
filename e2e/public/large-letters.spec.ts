import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

// Letters twice as large, as a phone's own setting makes them, which widens no screen.

test.use({ viewport: SIZES.phone });

/** Words of headings that are broken over two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, main h2')) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const word of node.nodeValue?.matchAll(/\p{L}+/gu) ?? []) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word[0]);
        }
    }
    return broken;
  });

for (const path of [
  paths.tonight,
  paths.home,
  paths.immediateSupport,
  '/helpline-type',
  paths.holidays,
])
  test(`${path} in letters of twice the size fits a small phone, and no word of a heading is broken`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
    expect(await brokenWords(page)).toEqual([]);
  });
