import type { Page } from '@playwright/test';
import { dashboardPaths } from '../shared/dashboard-paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { asNewOrganisation } from './new-organisation.ts';
import { ownApi } from './own-api.ts';
import { SIZES } from './sizes.ts';

// Every page of the area at three widths, as the projects of playwright.config.ts have them.
test.use({ site: 'accounts', signsIn: true });

/** As narrow as WCAG 1.4.10 goes. */
const NARROW = { width: 320, height: 640 };

const LONG_NAME = 'The Fellowship of Saint Bartholomew and Saint Werburgh for Everybody';
const LONG_WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

test('pages with much to show are for everyone', async ({ page }, { project }) => {
  test.setTimeout(180_000);
  await asNewOrganisation(page, `Full House ${project.name}`);
  const api = await ownApi(page);
  const addresses = [1, 2, 3, 4, 5].map((number) => `${number} ${LONG_WORD} Street, Bristol`);
  await api.edit({
    name: `${LONG_NAME} ${project.name}`,
    description: `${LONG_WORD} `.repeat(20),
    phone: ['01174960101', '07700900123', '08081570123'],
    website: `https://${LONG_WORD.toLowerCase()}.example`,
    addresses,
  });
  const service = await api.addService({ serviceAddress: addresses[0], note: LONG_WORD });
  const helpline = await api.addHelpline();
  await expectForEveryone(page, [
    dashboardPaths.home,
    dashboardPaths.viewOrganisation,
    dashboardPaths.editOrganisation,
    dashboardPaths.viewServices,
    dashboardPaths.editService(service),
    dashboardPaths.deleteService(service),
    dashboardPaths.viewHelplines,
    dashboardPaths.editHelpline(helpline),
    dashboardPaths.deleteHelpline(helpline),
    dashboardPaths.settings,
    dashboardPaths.changeEmail,
    dashboardPaths.people,
  ]);
});

test('pages with nothing to show, or that failed, are for everyone', async ({ page }, {
  project,
}) => {
  test.setTimeout(180_000);
  await asNewOrganisation(page, `Empty House ${project.name}`);
  await (await ownApi(page)).takeDown();
  await expectForEveryone(page, [
    dashboardPaths.home,
    dashboardPaths.viewOrganisation,
    dashboardPaths.viewServices,
    dashboardPaths.addService,
    dashboardPaths.addHelpline,
    dashboardPaths.editService('no-such-service'),
  ]);
  await page.route('**/api/services', (route) => route.abort());
  await expectForEveryone(page, [dashboardPaths.viewServices]);
});

test('what a form says when it is refused is for everyone', async ({ page }, { project }) => {
  test.setTimeout(90_000);
  await asNewOrganisation(page, `House Rules ${project.name}`);
  for (const [path, button] of [
    [dashboardPaths.settings, 'Update Password'],
    [dashboardPaths.addHelpline, 'Add Helpline'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

async function expectForEveryone(page: Page, list: string[]) {
  const size = page.viewportSize() ?? SIZES.phone;
  for (const path of list)
    await test.step(path, async () => {
      await page.setViewportSize(NARROW);
      await page.goto(path);
      await expect(page.getByText('Welcome back')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize(size);
    });
}
