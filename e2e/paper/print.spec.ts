import { POCKET, POCKET_SHEET } from '../../shared/paper/pocket/format.ts';
import { POSTER_FORMATS } from '../../shared/paper/poster/format.ts';
import { todaySheet } from '../../shared/paper/print-today.ts';
import { paths } from '../../shared/paths/paths.ts';
import { messages } from '../../shared/site/messages.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { cuts, dense, halfOf, textOf } from '../../worker/pdf/testing/layout-faults.ts';
import { readPdf } from '../../worker/pdf/testing/read-pdf.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { scan } from '../support/kiosk/kiosk.ts';
import { markupFaults } from '../support/markup.ts';
import { PRINT_PAGES } from '../support/pages.ts';
import { expectPrintsWhole, printed } from '../support/print/printed.ts';
import { SIZES } from '../support/sizes.ts';

/** An organisation with every list full and a description of 1,000 characters. */
const TALL = /^The Saint Bartholomew/;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const LOOKS = ['size=clear', 'size=large', 'paper=A3', 'size=large&paper=A3'];

test.describe('printed by a browser, every page is whole', () => {
  test.use({ site: 'full' });

  test('timetables, as grids and as lists, with other scripts, long names and 21 times a week', async ({
    page,
  }) => {
    for (const look of LOOKS)
      await expectPrintsWhole(page, `/print/timetables?type=Breakfast&type=Dinner&${look}`);
    const weekend = '/print/timetables?type=Breakfast&type=Lunch&day=Saturday&day=Sunday';
    await expectPrintsWhole(page, weekend);
  });

  test('helplines, organisations, one of them and what changed, where the handbook does not have them so', async ({
    page,
    request,
  }) => {
    const changes = textOf(...(await expectPrintsWhole(page, `${paths.print}/changes`)));
    for (const words of ['Take down', 'Print again', 'Put up', 'Borderlands New name'])
      expect(changes).toContain(dense(words));
    // A sheet may still show what was taken down, which is named no more than what anything was called.
    expect(changes).toContain(dense('not named here. Please print every sheet again.'));
    expect(changes).not.toContain(dense('of old'));
    await expectPrintsWhole(page, `${paths.print}/changes?size=large&paper=A3`);
    await expectPrintsWhole(page, '/print/helplines?paper=A3');
    await expectPrintsWhole(page, '/print/organisations?size=large&paper=A3', TALL);
    await expectPrintsWhole(page, '/print/organisations?category=Animals&size=large', TALL);
    const organisations = await readApi(request).organisations();
    const longest = organisations.find(({ name }) => TALL.test(name));
    const path = paths.printOrganisation(longest?._id ?? '');
    await expectPrintsWhole(page, `${path}&size=large`);
  });

  test('posters, one sheet each, as the file of the same address has them', async ({
    page,
    request,
  }) => {
    const tomorrow = addDays(cityTime(Date.now()).date, 1);
    for (const paper of ['A4', 'A3'] as const)
      for (const of of ['of=Breakfast', 'of=Toilets', `on=${tomorrow}`]) {
        const path = `/poster?${of}${paper === 'A3' ? '&paper=A3' : ''}`;
        const { time, margin } = POSTER_FORMATS[paper];
        const [sheet, ...others] = await printed(page, `/print${path}`);
        expect(others, path).toEqual([]);
        if (!sheet) throw new Error(`${path} has no page.`);
        expect(cuts(sheet, margin - 1), path).toEqual([]);
        expect(Math.min(...sheet.texts.map((it) => it.size)), path).toBeGreaterThan(13.9);
        const isTime = ({ text }: { text: string }) => /^\d\d:\d\d–\d\d:\d\d/.test(text);
        const times = sheet.texts.filter(isTime);
        expect(Math.min(...times.map((it) => it.size)), path).toBeGreaterThan(time - 0.2);
        const file = await request.get(path.replace('/poster', '/poster.pdf'));
        expect(file.headers()['content-type']).toBe('application/pdf');
        const [drawn] = (await readPdf(new Uint8Array(await file.body()))).pages;
        const timesOf = (texts: { text: string }[]) => texts.filter(isTime).map((it) => it.text);
        expect(timesOf(sheet.texts).sort(), path).toEqual(timesOf(drawn?.texts ?? []).sort());
        expect(textOf(sheet), path).toContain(dense('Take down after'));
      }
    await page.goto(`/print/poster?on=${addDays(tomorrow, 70)}`);
    await expect(page.getByText(/is too far ahead\. You can print today/)).toBeVisible();
  });

  test('a pocket guide, one sheet whose panels keep within their folds, as its file has them', async ({
    page,
    request,
  }) => {
    const path = `/print/pocket?for=${addDays(cityTime(Date.now()).date, 1)}`;
    const [sheet, ...others] = await printed(page, path);
    expect(others).toEqual([]);
    if (!sheet) throw new Error('There is no sheet.');
    expect(Math.round(sheet.width)).toBe(Math.round(POCKET_SHEET.width));
    const file = await request.get(path.replace('/print/pocket', '/pocket.pdf'));
    const [drawn] = (await readPdf(new Uint8Array(await file.body()))).pages;
    for (const isTurned of [false, true]) {
      const half = halfOf(sheet, isTurned);
      expect(cuts(half, POCKET.margin)).toEqual([]);
      const ends = half.texts.map(({ x, width }) => (x % POCKET.width) + width);
      expect(Math.max(...ends)).toBeLessThan(POCKET.width - POCKET.margin + 1);
      const timesOf = ({ texts }: typeof sheet) =>
        texts.flatMap(({ text }) => text.match(/\d\d:\d\d–\d\d:\d\d/g) ?? []).sort();
      expect(timesOf(half)).toEqual(drawn && timesOf(halfOf(drawn, isTurned)));
    }
  });

  for (const size of ['clear', 'large'])
    test(`the whole handbook in ${size} print`, async ({ page }) => {
      const pages = await expectPrintsWhole(page, `/print/handbook?size=${size}`, TALL);
      expect(pages.length).toBeGreaterThan(40);
    });
});

