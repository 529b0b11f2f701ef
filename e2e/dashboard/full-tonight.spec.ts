import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { DAYS } from '../../shared/time/schedule.ts';
import { expectForEveryone } from '../support/accessible.ts';
import { asAdmin } from '../support/api/admin-api.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true, viewport: SIZES.phone, hasTouch: true });

const allDay = [{ start: '00:00', end: '24:00' }];
const schedule = { ...emptySchedule(), ...Object.fromEntries(DAYS.map((day) => [day, allDay])) };

test('one tap says that no bed or meal is left, everywhere at once, and one takes it back', async ({
  page,
}) => {
  const name = `Nothing Left ${test.info().repeatEachIndex}`;
  await asNewOrganisation(page, name);
  const api = await ownApi(page);
  await api.addService({ type: 'Day Centre', schedule });
  const lunch = await api.addService({ type: 'Lunch', schedule });
  await api.addService({ type: 'Showers', schedule });

  await page.goto(dashboardPaths.home);
  const section = page.getByRole('region', { name: 'Nothing left?' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await section.getByRole('button', { name: /^No more meals today/ }).tap();
  await expect(section.getByText(/^No more meals on .*, said at/)).toBeVisible();
  await section.getByRole('button', { name: /^Full tonight/ }).tap();
  await expect(section.getByText(/^Full on the night of/)).toBeVisible();
  await expectForEveryone(page);

  const place = page.locator(`[id="${lunch}"]`);
  await page.goto(paths.timetable('Lunch'));
  await expect(place.getByText(/^No more meals today, said at/)).toBeVisible();
  await expect(place.getByText(/^Open/)).toHaveCount(0);
  await expect(place.getByText('No more meals today', { exact: true })).toBeVisible();

  await page.goto(dashboardPaths.viewServices);
  await page.getByRole('button', { name: /^There are meals again/ }).tap();
  await expect(page.getByRole('button', { name: /^No more meals today/ })).toBeVisible();
  await page.goto(paths.timetable('Lunch'));
  await expect(place.getByText('Open 24 hours')).toBeVisible();

  await asAdmin(page);
  await page.goto(`${adminPaths.allServices}?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(/^Full on the night of/)).toBeVisible();
  await page.getByRole('button', { name: /^There is room again/ }).tap();
  await expect(page.getByRole('button', { name: /^Full tonight/ })).toBeVisible();
});
