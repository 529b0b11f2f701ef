import { paths } from '../../shared/paths/paths.ts';
import { needBoardOn } from '../../shared/services/board/need-pages.ts';
import { NEEDS, needOf } from '../../shared/services/board/needs.ts';
import { DAYS_AHEAD } from '../../shared/services/lists/asked-date.ts';
import { listForDate } from '../../shared/services/lists/dated-list.ts';
import { addDays, cityTime, dayDateWords } from '../../shared/time/city-time.ts';
import { HOUR } from '../../shared/time/units.ts';
import { readApi } from '../support/api/read-api.ts';
import { directoryWithClosing, WHY } from '../support/closing.ts';
import { expect, test } from '../support/kept.ts';
import { bar, button, KIOSK_SCREENS, scan, startKiosk } from '../support/kiosk/kiosk.ts';

test.use({ hasTouch: true, viewport: KIOSK_SCREENS.upright });

test('somebody asks for tomorrow, then for a day in two months, and takes its date along on paper', async ({
  page,
  request,
}) => {
  const services = await readApi(request).services('Lunch');
  const { date: today } = cityTime(Date.now());
  await startKiosk(page, { printer: true });
  await button(page, /^Lunch/).tap();
  const when = page.getByRole('group', { name: 'When' });
  const main = page.getByRole('main');
  await when.getByRole('link', { name: 'Tomorrow' }).tap();
  await expectDay(addDays(today, 1));

  await when.getByRole('link', { name: 'Another day' }).tap();
  await expect(main.getByRole('listitem')).toHaveCount(DAYS_AHEAD + 1);
  await main.getByRole('listitem').last().getByRole('link').tap();
  const last = addDays(today, DAYS_AHEAD);
  await expectDay(last);
  const onPaper = await page.locator('main [hidden]').first().textContent();
  expect(onPaper).toContain(`Lunch on ${dayDateWords(last)}`);
  expect(await scan(page)).toContain(`${paths.timetable('Lunch')}?when=${last}`);

  await bar(page, 'Back').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which day?');

  async function expectDay(date: string) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      `Lunch on ${dayDateWords(date)}`,
    );
    const { known, unsure, closed } = listForDate(services, date, Date.now());
    await expect(main.getByText(`Known to be open: ${known.length || 'none'}`)).toBeVisible();
    const links = main.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(services.length);
    const shown = await links.evaluateAll((all) =>
      all.map((it) => it.getAttribute('href')?.split('/').pop()),
    );
    expect(shown).toEqual([...known, ...unsure, ...closed].map(({ id }) => id));
  }
});

test('what is open tomorrow is parted by need, and each need leads to all that is known of that day', async ({
  page,
  request,
}) => {
  const all = await readApi(request).allServices();
  const date = addDays(cityTime(Date.now()).date, 1);
  const main = page.getByRole('main');
  await startKiosk(page);
  await button(page, /^Open now/).tap();
  await button(page, 'Tomorrow').tap();
  for (const { name } of NEEDS) await expect(main.getByRole('region', { name })).toBeVisible();
  await main.getByRole('link', { name: /^Eat/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Eat on ${dayDateWords(date)}`);
  const types: readonly string[] = needOf('eat')?.types ?? [];
  const services = all.filter(({ type }) => types.includes(type));
  const { known, unsure, closed } = listForDate(services, date, Date.now());
  await expect(main.getByText(`Known to be open: ${known.length || 'none'}`)).toBeVisible();
  const shown = await main
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href')?.split('/').pop()));
  // By the hour, as the board has it, where a list has what is for everyone first.
  const { board } = needBoardOn(all, date, Date.now(), 'eat');
  expect(shown).toEqual([...(board?.known ?? []), ...(board?.mayBe ?? [])].map(({ id }) => id));
  expect(shown.toSorted()).toEqual([...known, ...unsure].map(({ id }) => id).toSorted());
  if (closed.length > 0)
    await expect(main.getByText(`Closed that day: ${closed.length}`)).toBeVisible();
  expect(await scan(page)).toContain(`${paths.need('eat')}?when=${date}`);
});

test('an old copy never says open where a change that it knew of closes', async ({
  page,
  context,
  request,
  line,
  cut,
}) => {
  const directory = await directoryWithClosing(request, 3);
  const health = await (await request.get('/api/health')).json();
  const json = { 'content-type': 'application/json' };
  line.instead.set('/api/directory', { headers: json, body: JSON.stringify(directory) });
  const { dataVersion } = directory;
  // What a server says is never older than the page that asks it, which may be made anew meanwhile.
  const now = new Date(Date.parse(health.now) + 10_000).toISOString();
  line.instead.set('/api/health', {
    headers: json,
    body: JSON.stringify({ ...health, dataVersion, now }),
  });
  const count = directory.services.filter(({ type }) => type === 'Toilets').length;
  await startKiosk(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The page's own directory comes first, without the change.
  await page.waitForFunction(async (why) => {
    const kept = await caches.match('/kiosk/directory-copy', { cacheName: 'kiosk-directory' });
    return (await kept?.text())?.includes(why);
  }, WHY);
  await page.close();
  await cut();

  const later = await context.newPage();
  await later.clock.install({ time: Date.now() + 23 * HOUR });
  await later.goto('/kiosk');
  await expect(later.getByText(/^Information from /)).toBeVisible();
  const main = later.getByRole('main');
  await button(later, /^Toilets/).tap();
  await expect(main.getByText(new RegExp(`^Closed today: ${WHY}`))).toHaveCount(count);
  await expect(main.getByText(/^Open (now|24)|^Opens today/)).toHaveCount(0);
  for (const day of ['Today', 'Tomorrow']) {
    await later.getByRole('group', { name: 'When' }).getByRole('link', { name: day }).tap();
    await expect(main.getByText('Known to be open: none')).toBeVisible();
    await expect(main.getByText(`Closed that day: ${count}`)).toBeVisible();
    await expect(main.getByText(`Closed: ${WHY}`)).toHaveCount(count);
  }
});
