import type { Page } from '@playwright/test';
import { findings, nextFrames, unroll } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { touch, untilLive } from '../support/live.ts';
import { PUBLIC_PAGES } from '../support/pages.ts';
import { SIZES } from '../support/sizes.ts';

/** Half of what Lighthouse still calls good: what is read moves away from nobody's eye, or finger. */
const MOST = 0.05;

/** The phone that is measured everywhere: more of a page stands on its first screen than on the smallest. */
const LARGE_PHONE = { width: 412, height: 823 };

/** A jump of the page, and what jumped. */
type Shift = { score: number; moved: string[] };

test.use({ isMobile: true, hasTouch: true });

// What is touched is looked at here as well, because other journeys look at it on SIZES, and this phone is none of them. Every card
// is laid out before: what is not yet nobody can touch, and is measured by the height that it was taken for.
for (const { name, path, site } of PUBLIC_PAGES) {
  test.describe(name, () => {
    test.use({ site });

    test('keeps what is touched large enough and apart on a large phone, and jumps neither while it comes nor when the app takes it over', async ({
      page,
    }) => {
      await page.addInitScript(rememberShifts);
      for (const size of [SIZES.phone, LARGE_PHONE, SIZES.tablet, SIZES.desktop]) {
        await page.setViewportSize(size);
        await page.goto(path);
        await nextFrames(page);
        await touch(page);
        await untilLive(page);
        await nextFrames(page);
        const shifts = await takeShifts(page);
        const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
        expect(score, `at ${size.width} px: ${JSON.stringify(shifts)}`).toBeLessThan(MOST);
        if (size === LARGE_PHONE) {
          await unroll(page);
          expect(await findings(page, { runOnly: ['target-size'] })).toEqual([]);
        }
      }
    });
  });
}

type Remembering = { takeShifts?: () => Shift[] };

/**
 * In the page. Those after a touch count as well: no journey here opens anything, and a browser that is made to be a phone
 * takes its own change of size for one.
 */
function rememberShifts() {
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts: Shift[] = [];
  const keep = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as Entry[])
      shifts.push({
        score: value,
        moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'something gone'),
      });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  (window as Remembering).takeShifts = () => {
    keep(observer.takeRecords());
    return shifts;
  };
}

const takeShifts = (page: Page) =>
  page.evaluate(() => {
    const { takeShifts } = window as Remembering;
    if (!takeShifts) throw new Error('Nobody remembered what jumped.');
    return takeShifts();
  });
