import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

// What a deployed site is tried with (npm run verify -- URL --browser), and this one, so that these journeys are known to
// work. They read, and need no more of a directory than one service and one organisation: whatever a city has.

test.use({ viewport: SIZES.phone });

test('somebody gets from home to a timetable and back', async ({ page, visit }) => {
  await visit(paths.home);
  await expectAccessible(page);
  const first = page
    .getByRole('main')
    .locator(SERVICE_TYPES.map((type) => `a[href^="${paths.timetable(type)}"]`).join(', '))
    .first();
  const address = (await first.getAttribute('href')) ?? 'none';
  const type = SERVICE_TYPES.find((it) => address.startsWith(paths.timetable(it)));
  await first.click();
  await expect(page).toHaveURL(address);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(type ?? 'none');
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
});

test('immediate support has the number for an emergency', async ({ page, visit }) => {
  await visit(paths.immediateSupport);
  await expect(page.getByRole('main').locator('a[href="tel:999"]').first()).toBeVisible();
});

test('a search for an organisation finds it', async ({ page, visit, request }) => {
  const organisations = await (await request.get('/api/organisations/public')).json();
  const [{ name }] = organisations;
  await visit(paths.search(name));
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
});

test('every service type in the directory has its timetable', async ({ request }) => {
  const services: { type: string }[] = await (await request.get('/api/services/public')).json();
  for (const type of new Set(services.map((service) => service.type)))
    expect((await request.get(paths.timetable(type))).status(), type).toBe(200);
});

test('the kiosk starts, and leads to what is open', async ({ page }) => {
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(kioskPaths.home);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('button').or(page.getByRole('link')).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('home, organisations and the way to a bed are whole', async ({ page }) => {
    for (const path of [paths.home, paths.organisations, paths.tonight]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }
  });
});

test.describe('with the offline copy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was never opened comes without a network', async ({ page, context, visit }) => {
    await visit(paths.home);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await context.setOffline(true);
    await page.goto(paths.organisations);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
  });
});
