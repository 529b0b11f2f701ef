import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

const [HERE, THERE] = ['1 Quay Street, Bristol', '9 Mina Road, Bristol'];

test('a service is copied to another address, with all else that it says', async ({ page }) => {
  await asNewOrganisation(page, `Two Venues ${test.info().repeatEachIndex}`, [HERE]);
  const api = await ownApi(page);
  const irregularSlots = [{ day: 'Tuesday', week: 'first', start: '10:00', end: '12:00' }];
  const fields = {
    type: 'Lunch',
    serviceAddress: HERE,
    note: 'Ring the side bell',
    irregularSlots,
  };
  await api.addService(fields);

  await page.goto(dashboardPaths.viewServices);
  await page.getByRole('link', { name: /^Copy Lunch/ }).click();
  await expect(page.getByText(/^It begins as a copy of Lunch/)).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('Ring the side bell');
  expect(await api.services()).toHaveLength(1);
  await page.getByLabel('Custom address').fill(THERE);
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText('Service added successfully!')).toBeVisible();

  const services: Record<string, unknown>[] = await api.services();
  const said = services.map(
    ({ _id, serviceAddress, version, updatedAt, lastCheckedAt, ...it }) => it,
  );
  expect(services.map(({ serviceAddress }) => serviceAddress).sort()).toEqual([HERE, THERE]);
  expect(said[0]).toEqual(said[1]);
});
