import type { Locator, Page } from '@playwright/test';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  bar,
  button,
  GLASSES,
  type Glass,
  isTakenOver,
  startKiosk,
} from '../support/kiosk/kiosk.ts';

// What holds on every glass from 10 to 32 inches, both ways up.

test.use({ hasTouch: true });

const PLACE = 'The Wild Goose';
const nameOf = ({ inches, way }: Glass) => `${inches} inches ${way}`;

async function openHome(page: Page, { width, height, pxPerMm }: Glass) {
  await page.setViewportSize({ width, height });
  await startKiosk(page, { pxPerMm, place: PLACE });
  await isTakenOver(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** Whether all of it stands on the glass above the bar, 20 mm high and wide at least. */
async function expectInReach(target: Locator, { pxPerMm, ...glass }: Glass, name: string) {
  const box = await target.boundingBox();
  const nav = await target.page().getByRole('navigation', { name: 'Everywhere' }).boundingBox();
  const of = `${name} on ${glass.inches} inches ${glass.way}`;
  const { y = 0, width = 0, height = 0 } = box ?? {};
  expect(Math.min(width, height), `size of ${of}`).toBeGreaterThanOrEqual(20 * pxPerMm - 0.1);
  expect(y, `top of ${of}`).toBeGreaterThanOrEqual(0);
  expect(y + height, `end of ${of}`).toBeLessThanOrEqual((nav?.y ?? 0) + 1);
}

test('the timetable of every type is two touches from Home, and its days and week are beside it', async ({
  page,
  request,
}) => {
  test.slow();
  const services = await readApi(request).allServices();
  const types = SERVICE_TYPES.filter((type) => services.some((it) => it.type === type));
  expect(types).toHaveLength(13);
  const main = page.getByRole('main');
  for (const glass of GLASSES) {
    await openHome(page, glass);
    const isSmall = glass.inches === '10';
    expect(await button(page, /^Lunch/).isVisible(), nameOf(glass)).toBe(!isSmall);
    if (isSmall) await button(page, 'Timetables').tap();
    for (const type of types)
      await expectInReach(main.getByRole('link', { name: type }).first(), glass, type);
    await button(page, /^Lunch/).tap();
    const when = page.getByRole('group', { name: 'When' });
    for (const day of ['Today', 'Tomorrow', 'Another day', 'Whole week'])
      await expectInReach(when.getByRole('link', { name: day }), glass, day);
    if (isSmall) await expect(when.locator('[aria-current]')).toHaveText('Today');
    await when.getByRole('link', { name: 'Tomorrow' }).tap();
    const tomorrow = addDays(cityTime(Date.now()).date, 1);
    await expect(page).toHaveURL(new RegExp(kioskPaths.servicesOn('Lunch', tomorrow)));
  }
});

test('the bar is as high on a long screen, which says where one is, as on a short one', async ({
  page,
}) => {
  // A position that took room would keep the screen too long for which it stands.
  for (const glass of GLASSES) {
    await openHome(page, glass);
    const nav = page.getByRole('navigation', { name: 'Everywhere' });
    const height = async () => (await nav.boundingBox())?.height ?? 0;
    await expect(nav.getByText(/^\d+ of \d+$/)).toHaveCount(0);
    const short = await height();
    await page.goto(kioskPaths.organisations);
    await isTakenOver(page);
    await expect(nav.getByText(/^1 of \d+$/)).toBeVisible();
    expect(await height(), nameOf(glass)).toBeCloseTo(short, 0);
    await expect(bar(page, 'More')).toBeVisible();
  }
});

test('the whole week begins with today, has a whole time of it on the first screen, and is soon turned through', async ({
  page,
  request,
}) => {
  const { date } = cityTime(Date.now());
  const services = await readApi(request).services('Toilets');
  expect(services.length).toBeGreaterThan(0);
  for (const glass of GLASSES) {
    await openHome(page, glass);
    await page.goto(kioskPaths.week('Toilets'));
    await isTakenOver(page);
    // A grid where seven days have room, elsewhere a line for each kind of day.
    const days = page
      .getByRole('main')
      .getByRole('listitem')
      .first()
      .locator('[data-day]:visible, [data-dates]:visible');
    await expect(days.first()).toBeVisible();
    const dates = await days.evaluateAll((all) =>
      all.map((it) => it.getAttribute('data-day') ?? it.getAttribute('data-dates')),
    );
    expect(dates[0], nameOf(glass)).toContain(date);
    const week = Array.from({ length: 7 }, (_, at) => addDays(date, at));
    expect(dates.flatMap((it) => it?.split(' ')).sort(), nameOf(glass)).toEqual(week);
    // Whichever place is the first at some hour, however long its name.
    const heads = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('[data-day], [data-dates]') })
      .evaluateAll((all) =>
        all.map((item) => {
          const lines = [...item.querySelectorAll('[data-day], [data-dates]')];
          const first = lines.find((it) => it.checkVisibility());
          const { top } = item.getBoundingClientRect();
          return (first?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) - top;
        }),
      );
    const list = await page.getByRole('main').getByRole('listitem').first().boundingBox();
    const nav = page.getByRole('navigation', { name: 'Everywhere' });
    const room = ((await nav.boundingBox())?.y ?? 0) - (list?.y ?? 0);
    expect(heads.length).toBeGreaterThan(1);
    expect(Math.max(...heads), nameOf(glass)).toBeLessThanOrEqual(room);
    const screens = Number(/\d of (\d+)/.exec(await nav.innerText())?.[1]);
    expect(screens, nameOf(glass)).toBeLessThanOrEqual(glass.inches === '10' ? 17 : 9);
  }
});

test('a wall screen begins with the need that its address asks for, whatever is on where it hangs', async ({
  page,
  request,
}) => {
  const services = await readApi(request).allServices();
  const own = services.find(({ type }) => type === 'Day Centre')?.provider._id ?? '';
  await startKiosk(page, { own });
  await page.goto(`${kioskPaths.board}?need=eat`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Eat');
  await page.goto(`${kioskPaths.board}?need=wash,eat`);
  await expect(heading).toHaveText('Wash');
});
