import type { Page } from '@playwright/test';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/api/accounts.ts';
import { expect, test } from '../support/guarded.ts';
import { bringToLife } from '../support/live.ts';
import { SIZES } from '../support/sizes.ts';

// On a site of its own: what is said to everybody would stand on the pages of every other test.
test.use({
  signsIn: true,
  serviceWorkers: 'allow',
  viewport: SIZES.phone,
  hasTouch: true,
});

const DAYS = 3 * 24 * 3_600_000;

test('a notice from a phone is on pages, kiosks, prints and in the copy, and ends by itself', async ({
  page,
  context,
}) => {
  await withoutNotices(page, await signIn(page, 'admin'));
  await page.goto(adminPaths.home);
  await page.getByRole('link', { name: /^Coldest nights/ }).tap();
  const words = page.getByLabel('What everybody is to read');
  await expect(words).toHaveValue(/cold tonight/i);
  await words.fill('Cold weather beds open tonight.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show it to everybody' }).tap();
  await expect(page.getByText('Everybody sees it within a minute.')).toBeVisible();

  const notice = page.getByRole('complementary', { name: 'Notices' });
  await page.goto(paths.home);
  await expect(notice).toHaveText(/Urgent: Cold weather beds open tonight\./);
  // Two lines at most.
  expect((await notice.boundingBox())?.height).toBeLessThan(70);
  await expectAccessible(page);
  await page.setViewportSize(SIZES.phone);
  await bringToLife(page);
  await notice.getByRole('link').tap();
  await expect(page).toHaveURL(new RegExp(`${paths.tonight}$`));
  await page.goto(paths.notices);
  await expect(page.getByText(/This holds until 9am on/)).toBeVisible();

  // A kiosk and a print are opened apart: a kiosk's frame leads nowhere else.
  const kiosk = await context.newPage();
  for (const path of [kioskPaths.home, kioskPaths.board]) {
    await kiosk.goto(path);
    await expect(kiosk.getByText('Cold weather beds open tonight.')).toBeVisible();
  }
  await kiosk.close();
  const print = await context.newPage();
  await print.goto('/print/today');
  await expect(
    print.getByText(/^Urgent: Cold weather beds open tonight\. This holds/),
  ).toBeVisible();
  await print.close();

  await page.goto(paths.home);
  await bringToLife(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(paths.immediateSupport);
  await expect(notice).toBeVisible();
  // The copy goes by the same device.
  const [copy] = context.serviceWorkers();
  await copy?.evaluate((days) => {
    const now = Date.now;
    Date.now = () => now() + days;
  }, DAYS);
  await page.clock.setFixedTime(Date.now() + DAYS);
  await page.goto(paths.immediateSupport);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

/** Those of an earlier try are still there. */
async function withoutNotices({ request }: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const notices: { _id: string }[] = await (await request.get('/api/notices', { headers })).json();
  for (const { _id } of notices) await request.delete(`/api/notices/${_id}`, { headers });
}
