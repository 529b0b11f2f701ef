import { findings } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { PUBLIC_PAGES } from '../support/pages.ts';
import { SIZES } from '../support/sizes.ts';

/** The phone that stock Lighthouse looks with. */
const LARGE_PHONE = { width: 412, height: 823 };

test.use({ isMobile: true, hasTouch: true });

// Other journeys ask the same of pages whose every card is laid out. A phone lays cards out once they come near: until then
// what is in one that is longer than it was taken for lies over the next, for whoever asks where things are.
for (const { name, path, site } of PUBLIC_PAGES)
  test.describe(name, () => {
    test.use({ site });

    test('keeps what is touched large enough, and apart, as a phone lays it out', async ({
      page,
    }) => {
      for (const size of [SIZES.phone, LARGE_PHONE]) {
        await page.setViewportSize(size);
        await page.goto(path);
        expect(
          await findings(page, { runOnly: ['target-size'] }),
          `at ${size.width} pixels`,
        ).toEqual([]);
      }
    });
  });
