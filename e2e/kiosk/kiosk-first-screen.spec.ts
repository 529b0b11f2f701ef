import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { GLASSES } from '../support/kiosk/kiosk.ts';
import {
  BOTH_WAYS,
  closeScreen,
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
