import type { Locator } from '@playwright/test';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { signIn } from '../support/api/accounts.ts';
import { addOrganisation, asAdmin } from '../support/api/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true });

const { organisations } = adminMessages;
const { service } = areaMessages;

test('what leads to a service that was saved leads to it as it was saved', async ({ page }) => {
  const call = await asAdmin(page);
  const { service: lunch } = await addOrganisation(call, 'Another Meal');
  await page.goto(adminPaths.editService(lunch));
  await page.getByLabel('Type', { exact: true }).selectOption('Dinner');
  await page.clock.install();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(service.updated)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Dinner');
  await expect(page.getByRole('link', { name: 'See it as visitors do' })).toHaveAttribute(
    'href',
    paths.service('Dinner', lunch),
  );
});

test('Edit comes first in a row, and what takes a record away stands apart from it', async ({
  page,
}) => {
  const call = await asAdmin(page);
  const { _id, name } = await addOrganisation(call, 'In Good Order');
  await call('POST', '/helplines', {
    type: 'General',
    name: `Line of ${name}`,
    description: 'Somebody to talk to.',
    phone: '01174960101',
    provider: _id,
  });
  for (const path of [
    adminPaths.viewOrganisation(_id),
    `${adminPaths.allServices}?q=${encodeURIComponent(name)}`,
    `${adminPaths.allHelplines}?q=${encodeURIComponent(name)}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('list', { name: 'Take away' }).first()).toBeVisible();
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      for (const list of await page.getByRole('list', { name: 'Take away' }).all())
        await expectApart(list);
    }
  }
});

/** Edit first, both ways to take a record away after it, each large enough for a thumb and away from Edit. */
async function expectApart(list: Locator) {
  await expect(list.getByRole('listitem')).toHaveText([/^Take down now/, /^Delete/]);
  const usual = list.locator('xpath=preceding-sibling::ul');
  await expect(usual.getByRole('listitem').first()).toHaveText(/^Edit/);
  const edit = await usual.getByRole('link').first().boundingBox();
  for (const control of await list.locator('a, button').all()) {
    const box = await control.boundingBox();
    if (!edit || !box) throw new Error('An action cannot be seen.');
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.y - edit.y - edit.height).toBeGreaterThanOrEqual(16);
  }
}

test('a record that is not there is said in the server’s words', async ({ page }) => {
  await signIn(page, 'admin');
  const title = page.getByRole('heading', { level: 1 });
  for (const [path, words] of [
    [adminPaths.editService('none'), 'There is no such service.'],
    [adminPaths.deleteService('none'), 'There is no such service.'],
    [adminPaths.editHelpline('none'), 'There is no such helpline.'],
    [adminPaths.deleteHelpline('none'), 'There is no such helpline.'],
    [adminPaths.editOrganisation('none'), 'There is no such organisation.'],
    [adminPaths.deleteOrganisation('none'), 'There is no such organisation.'],
    [adminPaths.people('none'), 'There is no such organisation.'],
  ] as const) {
    await page.goto(path);
    await expect(title).toHaveText(words);
    await expect(page).toHaveTitle(new RegExp(`^${words}`));
  }
  await page.goto(adminPaths.viewOrganisation('none'));
  await expect(page.getByText(organisations.nothing)).toBeVisible();
});
