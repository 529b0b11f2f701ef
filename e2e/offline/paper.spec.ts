import { paths } from '../../shared/paths/paths.ts';
import { messages } from '../../shared/site/messages.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/kept.ts';

test('without a network the address of a sheet says in words that it needs internet, and what to print instead', async ({
  page,
  keep,
  open,
  cut,
}) => {
  await keep(paths.home);
  await cut();
  for (const path of [paths.print, paths.printPlaces, paths.printTonight, `${paths.print}/today`]) {
    await open(path);
    await expect(page.getByRole('alert')).toContainText('This sheet needs internet.');
    await expect(page.getByRole('alert')).toContainText(messages.printAPage);
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Immediate support', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immediate support');
});

test('once somebody has opened a page for paper, every sheet is made without a network, by address and by link', async ({
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
  // But for where the site is, which a browser knows by another name than the server.
  const facts = async () => (await main.innerText()).replaceAll(/[\w.]+:\d{3,5}\b/g, '');
  await page.goto(paths.printTimetable('Lunch'));
  // It comes with script.
  await expect(main.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  const printed = await facts();
  expect(printed.length).toBeGreaterThan(500);
  await expect.poll(copied).toContain('/offline/paper');
  await cut();

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
  for (const what of ['today', 'poster', 'pocket', 'helplines', 'organisations', 'handbook']) {
    await goto(`${paths.print}/${what}`);
    await expect(page.locator('[data-failed-page]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Print/ }).first()).toBeVisible();
  }
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
