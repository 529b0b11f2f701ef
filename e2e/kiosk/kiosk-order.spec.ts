import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { statusAt } from '../../shared/services/status.ts';
import { describeStatus } from '../../shared/services/status-words.ts';
import { formatTime } from '../../shared/time/city-time.ts';
import { slotTime } from '../../shared/time/schedule.ts';
import { groupsAt, sortForScreen } from '../../web/kiosk/state/order.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { bar, button, GLASSES, KIOSK_SCREENS, startStopped } from '../support/kiosk/kiosk.ts';
import { closeScreen, openOn } from '../support/kiosk/stopped-screen.ts';

const second = 1000;
const QUARTER = 15 * 60 * second;

test.use({ hasTouch: true, viewport: KIOSK_SCREENS.upright });

/** When the next of them closes that makes way for another, and which. */
function nextClosing(services: readonly PublicService[]) {
  const begin = Math.ceil(Date.now() / QUARTER) * QUARTER;
  for (let at = begin; at < begin + 8 * 24 * 60 * 60 * second; at += QUARTER) {
    const [first] = groupsAt(services, at - second, '').everyone;
    const left = groupsAt(services, at, '').everyone;
    if (first && left.length > 0 && !left.includes(first)) return { at, first };
  }
  throw new Error('Of these services none closes before another');
}

test('a list stays as somebody found it while the minute turns, and says of each place what is true', async ({
  page,
  request,
}) => {
  const services = await readApi(request).services('Lunch');
  const { at, first } = nextClosing(services);
  // The server's clock is the kiosk's: forty seconds before that minute.
  const begin = at - 40 * second;
  await page.route('**/api/health', async (route) => {
    const health = await (await route.fetch({ maxRetries: 3 })).json();
    await route.fulfill({ json: { ...health, now: new Date(begin).toISOString() } });
  });
  await startStopped(page);
  await expect(page.getByText(formatTime(begin), { exact: true })).toBeVisible();
  await button(page, /^Lunch/).tap();

  const main = page.getByRole('main');
  const card = main.getByRole('listitem').filter({
    has: page.locator(`a[href="${kioskPaths.service(first._id)}"]`),
  });
  const shown = () =>
    main
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const paths = (instant: number) =>
    sortForScreen(services, instant, '').map(({ _id }) => kioskPaths.service(_id));
  const words = (instant: number) => describeStatus(statusAt(first, [], instant), slotTime);

  await expect(main.getByRole('heading', { name: 'Open now', exact: true })).toBeVisible();
  await expect(card).toContainText(words(begin));
  expect(await shown()).toEqual(paths(begin));
  const place = await card.boundingBox();

  await page.clock.runFor(100 * second);
  await page.getByRole('button', { name: 'I’m still here' }).tap();
  expect(await shown()).toEqual(paths(begin));
  await expect(card).toContainText(words(at));
  expect((await card.boundingBox())?.y).toBe(place?.y);
  await expect(
    main.getByRole('heading', { name: `Open at ${formatTime(begin)}`, exact: true }),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Open now', exact: true })).toHaveCount(0);

  await bar(page, 'Home').tap();
  await button(page, /^Lunch/).tap();
  await expect(main.getByRole('heading', { name: 'Open now', exact: true })).toBeVisible();
  expect(await shown()).toEqual(paths(at));
});

test('libraries that were open today are closed now, and are called by their place', async ({
  context,
  request,
}) => {
  const libraries = (await readApi(request).allServices()).filter(
    ({ provider }) => provider.name === 'Bristol Libraries',
  );
  const [one] = libraries;
  if (!one) throw new Error('The sample has libraries.');
  const [glass] = GLASSES;
  if (!glass) throw new Error('There are glasses.');
  const page = await openOn(context, glass, kioskPaths.services(one.type), 23);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Closed now', exact: true })).toBeVisible();
  await expect(main.getByText(/Closed today/)).toHaveCount(0);
  const [branch = ''] = one.serviceAddress.split(',');
  const card = main.getByRole('link').filter({ hasText: branch });
  expect((await card.innerText()).trim()).toMatch(new RegExp(`^${branch}\\s+Bristol Libraries`));
  await closeScreen(page);
});
