import type { Page } from '@playwright/test';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { expectForEveryone } from '../support/accessible.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { DASHBOARD_PAGES } from '../support/area-pages.ts';
import { expect, test } from '../support/fixtures.ts';
import { openArea } from '../support/open-area.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true, viewport: SIZES.phone });

const LONG_NAME = 'The Fellowship of Saint Bartholomew and Saint Werburgh for Everybody';
const LONG_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

test('pages with much to show are for everyone', async ({ page }) => {
  test.slow();
  await asNewOrganisation(page, 'Full House');
  const api = await ownApi(page);
  const addresses = [1, 2, 3, 4, 5].map((number) => `${number} ${LONG_WORD} Street, Bristol`);
  await api.edit({
    name: LONG_NAME,
    description: `${LONG_WORD} `.repeat(20),
    phone: ['01174960101', '07700900123', '08081570123'],
    website: `https://${LONG_WORD.toLowerCase()}.example`,
    addresses,
  });
  const ids = {
    organisation: '',
    service: await api.addService({ serviceAddress: addresses[0], note: LONG_WORD }),
    helpline: await api.addHelpline(),
  };
  await expectAllForEveryone(
    page,
    DASHBOARD_PAGES.map(({ path }) => path(ids)),
  );
});

test('pages with nothing to show, or that failed, are for everyone', async ({ page }) => {
  test.slow();
  await asNewOrganisation(page, 'Empty House');
  await (await ownApi(page)).takeDown();
  await expectAllForEveryone(page, [
    dashboardPaths.home,
    dashboardPaths.viewOrganisation,
    dashboardPaths.viewServices,
    dashboardPaths.addService,
    dashboardPaths.addHelpline,
    dashboardPaths.editService('no-such-service'),
  ]);
  await page.route('**/api/services', (route) => route.abort());
  await expectAllForEveryone(page, [dashboardPaths.viewServices]);
});

test('what a form says when it is refused is for everyone', async ({ page }) => {
  await asNewOrganisation(page, 'House Rules');
  for (const [path, button] of [
    [dashboardPaths.settings, 'Update Password'],
    [dashboardPaths.addHelpline, 'Add Helpline'],
  ] as const) {
    await openArea(page, path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectForEveryone(page);
  }
});

async function expectAllForEveryone(page: Page, list: string[]) {
  for (const path of list)
    await test.step(path, async () => {
      await openArea(page, path);
      await expectForEveryone(page);
    });
}
