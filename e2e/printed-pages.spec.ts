import type { Page } from '@playwright/test';
import { paths } from '../shared/paths.ts';
import { dense, textOf } from '../worker/handbook/testing/layout-faults.ts';
import { readPdf } from '../worker/handbook/testing/read-pdf.ts';
import { expect, test } from './fixtures.ts';
import { PUBLIC_PAGES } from './pages.ts';
import { SIZES } from './sizes.ts';

/** What is there to act, or said to the ear alone: no fact of the page. */
const NO_FACTS = [
  'nav',
  'form',
  'button',
  '[role="tablist"]',
  '[role="columnheader"]',
  '[aria-hidden="true"] + .visually-hidden',
  '.visually-hidden',
  '[id^="send-"]',
  'noscript',
].join();

/** The facts that the main part of a page holds, whether this screen shows or folds them. */
const factsOf = (page: Page) =>
  page.getByRole('main').evaluate((main, noFacts) => {
    const facts = new Set<string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(noFacts)) facts.add(node.nodeValue ?? '');
    return [...facts];
  }, NO_FACTS);

/** Letters that a PDF draws from right to left: in which order they are read back is the reader's choice. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const PICTURES = /\p{Extended_Pictographic}/u;

async function expectPrintsItsFacts(page: Page, options: Parameters<Page['pdf']>[0] = {}) {
  const facts = (await factsOf(page)).filter(
    (fact) => fact.trim() && !RIGHT_TO_LEFT.test(fact) && !PICTURES.test(fact),
  );
  expect(facts.length).toBeGreaterThan(0);
  const bytes = await page.pdf(options);
  const text = textOf(...(await readPdf(new Uint8Array(bytes))).pages);
  expect(facts.filter((fact) => !text.includes(dense(fact)))).toEqual([]);
}

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`printed from a ${size}`, () => {
    test.use({ viewport });

    for (const { name, path, site } of PUBLIC_PAGES)
      test.describe(name, () => {
        test.use({ site });

        test('keeps all its facts', async ({ page, visit }) => {
          await visit(path);
          await expectPrintsItsFacts(page);
        });
      });
  });

test.describe('a timetable on a tablet', () => {
  test.use({ viewport: SIZES.tablet });

  for (const tab of ['Service Info', 'Schedule'])
    test(`prints hours, addresses and phones while ${tab} is shown`, async ({ page, visit }) => {
      await visit(paths.timetable('Breakfast'));
      await page.getByRole('tab', { name: tab }).first().click();
      await expect(page.getByRole('tab', { name: tab, selected: true }).first()).toBeVisible();
      // Upright, and so wide that the paper has the tablet's layout itself.
      await expectPrintsItsFacts(page);
      await expectPrintsItsFacts(page, { width: '900px', height: '1200px' });
      await expectPrintsItsFacts(page, { landscape: true });
    });
});
