import { paths } from '../../shared/paths/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

// Letters twice as large, as somebody has set them in the browser for every site: the widths of styles in em follow them.

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await use({ ...launchOptions, args });
  },
});

for (const width of [SIZES.tablet.width, SIZES.desktop.width])
  test(`letters that are set to twice the size widen no page on a screen of ${width} px, and leave the whole bar on it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1_000 });
    for (const path of [
      paths.home,
      paths.need('warm'),
      paths.timetable('Breakfast'),
      paths.tonight,
      paths.immediateSupport,
      paths.organisations,
    ]) {
      await page.goto(path);
      const { size, whole } = await page.evaluate(() => ({
        size: getComputedStyle(document.documentElement).fontSize,
        whole: document.documentElement.scrollWidth,
      }));
      expect([size, whole], path).toEqual(['32px', width]);
      await expect(page.getByRole('link', { name: 'Immediate support' }).first()).toBeInViewport({
        ratio: 1,
      });
    }
  });