test('the fullest day of the week is one piece of paper in clear print, printed on both sides', async ({
  page,
  request,
}) => {
  const now = Date.now();
  const services = await readApi(request).allServices();
  const days = Array.from({ length: 7 }, (_, ahead) => {
    const date = addDays(cityTime(now).date, ahead);
    return { date, count: todaySheet(date, { services }, now).places.length };
  });
  const [fullest] = days.sort((a, b) => b.count - a.count);
  expect(fullest?.count).toBeGreaterThan(5);
  const pages = await expectPrintsWhole(page, `/print/today?date=${fullest?.date}`);
  expect(pages.length).toBeLessThanOrEqual(2);
  // What may be open is named: nobody is left out.
  const words = textOf(...pages);
  expect(words).toContain(dense('May be open: hours not known'));
  expect(words).toMatch(/\d+moreplacesareclosedonthisday/);
  expect(words).toContain(`${dense('Something wrong?')}${new URL(page.url()).host}/w`);
  await expectPrintsWhole(page, `/print/today?date=${fullest?.date}&size=large`);
});

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

test('noticeboard sheets of the sample take as few pages as its files', async ({ page }) => {
  for (const [type, most] of [
    ['Breakfast', 1],
    ['Day Centre', 1],
    ['Toilets', 3],
  ] as const)
    expect((await printed(page, paths.printTimetable(type))).length, type).toBeLessThanOrEqual(
      most,
    );
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

test.describe('an empty directory', () => {
  test.use({ site: 'empty' });

  test('has papers that say so, and whom to ring', async ({ page }) => {
    const words = async (path: string) => textOf(...(await printed(page, path)));
    expect(await words('/print/timetables')).toContain(dense(messages.noServices));
    expect(await words('/print/timetables?type=Lunch')).toContain(dense(messages.noServices));
    expect(await words('/print/helplines')).toContain(dense('There are no helplines'));
    expect(await words('/print/organisations')).toContain(dense(messages.noOrganisations.text));
    expect(await words('/print/today')).toContain(dense('In danger? Call 999'));
    // A number that people ring says when somebody checked it, those of the council's teams too.
    expect((await words('/print/today')).split(dense('Not checked yet'))).toHaveLength(3);
    expect(await words('/print/handbook')).toContain(dense('There are no places in this handbook'));
    expect(await words('/print/changes')).toContain(dense('Nothing has changed'));
  });
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

test('Print gives the paper alone, by keyboard, and breaks no policy', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { body, styleSheets } = document;
      const linked = [...styleSheets].filter(({ href }) => href).length;
      const said = [body.innerText, getComputedStyle(body).margin, String(linked)];
      (window.top ?? window).dispatchEvent(new CustomEvent('printed', { detail: said }));
    };
  });
  await page.goto(paths.printTimetable('Lunch'));
  const print = page.getByRole('button', { name: 'Print', exact: true });
  await print.focus();
  const paper = page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        addEventListener('printed', (event) => resolve((event as CustomEvent).detail)),
      ),
  );
  await page.keyboard.press('Enter');
  const [text = '', margin, sheets] = await paper;
  expect(text).toContain('Borderlands');
  expect(text).not.toContain('Change the sheet');
  expect(margin).toBe('0px');
  expect(Number(sheets)).toBeGreaterThan(1);
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

for (const { name, path } of PRINT_PAGES)
  test(`axe finds nothing on ${name}, nor is its markup wrong, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await markupFaults(page)).toEqual([]);
    for (const viewport of [SIZES.desktop, SIZES.tablet, SIZES.phone]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  });
