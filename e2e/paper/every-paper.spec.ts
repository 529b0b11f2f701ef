import type { Page } from '@playwright/test';
import { handbookOf } from '../../shared/paper/handbook.ts';
import { dense } from '../../worker/pdf/testing/layout-faults.ts';
import { readPdf } from '../../worker/pdf/testing/read-pdf.ts';
import { type GreyText, greyTexts } from '../../worker/pdf/testing/text-colours.ts';
import { expect, test } from '../support/fixtures.ts';
import { KIOSK_SCREENS } from '../support/kiosk/kiosk.ts';
import { PAPERS, printPaper } from '../support/print/papers.ts';

// What holds for every paper that there is: files, print views, and what a kiosk prints.

/** A kiosk's policy allows no style but its own, and what it prints needs the margins that its printer has. */
test.use({
  bypassCSP: true,
  hasTouch: true,
  viewport: KIOSK_SCREENS.upright,
  // The paper is taken from the screen, perhaps while its button is about to print it.
  logged: ['Printing failed because the `contentWindow` of the'],
});

const IDS = { organisation: '', service: '', helpline: '' };
/** Until when: of a book on its cover, of a day the day itself. */
const UNTIL =
  /(Takedownafter|Useuntil|Onlyfor|Checkagainafter)[A-Z][a-z]+day\d{1,2}[A-Z][a-z]+20\d\d/;
/** Those that have 999 to ring on them. */
const WITH_999 = /^(handbook|pocket|places|today|tonight|kiosk-(pocket|emergency|tonight)|slip)/;

const isDanger = ({ text }: GreyText) =>
  /(^|\D)999(\D|$)/.test(text) && !/\d 999|999 \d/.test(text);

/** What everybody writes in capitals: names of organisations and of treatments, and networks. */
const ACRONYMS = new Set(['BOSH', 'SMART', 'FRANK', 'MAPS']);

/** Elements of a paper that are slanted, underlined or put into capitals by their style, with their words. */
async function dressedUp(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  return page.locator('article, [data-page]').evaluateAll((papers) =>
    papers
      .flatMap((paper) => [paper, ...paper.querySelectorAll('*')])
      .filter((element) => {
        const { fontStyle, textDecorationLine, textTransform } = getComputedStyle(element);
        const isPlain = textDecorationLine === 'none' || textDecorationLine === '';
        return fontStyle !== 'normal' || !isPlain || textTransform === 'uppercase';
      })
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`),
  );
}

// One print for all that is asked of a paper: most of a test's time is the print.
for (const name of Object.keys(PAPERS(IDS)))
  test(`${name}: says on each page until when it may hang, 999 is the darkest on it in grey print, and no letter is slanted, underlined or put into capitals`, async ({
    page,
    request,
  }) => {
    const directory = await (await request.get('/api/directory')).json();
    const [service] = directory.services;
    const ids = { organisation: service.provider._id, service: service._id, helpline: '' };
    const path = PAPERS(ids)[name] ?? '';
    const bytes = await printPaper(page, name, path);
    const pages = await greyTexts(bytes);
    const texts = pages.flat();
    const words = pages.map((page) => dense(page.map(({ text }) => text).join('')));
    // A book says it once, and no last day where none comes within half a year. Sheets are taken apart: each page says it.
    const isBook = name.startsWith('handbook');
    const isOpen = isBook && !handbookOf(directory, Date.now()).useUntil;
    const hung = isBook ? [words.join('')] : words.filter(Boolean);
    if (!isOpen) for (const page of hung) expect(page).toMatch(UNTIL);
    // It is folded: what a second page has is lost, if only a line of its folds.
    if (name.includes('pocket')) expect(pages).toHaveLength(1);

    const [danger] = texts.filter(isDanger);
    expect(danger !== undefined).toBe(WITH_999.test(name));
    // Nothing is darker than black, and no other number's letters are heavier.
    if (danger) expect(danger).toMatchObject({ grey: 0, isBold: true });

    const fonts = new TextDecoder('latin1').decode(bytes).match(/\/FontName\s*\/[^\s/]+/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => /italic|oblique/i.test(font))).toEqual([]);
    if (!path.includes('.pdf')) expect(await dressedUp(page)).toEqual([]);
    const printed = (await readPdf(bytes)).pages.flatMap((it) => it.texts);
    const shouted = printed.flatMap(({ text }) => text.match(/\b[A-Z]{4,}\b/g) ?? []);
    expect([...new Set(shouted)].filter((word) => !ACRONYMS.has(word))).toEqual([]);
  });
