import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { expectForEveryone } from '../support/accessible.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

const [OLD, NEW] = ['1 Quay Street, Bristol', '9 Mina Road, Bristol'];

test('a changed profile address asks whether the services that use it move along', async ({
  page,
}) => {
  await asNewOrganisation(page, `Moving House ${test.info().repeatEachIndex}`, [OLD]);
  const api = await ownApi(page);
  for (const type of ['Breakfast', 'Lunch', 'Showers'])
    await api.addService({ type, serviceAddress: OLD });

  await page.goto(dashboardPaths.editOrganisation);
  await page.getByLabel('Main Address').fill(NEW);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('heading', { name: '3 services use the old address. Move them?' }),
  ).toBeVisible();
  await expectForEveryone(page);
  await page.getByRole('checkbox', { name: 'Lunch' }).uncheck();
  await page.getByRole('button', { name: 'Move 2' }).click();
  await page.waitForURL(dashboardPaths.viewOrganisation);

  const services: { type: string; serviceAddress: string }[] = await api.services();
  const at = services.map(({ type, serviceAddress }) => [type, serviceAddress]).sort();
  expect(at).toEqual([
    ['Breakfast', NEW],
    ['Lunch', OLD],
    ['Showers', NEW],
  ]);
});
