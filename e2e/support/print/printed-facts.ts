import { expect, type Page } from '@playwright/test';
import { dense, textOf } from '../../../worker/pdf/testing/layout-faults.ts';
import { readPdfTexts } from '../../../worker/pdf/testing/read-pdf.ts';

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

/** Ctrl+P keeps every fact of the page as it stands. Answers on how many sheets. */
export async function expectPrintsItsFacts(
  page: Page,
  options: Parameters<Page['pdf']>[0] = {},
): Promise<number> {
  const facts = (await factsOf(page)).filter(
    (fact) => fact.trim() && !RIGHT_TO_LEFT.test(fact) && !PICTURES.test(fact),
  );
  expect(facts.length).toBeGreaterThan(0);
  const bytes = await page.pdf(options);
  const sheets = await readPdfTexts(new Uint8Array(bytes));
  const text = textOf(...sheets);
  expect(facts.filter((fact) => !text.includes(dense(fact)))).toEqual([]);
  return sheets.length;
}
