import type { Page } from '@playwright/test';
import type { PublicHelpline } from '../../shared/helplines/helpline.ts';
import { OFFLINE } from '../../shared/paths/offline.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SWITCHED_OFF } from '../../worker/pages/service-worker.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/api/accounts.ts';
import { expect, serveDirectory, test } from '../support/kept.ts';

const SCRIPT = { 'content-type': 'text/javascript' };
const NEWS = 'New information: show it';
const PATH = paths.helplineType('General');

test('a second visit asks whether the copy stands, and for nothing else', async ({
  page,
  line,
  keep,
  open,
  copied,
}) => {
  await keep(paths.home);
  // What a desk keeps comes with the first.
  await expect.poll(copied).toContain(OFFLINE.paper);
  for (const path of [paths.home, paths.timetable('Toilets'), paths.organisations]) {
    line.heard.length = 0;
    await open(path);
    await page.waitForLoadState('networkidle');
    expect(line.heard).toContain(`GET ${OFFLINE.directory}`);
    for (const asked of line.heard)
      expect([`GET ${OFFLINE.directory}`, `GET ${OFFLINE.worker}`]).toContain(asked);
  }
});

test('newer information is offered to who reads, and what was taken down is gone for good', async ({
  page,
  context,
  request,
  line,
  keep,
  cut,
}) => {
  await keep(PATH);
  const first = page.getByRole('main').locator('li[id] h2').first();
  const name = await first.innerText();

  const directory = await (await request.get(OFFLINE.directory)).json();
  directory.helplines = directory.helplines.filter(
    (helpline: PublicHelpline) => helpline.name !== name,
  );
  directory.dataVersion += 1;
  serveDirectory(line, directory);

  // Another page of this phone is opened, and so the copy hears of it.
  const other = await context.newPage();
  await other.goto(PATH);
  await expect(other.getByRole('main').locator('li[id] h2').first()).not.toHaveText(name);

  await expect(page.getByRole('button', { name: NEWS })).toBeVisible();
  await expect(first).toHaveText(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: NEWS }).click();
  await expect(first).not.toHaveText(name);
  await expect(page.getByRole('button', { name: NEWS })).toHaveCount(0);

  await cut();
  await page.reload();
  await expect(page.getByRole('main').locator('li[id] h2').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toHaveCount(0);
});

test('a new version of the pages waits until it is asked for, then takes the old one’s place', async ({
  page,
  context,
  request,
  line,
  keep,
  copied,
}) => {
  await keep(paths.immediateSupport);
  const before = await page.evaluate(() => caches.keys());
  const script = await (await request.get(OFFLINE.worker)).text();
  line.instead.set(OFFLINE.worker, {
    headers: SCRIPT,
    body: script.replace(/^const BUILD="/, 'const BUILD="next-'),
  });

  await page.reload();
  const offerOf = (tab: Page) =>
    tab.getByRole('button', { name: 'New version of this handbook: show it' });
  const offer = offerOf(page);
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  // Opened while the new version waits already.
  const other = await context.newPage();
  await other.goto(paths.tonight);
  await expect(offerOf(other)).toBeVisible();

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await offer.click();
  await page.waitForFunction(() => !('isSamePage' in window));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immediate support');
  await expect(offer).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^handbook-copy-next-/)]);
  expect(before).toHaveLength(1);
  expect(await copied()).toContain(OFFLINE.directory);

  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Nowhere to sleep tonight?');
  await other.evaluate(() => Object.assign(window, { isSamePage: true }));
  await offerOf(other).click();
  await other.waitForFunction(() => !('isSamePage' in window));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Nowhere to sleep tonight?');
  await expect(offerOf(other)).toHaveCount(0);
});

test('the server can switch it off: at the next visit nothing of it is left', async ({
  page,
  line,
  keep,
  visit,
  copied,
}) => {
  await keep(paths.home);
  expect(await copied()).toContain(OFFLINE.directory);
  line.instead.set(OFFLINE.worker, { headers: SCRIPT, body: SWITCHED_OFF });
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  await page.reload();
  await expect.poll(copied).toEqual([]);
  await expect.poll(registrations).toBe(0);
  line.heard.length = 0;
  const response = await visit(paths.timetable('Breakfast'));
  expect(response?.fromServiceWorker()).toBe(false);
  expect(await copied()).toEqual([]);

  await visit(paths.privacyPolicy);
  await page.getByRole('button', { name: 'Keep a copy on this phone' }).click();
  await expect(page.getByText('The copy could not be kept.')).toBeVisible();
});

