import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/pages.ts';

// Browsers leave backgrounds out on paper, and print what was white on a dark button in pale grey.

test.use({ site: 'full' });

test('no letter of a printed page is pale: where it is light, the ground below it is printed too', async ({
  page,
}) => {
  test.slow();
  let looked = 0;
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  for (const { name, path, site } of PUBLIC_PAGES) {
    if (site !== 'full') continue;
    await page.goto(path);
    const { letters, pale } = await page.evaluate(() => {
      const lightness = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      };
      const texts: [Element, string, CSSStyleDeclaration][] = [];
      for (const it of document.body.querySelectorAll('*')) {
        const isSeen = it.checkVisibility() && it.getBoundingClientRect().width > 1;
        if (!isSeen || it.closest('script, noscript, .visually-hidden')) continue;
        const own = [...it.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const text = own.map(({ textContent }) => textContent).join('');
        if (text.trim()) texts.push([it, text, getComputedStyle(it)]);
        const before = getComputedStyle(it, '::before');
        if (!['none', 'normal', '""'].includes(before.content))
          texts.push([it, `before ${it.textContent}`, before]);
      }
      const light = texts.filter(
        ([, , { color, printColorAdjust }]) =>
          lightness(color) > 0.55 && printColorAdjust !== 'exact',
      );
      return { letters: texts.length, pale: light.map(([, text]) => text) };
    });
    expect(letters, name).toBeGreaterThan(0);
    expect(pale, name).toEqual([]);
    looked++;
  }
  expect(looked).toBeGreaterThan(20);
});
