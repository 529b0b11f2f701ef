import { POCKET, POCKET_SHEET } from '../../shared/paper/pocket/format.ts';
import { POSTER_FORMATS } from '../../shared/paper/poster/format.ts';
import { todaySheet } from '../../shared/paper/today/print-today.ts';
import { paths } from '../../shared/paths/paths.ts';
import { messages } from '../../shared/site/messages.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { cuts, dense, halfOf, textOf } from '../../worker/pdf/testing/layout-faults.ts';
import { readPdf } from '../../worker/pdf/testing/read-pdf.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { markupFaults } from '../support/markup.ts';
import { PRINT_PAGES } from '../support/pages.ts';
import { expectPrintsWhole, printed } from '../support/print/printed.ts';
import { SIZES, ZOOMED_PHONE } from '../support/sizes.ts';

/** An organisation with every list full and a description of 1,000 characters. */
const TALL = /^The Saint Bartholomew/;
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
    const named = 'Arnolfini New name (old: Arnolfini of old. New: Arnolfini)';
    for (const words of ['Take down', 'Print again', 'Put up', named])
      expect(changes).toContain(dense(words));
    // Who is kept off walls has no old name on them either.
    expect(changes).toContain(dense('Borderlands New name, address changed'));
    expect(changes).not.toContain(dense('Borderlands of old'));
    // A sheet may still show what was taken down, which is not named.
    expect(changes).toContain(dense('not named here. Please print every sheet again.'));
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
        // A row's own: what is not on the sheet is named with its times in a sentence.
        const isTime = ({ text }: { text: string }) => /^\d\d:\d\d–\d\d:\d\d\s*$/.test(text);
        const times = sheet.texts.filter(isTime);
        expect(times.length, path).toBeGreaterThan(0);
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

for (const { name, path } of PRINT_PAGES)
  test(`axe finds nothing on ${name}, nor is its markup wrong, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await markupFaults(page)).toEqual([]);
    for (const viewport of [ZOOMED_PHONE, SIZES.desktop, SIZES.tablet, SIZES.phone]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  });