test('it can be removed from this phone, and comes back only when asked', async ({
  page,
  context,
  line,
  keep,
  visit,
  copied,
  cut,
}) => {
  await keep(paths.privacyPolicy);
  const remove = page.getByRole('button', { name: 'Remove from this phone' });
  await remove.click();
  // Somebody thinks better of it, twice.
  await page.getByRole('button', { name: 'Keep a copy on this phone' }).click();
  await expect(page.getByText('There is a copy on this phone.')).toBeVisible();
  expect(await copied()).toContain(OFFLINE.directory);
  await remove.click();
  await expect(page.getByText('The copy is gone from this phone.')).toBeVisible();
  expect(await copied()).toEqual([]);
  await expectAccessible(page);

  line.heard.length = 0;
  for (const path of [paths.home, paths.privacyPolicy]) {
    const response = await visit(path);
    expect(response?.fromServiceWorker()).toBe(false);
    await page.waitForLoadState('networkidle');
  }
  expect(line.heard).not.toContain(`GET ${OFFLINE.worker}`);
  expect(await copied()).toEqual([]);

  await page.getByRole('button', { name: 'Keep a copy on this phone' }).click();
  await expect(page.getByText('There is a copy on this phone.')).toBeVisible();
  expect(await copied()).toContain(OFFLINE.directory);
  await cut();
  await page.goto(paths.organisations);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organisations');
  await context.setOffline(false);
});

test.describe('where data is dear', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    ),
  );

  test('the copy is offered with its size, and not sent unasked', async ({
    page,
    line,
    visit,
    copied,
  }) => {
    await visit(paths.home);
    const offer = page.getByRole('complementary', { name: 'Keep this handbook on your phone' });
    await expect(offer).toContainText(/It takes about \d+ kB of data\./);
    await expectAccessible(page);
    expect(line.heard).not.toContain(`GET ${OFFLINE.worker}`);
    expect(await copied()).toEqual([]);
    await offer.getByRole('button', { name: 'Keep it' }).click();
    await expect(offer).toHaveCount(0);
    await expect.poll(copied).toContain(OFFLINE.directory);
  });
});

test('a phone may put it on its home screen', async ({ page, context, keep }) => {
  await keep(paths.home);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window keeps no traces, which some browsers say; one without windows finds nothing at all.
  const errorIds = installabilityErrors.map(({ errorId }) => errorId);
  expect(errorIds.filter((id) => id !== 'in-incognito')).toEqual([]);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, ...manifest } = JSON.parse(data ?? '');
  expect(manifest).toMatchObject({
    name: expect.stringMatching(/\w/),
    short_name: expect.stringMatching(/\w/),
    start_url: '/',
    display: 'standalone',
  });
  // What a phone asks for before it offers a place on its home screen.
  for (const sizes of ['192x192', '512x512']) {
    const icon = icons.find((it: { sizes: string }) => it.sizes === sizes);
    const png = await page.request.get(icon?.src ?? '');
    expect([png.status(), png.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test.describe('of somebody signed in', () => {
  test.use({ site: 'accounts', signsIn: true });

  test('nothing is ever kept', async ({ page, keep, copied }) => {
    await keep(paths.home);
    const token = await signIn(page, 'organisation');
    for (const path of [
      paths.dashboard,
      '/dashboard/view-services',
      '/dashboard/settings',
      paths.organisations,
      paths.home,
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    const allowed =
      /^(\/assets\/.*|\/icon\.svg|\/offline|\/offline\/(checked|paper)|\/api\/directory)$/;
    for (const path of await copied()) expect(path).toMatch(allowed);
    const texts = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          const answer = await cache.match(key);
          const headers = [...(answer?.headers ?? []), ...key.headers].join();
          found.push(`${key.url} ${headers} ${await answer?.text()}`);
        }
      }
      return found;
    });
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      expect(text).not.toContain(token);
      expect(text).not.toContain('organisation@handbook.test');
    }
  });
});
