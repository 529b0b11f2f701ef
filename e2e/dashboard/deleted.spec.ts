import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { expectForEveryone } from '../support/accessible.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true, viewport: SIZES.phone });

test('a service deleted by mistake is brought back as it was, from where it was deleted', async ({
  page,
}) => {
  await asNewOrganisation(page, `The Slip Kitchen ${test.info().repeatEachIndex}`);
  const api = await ownApi(page);
  const id = await api.addService({ type: 'Lunch', note: 'Ring the side bell' });
  const [before] = await api.services();

  await page.goto(dashboardPaths.deleteService(id));
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page).toHaveURL(dashboardPaths.viewServices);
  expect(await api.services()).toEqual([]);

  await page.getByRole('link', { name: 'Bring it back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deleted');
  const back = page.getByRole('button', { name: /^Bring it back/ });
  await expect(back).toHaveCount(1);
  await expectForEveryone(page);
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(page.getByText(/^Nothing was deleted in the last 30 days/)).toBeVisible();
  const [after] = await api.services();
  expect(after).toMatchObject({
    _id: id,
    type: 'Lunch',
    note: before.note,
    schedule: before.schedule,
  });
});
