import { paths } from '../../shared/paths/paths.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { expect, test } from '../support/fixtures.ts';
import { scan } from '../support/kiosk/kiosk.ts';
import { expectPrintsWhole, printed } from '../support/print/printed.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test('a day is parted by type and area, says which part it is, and is one page then', async ({
  page,
}) => {
  await page.goto('/print/today');
  await page.getByLabel('Only one kind of help').selectOption('Day Centre');
  await page.getByLabel('Only one area').selectOption('BS2');
  await page.getByRole('button', { name: 'Change the sheet' }).click();
  await expect(page).toHaveURL('/print/today?only=Day+Centre&area=BS2');
  await expect(page.getByRole('heading', { name: 'Day Centre in BS2', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Day Centre in BS2, /);
  expect(await page.getByLabel('The sheet').innerText()).not.toMatch(/\bBS(?!2 )\d+ \d[A-Z]{2}\b/);
  expect((await printed(page, '/print/today?only=Day+Centre&area=BS2')).length).toBe(1);
  const answer = await page.goto('/print/today?area=BS99');
  expect(answer?.status()).toBe(404);
});

test.describe('in a city with more than a page holds', () => {
  test.use({ site: 'full' });

  test('a day is one page where that is asked for, in each size and on each paper, and names what has no room', async ({
    page,
  }) => {
    await page.goto('/print/today');
    await expect(page.getByText('This is more than one page.')).toBeVisible();
    await page.getByLabel('One page. It says what has no room.').check();
    await page.getByRole('button', { name: 'Change the sheet' }).click();
    await expect(page).toHaveURL('/print/today?pages=1');
    await expect(page.getByText('This is more than one page.')).toHaveCount(0);
    for (const look of ['', '&size=large', '&paper=A3', '&size=large&paper=A3'])
      for (const part of ['', '&only=Lunch', '&only=Toilets']) {
        const path = `/print/today?pages=1${part}${look}`;
        expect(await expectPrintsWhole(page, path), path).toHaveLength(1);
      }
    await page.goto('/print/today?pages=1');
    const sheet = page.getByLabel('The sheet');
    await expect(sheet.getByText(/^Not on this page: .+ See the address above/)).toBeVisible();
    await expect(sheet.getByText(/\/print\/today\. Something wrong\?/)).toBeVisible();
  });
});

test('a day that cannot be printed is refused in words, with the way back', async ({ page }) => {
  const today = cityTime(Date.now()).date;
  for (const [date, words] of [
    [addDays(today, -1), /is over\. You can print today/],
    [addDays(today, 61), /is too far ahead\. You can print today/],
    ['tomorrow', 'There is no such day. Go back and choose one.'],
  ] as const) {
    const answer = await page.goto(`/print/today?date=${date}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'There is no such sheet' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Choose what to print' }).click();
  await expect(page.getByLabel(/Another day/)).toHaveAttribute('max', addDays(today, 60));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, site: 'full' });

  test('a sheet is chosen, seen and changed, and its address says all of it', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('link', { name: /Print sheets/ }).click();
    await page.getByRole('checkbox', { name: 'Lunch' }).check();
    for (const day of WEEKDAYS) await page.getByLabel(day, { exact: true }).uncheck();
    await page.getByLabel(/Large print/).check();
    await page.getByRole('button', { name: 'Show the timetables' }).click();
    await expect(page).toHaveURL('/print/timetables?type=Lunch&day=Saturday&day=Sunday&size=large');
    await expect(page.getByRole('heading', { level: 1, name: 'Lunch' })).toBeVisible();
    await expect(page.getByText(/left out: closed on these days/)).toBeVisible();
    await page.getByLabel('A3').check();
    await page.getByRole('button', { name: 'Change the sheet' }).click();
    await expect(page.getByRole('columnheader')).toHaveText(['Place', 'Saturday', 'Sunday']);

    await page.goto(paths.print);
    const tomorrow = addDays(cityTime(Date.now()).date, 1);
    await page.getByLabel(/Another day/).fill(tomorrow);
    await page.getByRole('button', { name: 'Show the day' }).click();
    await expect(page).toHaveURL(`/print/today?date=${tomorrow}`);

    await page.goto(paths.print);
    await page.getByLabel('Its name').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Show this organisation' }).click();
    await expect(page).toHaveURL(/\/print\/organisation\?organisation=[\w-]+$/);
    await page.goto(`${paths.print}/organisation`);
    await expect(page.getByText('Nothing was chosen yet.')).toBeVisible();
  });
});

test('Enter in a field shows what its own card is about, not the first', async ({ page }) => {
  // Again where the page was not taken over yet: a browser alone presses the form's first button.
  await expect(async () => {
    await page.goto(paths.print);
    await page.getByLabel('Since').press('Enter');
    await expect(page).toHaveURL(/\/print\/changes\?/, { timeout: 2_000 });
  }).toPass();
});

test('a list for one person is made of its address, and kept nowhere', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (it) => asked.push(it.method()));
  const before = await (await request.get('/api/health')).json();
  await page.goto(paths.printPlaces);
  await page.locator('summary', { hasText: 'Lunch' }).click();
  await page.getByRole('checkbox', { name: /Borderlands/ }).check();
  await page.locator('summary', { hasText: 'Showers' }).click();
  await page.getByRole('checkbox', { name: /Bristol Methodist Centre.*Booking/ }).check();
  await page.getByRole('button', { name: 'Show the list' }).click();
  await expect(page).toHaveURL(/^[^?]+\/print\/services\?id=\w+&id=\w+$/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Lunch', 'Showers']);

  const path = new URL(page.url()).pathname + new URL(page.url()).search;
  expect(await scan(page)).toBe(page.url());
  await expectPrintsWhole(page, `${path}&size=large`);
  await page.goto(`${path}&id=gone-since`);
  await expect(page.getByText('1 place you chose is no longer listed.')).toBeVisible();
  await page.getByRole('link', { name: 'Change the places' }).click();
  await expect(page.getByRole('checkbox', { name: /Borderlands/ })).toBeChecked();

  await page.goto(path);
  await page.getByRole('radio', { name: 'As a walk from one to the next' }).check();
  await page.getByRole('button', { name: 'Change the sheet' }).click();
  await expect(page).toHaveURL(`${path}&order=walk`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /1\. \w+$/,
    /2\. \w+: about \d+ minutes’ walk$/,
  ]);

  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(kept).toEqual([0, 0]);
  expect(new Set(asked)).toEqual(new Set(['GET']));
  const answer = await page.request.get(path);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect((await (await request.get('/api/health')).json()).dataVersion).toBe(before.dataVersion);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a helpline is put on a list for one person, beside a place, and is changed with it', async ({
    page,
  }) => {
    await page.goto(paths.printPlaces);
    await page.locator('summary', { hasText: 'Lunch' }).click();
    await page.getByRole('checkbox', { name: /Borderlands/ }).check();
    await page.locator('summary', { hasText: 'Helplines: General' }).click();
    await page.getByRole('checkbox', { name: /Samaritans/ }).check();
    await page.getByRole('button', { name: 'Show the list' }).click();
    await expect(page).toHaveURL(/\/print\/services\?id=\w+&id=\w+$/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Lunch', 'Helplines']);
    const sheet = page.getByLabel('The sheet');
    await expect(sheet).toContainText(/Samaritans\s*Phone\s*116 123\s*\(free call\)/);
    await expect(sheet.getByText('Answers day and night')).toBeVisible();
    await page.getByRole('link', { name: 'Change the places' }).click();
    await expect(page.getByRole('checkbox', { name: /Samaritans/ })).toBeChecked();
  });
});

test('pages lead to their papers, and papers to the page that says the same', async ({
  page,
  baseURL,
}) => {
  await page.goto(paths.timetable('Lunch'));
  await page.getByRole('link', { name: 'Print this timetable' }).click();
  await expect(page).toHaveURL(paths.printTimetable('Lunch'));
  const file = page.getByRole('link', { name: 'The same as a file (PDF)' });
  await expect(file).toHaveAttribute('href', paths.timetablePdf('Lunch'));
  expect(await scan(page)).toBe(baseURL + paths.timetable('Lunch'));
  for (const [from, to] of [
    [paths.organisations, paths.printOrganisations()],
    [paths.orgCategory('Animals'), paths.printOrganisations('Animals')],
  ] as const) {
    await page.goto(from);
    await page.getByRole('link', { name: 'Print this list' }).click();
    await expect(page).toHaveURL(to);
  }
  await page.goto(`${paths.print}/organisation?organisation=gone`);
  await expect(page.getByText('This organisation is no longer listed.')).toBeVisible();
  await page.goto(`${paths.print}/leaflets`);
  await page.getByRole('main').getByRole('link', { name: 'Choose what to print' }).click();
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(1);
});
