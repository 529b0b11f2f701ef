import { OFFLINE } from '../../shared/paths/offline.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ALL_HELP } from '../../shared/services/board/needs.ts';
import { messages } from '../../shared/site/messages.ts';
import { addDays, cityTime, dayDateWords } from '../../shared/time/city-time.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/kept.ts';
import { expectPrintsItsFacts } from '../support/print/printed-facts.ts';

const SHEETS = ['today', 'poster', 'pocket', 'helplines', 'organisations', 'handbook', 'tonight'];

test('after one visit at a desk every sheet is made without a network, by address and by link', async ({
  page,
  keep,
  cut,
  copied,
}) => {
  const main = page.getByRole('main');
  const goto = async (path: string) => {
    await page.goto(path);
    await expect(page.locator('[data-shell]')).toHaveCount(0);
  };
  await keep(paths.home);
  await expect.poll(copied).toContain(OFFLINE.paper);
  // But for where the site is, which a browser knows by another name than the server.
  const facts = async () => (await main.innerText()).replaceAll(/[\w.]+:\d{3,5}\b/g, '');
  await page.goto(paths.printTimetable('Lunch'));
  // It comes with script.
  await expect(main.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  const printed = await facts();
  expect(printed.length).toBeGreaterThan(500);
  await cut();

  for (const what of SHEETS) {
    await goto(`${paths.print}/${what}`);
    await expect(page.locator('[data-failed-page]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Print/ }).first()).toBeVisible();
  }
  for (const [path, title] of [
    [paths.print, 'Print'],
    [paths.printPlaces, 'A list for one person'],
  ] as const) {
    await goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.getByRole('link', { name: 'Choose what to print' }).first().click();
  await page.getByRole('button', { name: 'Show the steps for tonight' }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.printTonight}$`));
  await expect(main).toContainText('If nobody answers');

  await goto(paths.printTimetable('Lunch'));
  expect(await facts()).toBe(printed);
  // The server alone knows what there was before.
  await goto(`${paths.print}/changes`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sorry, this sheet could not be made',
  );
  await expect(main).toContainText(messages.printAPage);

  await goto(paths.timetable('Lunch'));
  await page.getByRole('link', { name: 'Print this timetable' }).click();
  await expect(page).toHaveURL(/\/print\/timetables\?type=Lunch/);
  await expect.poll(facts).toBe(printed);
});

test('after one visit at a desk bank holidays are there without a network, day by day and all together', async ({
  page,
  keep,
  open,
  cut,
  copied,
}) => {
  await keep(paths.home);
  await expect.poll(copied).toContain(OFFLINE.paper);
  await cut();
  await open(paths.timetable('Lunch'));
  await page.getByRole('main').getByRole('link', { name: 'bank holidays' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open on bank holidays');
  await expect(page.locator('[data-failed-page]')).toHaveCount(0);
  await expect(page.getByText(/^Information from /)).toBeVisible();
  await open(`${paths.holidays}/all`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open on bank holidays');
});

test.describe('on a phone, whose data may be dear', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('what makes paper is not fetched unasked: a sheet says that it needs internet, and what to print instead', async ({
    page,
    keep,
    open,
    cut,
    copied,
  }) => {
    await keep(paths.timetable('Showers'));
    await open(paths.home);
    await page.waitForLoadState('networkidle');
    expect(await copied()).not.toContain(OFFLINE.paper);
    await cut();
    for (const path of [paths.print, paths.printPlaces, paths.printTonight]) {
      await open(path);
      await expect(page.getByRole('alert')).toContainText('This sheet needs internet.');
      await expect(page.getByRole('alert')).toContainText(messages.printAPage);
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Immediate support', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immediate support');

    await open(paths.timetable('Showers'));
    const printed = page.evaluate(
      () => new Promise((done) => Object.assign(window, { print: () => done(location.pathname) })),
    );
    await page.getByRole('link', { name: 'Print this timetable' }).click();
    expect(await printed).toBe(paths.timetable('Showers'));
    await expectPrintsItsFacts(page);
  });

  test('once somebody has opened one page for paper, others are made without a network', async ({
    page,
    keep,
    cut,
    copied,
  }) => {
    await keep(paths.home);
    await page.goto(paths.printTimetable('Lunch'));
    await expect.poll(copied).toContain(OFFLINE.paper);
    await cut();
    await page.goto(`${paths.print}/today`);
    await expect(page.getByRole('button', { name: /^Print/ }).first()).toBeVisible();
    await expect(page.locator('[data-failed-page]')).toHaveCount(0);
  });

  test('on Wi-Fi it is', async ({ page, keep, copied }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { type: 'wifi' } }),
    );
    await keep(paths.home);
    await expect.poll(copied).toContain(OFFLINE.paper);
  });

  test('the bank holidays lead to what is open on one of them, without a network too', async ({
    page,
    keep,
    open,
    cut,
  }) => {
    await keep(paths.home);
    await cut();
    const date = addDays(cityTime(Date.now()).date, 27);
    await open(`${paths.holidays}?when=${date}`);
    await expect(page).toHaveURL(`${paths.need(ALL_HELP.id)}?when=${date}`);
    await expect(page.getByRole('main')).toContainText(dayDateWords(date));
    await open(paths.timetable('Lunch'));
    await page.getByRole('main').getByRole('link', { name: 'bank holidays' }).click();
    await expect(page).toHaveURL(/\?when=\d{4}-\d\d-\d\d$/);
    await expect(page.locator('[data-failed-page]')).toHaveCount(0);
  });
});
