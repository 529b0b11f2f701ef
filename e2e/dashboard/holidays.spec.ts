import { type Page, request } from '@playwright/test';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { comingHolidays, type Holiday } from '../../shared/time/holidays/holidays.ts';
import { expectForEveryone } from '../support/accessible.ts';
import { PASSWORD, PEOPLE } from '../support/api/accounts.ts';
import { addOrganisation, asAdmin } from '../support/api/admin-api.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { createHand } from '../support/own-tasks.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true });

/** A holiday that is asked about today: the calendar's, or else one that an admin adds. */
async function openHoliday(page: Page): Promise<Holiday> {
  const today = cityTime(Date.now()).date;
  const day = addDays(today, 35);
  const [coming] = comingHolidays(today);
  if (coming) return coming;
  const admin = await request.newContext({ baseURL: new URL(page.url()).origin });
  const data = { email: PEOPLE.admin.email, password: PASSWORD };
  const { accessToken } = await (await admin.post('/api/auth/login', { data })).json();
  await admin.post('/api/dated-changes', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { scope: 'bank holiday', kind: 'check first', from: day, to: day, reason: 'Jubilee' },
  });
  await admin.dispose();
  const [added] = comingHolidays(today, { [day]: 'Jubilee' });
  if (!added) throw new Error('A bank holiday in 35 days is asked about.');
  return added;
}

const saved = (page: Page) =>
  page.getByRole('heading', { name: 'Saved. Thank you. The public sees it now.' });

const publicKinds = async (page: Page, name: string): Promise<string[][]> => {
  const services = await (await page.request.get('/api/services/public')).json();
  return services
    .filter(({ provider }: { provider: { name: string } }) => provider.name === name)
    .map(({ changes = [] }: { changes?: { kind: string; isBankHoliday?: true }[] }) =>
      changes.filter((it) => !it.isBankHoliday).map(({ kind }) => kind),
    );
};

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true });

  test('three services say their hours on a holiday in at most 15 taps, and change one day', async ({
    page,
  }) => {
    const name = `Three Taps ${test.info().repeatEachIndex}`;
    await asNewOrganisation(page, name);
    const api = await ownApi(page);
    for (const type of ['Breakfast', 'Lunch', 'Showers']) await api.addService({ type });
    const holiday = await openHoliday(page);
    await page.goto(dashboardPaths.home);
    const { tap, taps } = createHand(page);
    await tap(page.getByRole('link', { name: `Say your hours for ${holiday.title}` }));
    await tap(page.getByRole('button', { name: 'Closed', exact: true }));
    await expectForEveryone(page);
    await tap(page.getByRole('button', { name: 'Save' }));
    await expect(saved(page)).toBeFocused();
    expect(taps()).toBeLessThanOrEqual(15);
    expect(await publicKinds(page, name)).toEqual([['closed'], ['closed'], ['closed']]);

    await page.goto(dashboardPaths.holidays(holiday.from));
    await expect(page.getByText(/^Answered on/)).toBeVisible();
    await page.getByRole('button', { name: /^Change Lunch/ }).tap();
    const lunch = page.getByRole('group', { name: /^Lunch/ });
    await lunch.getByRole('combobox').first().selectOption('As usual');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByRole('heading', { name: 'Already there on these dates' })).toBeVisible();
    await page.getByRole('radio', { name: /^Keep it/ }).check();
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(saved(page)).toBeFocused();
    expect(await publicKinds(page, name)).toEqual([['closed'], ['as usual', 'closed'], ['closed']]);
  });
});

test('the admin sees who has not answered, and fills in for who was rung', async ({ page }) => {
  const call = await asAdmin(page);
  const { name } = await addOrganisation(call, 'Rung Up');
  const holiday = await openHoliday(page);
  await page.goto(adminPaths.holidays);
  await page.getByLabel('Search by organisation name').fill(name);
  await expect(page.getByText('1 organisation', { exact: true })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(row).toContainText('Not asked yet');
  await row.getByRole('link', { name: `Fill in for ${name}` }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `${holiday.title}: ${name}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('link', { name: /^Please say what holds on .* for Lunch/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'As usual', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(adminPaths.holidays);
  await expect(page.getByRole('heading', { name: holiday.title })).toBeVisible();
  await page.getByLabel('Search by organisation name').fill(name);
  await expect(page.getByText('0 organisations', { exact: true })).toBeVisible();
});
