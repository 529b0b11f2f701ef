import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths/paths.ts';
import { MINUTE } from '../../shared/time/units.ts';
import { expect, test } from '../support/fixtures.ts';
import { bePatient, touch, untilLive } from '../support/live.ts';
import { SIZES } from '../support/sizes.ts';

// Browsers' translators replace text that React holds by elements of theirs, and go on as the page changes.

/** What stands in every text that was translated. */
const MARK = '·';

test.use({ viewport: SIZES.phone });

/** As browsers' translators do: each text in two elements of theirs, in other words, what comes later as well. */
const translate = (page: Page) =>
  page.evaluate((mark) => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isWords = /\S/.test(text.data) && !text.data.includes(mark);
        if (!isWords || text.parentElement?.closest('script, style, [translate="no"]')) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = `${text.data}${mark}`;
        text.replaceWith(outer);
      }
    };
    translateIn(document.body);
    new MutationObserver(() => translateIn(document.body)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, MARK);

/** Opens the menu, looks at it and closes it. */
async function useMenu(page: Page) {
  await page.getByRole('button', { name: /^Menu/ }).click();
  const way = page.getByRole('link', { name: /^Join Us/ }).first();
  await expect(way).toBeVisible();
  await expect(way).toContainText(MARK);
  await page.keyboard.press('Escape');
  await expect(way).toBeHidden();
}

test.describe('a translated page goes on working', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('home: the board, the menu, a minute that passes', async ({ page, visit }) => {
    await visit(paths.home);
    await translate(page);
    await useMenu(page);
    const main = page.getByRole('main');
    for (const choice of [/^Tomorrow/, /^Open now/]) {
      const link = main.getByRole('link', { name: choice }).first();
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await page.clock.runFor(3 * MINUTE);
    }
    await useMenu(page);
  });

  test('a timetable: filters, the whole week, a status that turns', async ({ page, visit }) => {
    await visit(paths.timetable('Breakfast'));
    await translate(page);
    const main = page.getByRole('main');
    const toggle = main.getByRole('button', { name: /^Show the whole week/ }).first();
    await toggle.click();
    await expect(main.getByRole('button', { name: /^Show one day only/ })).toBeVisible();
    for (const choice of [/^Open now/, /^Today/, /^Tomorrow/, /^Any time/]) {
      await main.getByRole('link', { name: choice }).first().click();
      await expect(main.getByRole('link', { name: choice }).first()).toHaveAttribute(
        'aria-current',
        'true',
      );
      await page.clock.runFor(MINUTE);
    }
    const at = main.getByText(/as of/).first();
    const before = await at.textContent();
    await page.clock.runFor(2 * 60 * MINUTE);
    await expect(at).not.toHaveText(before ?? '');
    await useMenu(page);
  });

  test('search: words typed and changed, a result opened', async ({ page, visit }) => {
    await visit(paths.search());
    await translate(page);
    const main = page.getByRole('main');
    const box = main.getByRole('combobox');
    await box.pressSequentially('shower');
    await expect(page.getByRole('option').first()).toContainText(MARK);
    await box.fill('brekfast');
    await expect(page.getByText(/^Showing results for/)).toBeVisible();
    await box.fill('boyfriend hits me');
    await expect(main.getByRole('link', { name: /^Call 999/ }).first()).toBeVisible();
    // Words that React changes in their place are not left as they were translated before.
    for (const word of ['food', 'breakfast', 'shower']) {
      await box.fill(word);
      await page.keyboard.press('Enter');
      await expect(main).toContainText(`“${MARK}${word}${MARK}”`);
      await expect(main.getByText('for “')).toHaveCount(1);
      await page.clock.runFor(MINUTE);
    }
    await main.getByRole('link', { name: /^Showers/ }).click();
    await expect(page).toHaveURL(paths.timetable('Showers'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(MARK);
    await useMenu(page);
  });
});

test.describe('a page translated before its app has come', () => {
  /** As browsers' translators do: each text in an element of theirs, in other words. */
  const translateOnce = (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        /\S/.test(node.nodeValue ?? '') && !node.parentElement?.closest('script, style')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      );
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(`${text.nodeValue} (traduit)`);
      }
    });

  test('opens its menu at the first tap, and leads on', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.home);
    await translateOnce(page);
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page
      .getByRole('link', { name: /^Organisations/ })
      .first()
      .click();
    await expect(page).toHaveURL(paths.organisations);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organisations');
  });

  test('keeps what is typed, the focus and the place', async ({ page }) => {
    await bePatient(page);
    await page.goto(paths.timetable('Toilets'));
    await translateOnce(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await touch(page);
    await untilLive(page);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);

    await page.goto(paths.home);
    await translateOnce(page);
    await page.getByRole('textbox').first().pressSequentially('shower');
    const box = page.getByRole('main').getByRole('combobox');
    await expect(box).toHaveValue('shower');
    await expect(box).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.search());
    await expect(page.getByText(/results? for “shower”/)).toBeVisible();
  });
});
