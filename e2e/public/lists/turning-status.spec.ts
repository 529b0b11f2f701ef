import type { Page } from '@playwright/test';
import { paths } from '../../../shared/paths/paths.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { statusAt } from '../../../shared/services/status.ts';
import { describeStatus } from '../../../shared/services/status-words.ts';
import { slotTime } from '../../../shared/time/schedule.ts';
import { MINUTE } from '../../../shared/time/units.ts';
import { readApi } from '../../support/api/read-api.ts';
import { expect, test } from '../../support/fixtures.ts';
import { bringToLife, isLive, untilLive } from '../../support/live.ts';
import { SIZES } from '../../support/sizes.ts';

// What turns while a page stands open: a status, and a notice. A page that waits for a touch is right too
// (docs/decisions/047-the-app-waits.md).

test.use({ viewport: SIZES.phone });

/** The first instant from now on at which another status stands beside a service, and the service. */
function nextTurn(services: PublicService[], from: number) {
  const words = (service: PublicService, at: number) =>
    describeStatus(statusAt(service, service.changes, at), slotTime);
  for (let at = from + MINUTE; at < from + 24 * 60 * MINUTE; at += MINUTE)
    for (const service of services)
      if (words(service, at) !== words(service, from))
        return { at, service, now: words(service, at) };
  throw new Error('No status turns within a day.');
}

test.describe('a status that turns', () => {
  /** Opens a timetable on a device whose clock then shows the minute in which a status has turned, as the server's does. */
  async function openAndTurn(page: Page, services: PublicService[]) {
    await page.clock.install();
    await page.goto(paths.timetable('Day Centre'));
    const { data } = JSON.parse((await page.locator('#page-data').textContent()) ?? '');
    const from = Date.parse(data.loaderData.root.now);
    const turn = nextTurn(services, from);
    await page.route('**/api/health', (route) =>
      route.fulfill({
        json: { ...data.loaderData.root, now: new Date(turn.at).toISOString(), ok: true },
      }),
    );
    return { ...turn, row: page.locator(`[id="${turn.service._id}"]`), wait: turn.at - from };
  }

  test('is right a minute later on a page that nobody has touched', async ({ page, request }) => {
    const services = await readApi(request).services('Day Centre');
    const { row, now, wait } = await openAndTurn(page, services);
    await expect(row).not.toContainText(now);
    await page.clock.fastForward(wait + MINUTE);
    await expect(row).toContainText(now);
  });

  test('is right when the page comes back, by Back or from behind another', async ({
    page,
    request,
  }) => {
    const services = await readApi(request).services('Day Centre');
    const comeBack = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const { row, now, at } = await openAndTurn(page, services);
    await comeBack();
    expect(await isLive(page)).toBe(false);
    // A cached page may be most of a minute old: where the status turns in the next one, its clock is not there yet.
    await page.clock.setFixedTime(at + MINUTE);
    await comeBack();
    await expect(row).toContainText(now);
  });

  test('is asked of the server at once where the device’s clock is wrong', async ({ page }) => {
    await page.clock.setFixedTime(Date.now() - 24 * 60 * MINUTE);
    const asked = page.waitForResponse('**/api/health');
    await page.goto(paths.timetable('Breakfast'));
    expect((await asked).status()).toBe(200);
    await untilLive(page);
  });
});

test('a notice that was made since stands on an open page at its next contact, and ends by itself', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(paths.organisations);
  const { data } = JSON.parse((await page.locator('#page-data').textContent()) ?? '');
  const { root } = data.loaderData;
  const after = (minutes: number) =>
    new Date(Date.parse(root.now) + minutes * MINUTE).toISOString();
  const made = {
    _id: 'made-since',
    words: 'Cold weather beds open tonight.',
    link: paths.tonight,
    severity: 'Urgent',
    place: 'all',
    from: after(0),
    until: after(90),
    ends: 'until 9am',
  };
  await page.route('**/api/health', (route) =>
    route.fulfill({ json: { ...root, now: after(62), ok: true, notices: [made] } }),
  );
  const notice = page.getByRole('complementary', { name: 'Notices' });
  await bringToLife(page);
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(62 * MINUTE);
  await expect(notice).toHaveText(/Urgent: Cold weather beds open tonight\./);
  await page.clock.fastForward(30 * MINUTE);
  await expect(notice).toHaveCount(0);
});
