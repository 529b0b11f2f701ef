import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { FOUND_CLOSED } from '../../shared/reports/found-closed.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { expectAccessible, expectForEveryone } from '../support/accessible.ts';
import { asAdmin } from '../support/api/admin-api.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true, viewport: SIZES.phone, hasTouch: true });

test('three find a place closed, one of them without script; everybody reads it until its owner ends it', async ({
  page,
  browser,
  baseURL,
  request,
}, { repeatEachIndex, workerIndex, retry }) => {
  const run = `${workerIndex}-${repeatEachIndex}-${retry}`;
  const name = `Shut Door ${run}`;
  await asNewOrganisation(page, name);
  // A type of which the site has few, or its rows say it with script only.
  const laundry = await (await ownApi(page)).addService({
    type: 'Laundry',
    schedule: emptySchedule(),
  });

  const stranger = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    viewport: SIZES.phone,
    extraHTTPHeaders: { 'CF-Connecting-IP': `one-${run}` },
  });
  const form = await stranger.newPage();
  // Whoever has not saved it reads of it within seconds.
  const way = form.locator(`[id="${laundry}"]`).getByRole('link', { name: 'Something wrong?' });
  await expect(async () => {
    await form.goto(paths.timetable('Laundry'));
    await expect(way).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await way.click();
  await expect(form.getByText('Nobody reads this tonight. In danger: 999.')).toBeVisible();
  await form.getByRole('radio', { name: 'It was closed' }).check();
  await form.getByRole('textbox', { name: 'What happened?' }).fill('Nobody came to the door.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('heading', { name: 'We have your report' })).toBeVisible();
  await stranger.close();

  for (const one of ['two', 'three']) {
    const headers = { 'CF-Connecting-IP': `${one}-${run}` };
    const data = { listing: laundry, what: 'closed' };
    expect((await request.post('/api/reports', { data, headers })).status()).toBe(201);
  }
  const place = page.locator(`[id="${laundry}"]`);
  const said = place.getByText(FOUND_CLOSED);
  await expect(async () => {
    await page.goto(paths.timetable('Laundry'));
    await expect(said).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.goto(dashboardPaths.home);
  const section = page.getByRole('region', { name: 'People found you closed' });
  await expect(section.getByText(/^3 said this week that it was closed/)).toBeVisible();
  await expectForEveryone(page);
  await section.getByRole('button', { name: /^We are open/ }).tap();
  await expect(section).toHaveCount(0);
  await expect(async () => {
    await page.goto(paths.timetable('Laundry'));
    await expect(place).toBeVisible({ timeout: 2_000 });
    await expect(said).toHaveCount(0, { timeout: 2_000 });
  }).toPass();

  await page.goto(dashboardPaths.report({ q: 'Salvation Army' }));
  await page
    .getByRole('link', { name: /^Breakfast, The Salvation Army/ })
    .first()
    .tap();
  await page.getByRole('radio', { name: 'The times are wrong' }).check();
  await page.getByRole('textbox', { name: /^What happened/ }).fill('They open at noon.');
  await expectForEveryone(page);
  await page.getByRole('button', { name: /^Send/ }).tap();
  await expect(page.getByText(/^Sent, about Breakfast, The Salvation Army/)).toBeVisible();

  const data = { listing: laundry, what: 'not safe', words: 'Shouting at the door.' };
  expect((await request.post('/api/reports', { data })).status()).toBe(201);
  await asAdmin(page);
  await page.goto(`${adminPaths.reports()}?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('Shouting at the door.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^What was done/ }).fill('Spoke to them.');
  await page.getByRole('button', { name: /^Passed on to them/ }).tap();
  await expect(page.getByText(/Passed on to them\. Closed\.$/)).toBeVisible();
  await page.goto(`${adminPaths.reports('closed')}&q=${encodeURIComponent(name)}`);
  await expect(page.getByText('Nobody came to the door.')).toBeVisible();
  await expect(page.getByText(/They say that they are open/).first()).toBeVisible();
  await expect(page.getByText(/Passed on to them, .*“Spoke to them\.”/).first()).toBeVisible();
});
