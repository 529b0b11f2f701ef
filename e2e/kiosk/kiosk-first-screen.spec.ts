import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { bar, GLASSES } from '../support/kiosk/kiosk.ts';
import {
  BOTH_WAYS,
  closeScreen,
  glassOf,
  nameOf,
  openNext,
  openOn,
  tellTime,
} from '../support/kiosk/stopped-screen.ts';

// What the first and the last of a long screen's pieces show (docs/product.md#kiosk).

test.use({ hasTouch: true });

for (const way of BOTH_WAYS)
  test(`the first number to ring for a bed is whole on the first screen of every glass ${way}`, async ({
    context,
  }) => {
    test.slow();
    for (const glass of GLASSES.filter((it) => it.way === way)) {
      const page = await openOn(context, glass, kioskPaths.tonight, 10);
      for (const hour of [10, 23]) {
        await tellTime(page, hour);
        await openNext(page, kioskPaths.tonight, hour);
        const number = page.getByRole('main').getByRole('definition').first();
        await expect(number).toHaveText(/^0[\d\s]+$/);
        const { y = 0, height = 0 } = (await number.boundingBox()) ?? {};
        const nav = await page.getByRole('navigation', { name: 'Everywhere' }).boundingBox();
        expect(y + height, `${nameOf(glass)} at ${hour}`).toBeLessThanOrEqual(nav?.y ?? 0);
      }
      await closeScreen(page);
    }
  });

test('a screen whose last step would show nothing but white has no step for it', async ({
  context,
}) => {
  const page = await openOn(context, glassOf('21.5', 'lying'), kioskPaths.tonight);
  // As long as the glass and two steps, and some pixels of the white at its end.
  await page.getByRole('main').evaluate((main) => {
    const glass = main.parentElement?.clientHeight ?? 0;
    const above =
      main.getBoundingClientRect().top - (main.parentElement?.getBoundingClientRect().top ?? 0);
    for (const child of main.children)
      if (child instanceof HTMLElement) child.style.display = 'none';
    const filler = document.createElement('div');
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(main);
    const white = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
    filler.style.blockSize = `${Math.floor(2.7 * glass) + 8 - above - white}px`;
    main.append(filler);
  });
  const nav = page.getByRole('navigation', { name: 'Everywhere' });
  await expect(nav).toContainText('1 of 3');
  await bar(page, 'More').tap();
  await expect(nav).toContainText('2 of 3');
  await bar(page, 'More').tap();
  await expect(nav).toContainText('3 of 3');
  await expect(bar(page, 'Top')).toBeVisible();
  await closeScreen(page);
});

for (const way of BOTH_WAYS)
  test(`in a week "Today" does not touch the days below it on any glass ${way}`, async ({
    context,
  }) => {
    let below = 0;
    for (const glass of GLASSES.filter((it) => it.way === way)) {
      const page = await openOn(context, glass, kioskPaths.week('Breakfast'));
      const gaps = await page
        .getByRole('main')
        .locator('[data-dates]:visible strong', { hasText: 'Today' })
        .evaluateAll((badges) =>
          badges.flatMap((badge) => {
            const days = badge.parentElement?.querySelector('[aria-hidden]');
            const { top = 0, bottom: end = 0 } = days?.getBoundingClientRect() ?? {};
            const { bottom, height } = badge.getBoundingClientRect();
            // Beside it there is room anyway.
            return end > bottom + height / 2 ? [top - bottom] : [];
          }),
        );
      for (const gap of gaps) expect(gap, nameOf(glass)).toBeGreaterThan(glass.pxPerMm / 2);
      below += gaps.length;
      await closeScreen(page);
    }
    expect(below).toBeGreaterThan(0);
  });
