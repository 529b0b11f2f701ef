import type { Page } from '@playwright/test';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { PASSWORD, signIn } from '../support/api/accounts.ts';
import { publicNames } from '../support/api/public-names.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

// What keeping the whole needs beyond docs/product.md#admin-area: history and the way back, take-downs and people.

// An import is refused when anything changed since it was looked at, so nobody else may write meanwhile.
test.use({ site: 'alone', signsIn: true });
test.describe.configure({ mode: 'serial' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const listing = (name: string) => ({
  name,
  description: 'Hot meals by the harbour.',
  services: [{ type: 'Lunch', serviceAddress: '1 Quay Street, Bristol' }],
});

/** A listing of this test alone, brought in as a file; its id. */
async function bring(page: Page, token: string, name: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const file = { organisations: [listing(name)], helplines: [] };
  const preview = await page.request.post('/api/import/preview', { headers, data: { file } });
  const { token: agreed, added } = await preview.json();
  await page.request.post('/api/import', { headers, data: { file, token: agreed } });
  return added[0].id;
}

test('an organisation is taken down at once, and put back', async ({ page }) => {
  const name = 'The Takedown Kitchen';
  const id = await bring(page, await signIn(page, 'admin'), name);
  await page.goto(adminPaths.viewOrganisation(id));
  await page.getByRole('button', { name: `Take down now ${name}`, exact: true }).click();
  await page.getByLabel('Reason').fill('The kitchen burned down.');
  await page.getByRole('button', { name: `Take down ${name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Put back ${name}` })).toBeVisible();
  await expect.poll(() => publicNames(page)).not.toContain(name);
  await page.getByRole('button', { name: `Put back ${name}` }).click();
  await expect(
    page.getByRole('button', { name: `Take down now ${name}`, exact: true }),
  ).toBeVisible();
  await expect.poll(() => publicNames(page)).toContain(name);

  await page.getByText('History', { exact: true }).last().click();
  await expect(page.getByRole('heading', { name: `Taken down: ${name}` })).toBeVisible();
});

test('a change by mistake is put back from the history, unless it was changed again since', async ({
  page,
}) => {
  const token = await signIn(page, 'admin');
  const id = await bring(page, token, 'The Renamed Kitchen');
  const headers = { authorization: `Bearer ${token}` };
  const rename = (name: string) =>
    page.request.put(`/api/organisations/${id}`, { headers, data: { name } });
  await rename('The Wrong Kitchen');
  await rename('The Very Wrong Kitchen');
  await page.goto(adminPaths.recordHistory(id));
  const putBack = page.getByRole('button', { name: /^Put back as it was/ });
  page.on('dialog', (dialog) => dialog.accept());
  await putBack.last().click();
  await expect(page.getByRole('alert')).toContainText('This was changed again since.');
  await putBack.first().press('Enter');
  await expect(page.getByText('Put back as it was.', { exact: true })).toBeFocused();
  await expect(putBack).toHaveCount(2);
  await expect.poll(() => publicNames(page)).toContain('The Wrong Kitchen');
});

test('what was deleted by mistake is found in the history and restored', async ({ page }) => {
  const name = 'The Mistaken Kitchen';
  const token = await signIn(page, 'admin');
  const id = await bring(page, token, name);
  const headers = { authorization: `Bearer ${token}` };
  await page.request.delete(`/api/organisations/${id}`, { headers });
  await page.goto(adminPaths.history);
  await expect(page.getByRole('heading', { name: `Deleted: ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(SIZES.phone);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByRole('heading', { name: `Restored: ${name}` })).toBeVisible();
  await expect.poll(() => publicNames(page)).toContain(name);

  await page.getByLabel('Of', { exact: true }).selectOption('account');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/kind=account/);
  await expect(page.getByRole('heading', { name: `Restored: ${name}` })).toBeHidden();
});

test('what is listed twice becomes one, to which the old address leads, and two again', async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  const name = `The Twin Kitchen ${repeatEachIndex}`;
  const token = await signIn(page, 'admin');
  const keep = await bring(page, token, name);
  const drop = await bring(page, token, `${name}, Bristol`);
  await page.setViewportSize(SIZES.phone);
  await page.goto(adminPaths.merges);
  const both = `${name} and ${name}, Bristol`;
  const compare = page.getByRole('link', {
    name: new RegExp(`^Compare (${both}|${name}, Bristol and ${name})$`),
  });
  await expect(compare).toBeVisible();
  await page.goto(adminPaths.merge('organisation', keep, drop));
  await expect(page.getByRole('group', { name: 'Name' })).toBeVisible();
  await page.getByRole('radio', { name: `${name}, Bristol` }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Merge them' }).click();
  await expect(heading(page)).toHaveText('Twins');
  const undo = page.getByRole('button', {
    name: `Undo the merging of ${name}, Bristol into ${name}`,
  });
  await expect(undo).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect.poll(() => publicNames(page)).not.toContain(name);

  // Who has the old address and no script stands before the card of the one that stays.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto(new URL(paths.organisation(drop), page.url()).href);
  await expect(visitor.getByRole('heading', { name: `${name}, Bristol` })).toBeInViewport();
  await plain.close();

  await undo.click();
  await expect(page.getByText('They are two again.')).toBeVisible();
  await expect
    .poll(() => publicNames(page))
    .toEqual(expect.arrayContaining([name, `${name}, Bristol`]));
});

test('a listing gets an owner by a link, who chooses a password and signs in', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await bring(page, await signIn(page, 'admin'), 'The Ownerless Kitchen');
  await page.goto(adminPaths.people(id));
  await expect(page.getByText('Nobody signs in yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Their email').fill('owner@ownerless.test');
  await page.getByLabel('Give me the link, to hand over').check();
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('heading', { name: 'Here is the link' })).toBeInViewport();
  const link = await page.getByText(/\/reset-password\//).innerText();
  await expect(page.getByText('owner@ownerless.test').first()).toBeVisible();

  const theirs = await browser.newContext({ baseURL });
  const owner = await theirs.newPage();
  await owner.goto(new URL(link).pathname);
  await owner.getByLabel('New Password', { exact: true }).fill(PASSWORD);
  await owner.getByLabel('Confirm New Password', { exact: true }).fill(PASSWORD);
  await owner.getByRole('button', { name: 'Update Password' }).click();
  await expect(owner).toHaveURL(paths.login);
  await owner.getByLabel('Email').fill('owner@ownerless.test');
  await owner.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await owner.getByRole('button', { name: 'Login' }).click();
  await expect(owner).toHaveURL(paths.dashboard);
  await owner.goto(dashboardPaths.people);
  await expect(owner.getByText('(you)')).toBeVisible();
  await theirs.close();

  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Remove owner@ownerless.test' }).press('Enter');
  await expect(page.getByText('owner@ownerless.test can no longer sign in.')).toBeFocused();
});

test('the link for the last person there is room for stays in sight', async ({ page }) => {
  const token = await signIn(page, 'admin');
  const id = await bring(page, token, 'The Full House');
  const headers = { authorization: `Bearer ${token}` };
  for (const name of ['ada', 'ben', 'cy', 'dee'])
    await page.request.post(`/api/organisations/${id}/accounts`, {
      headers,
      data: { email: `${name}@full-house.test`, by: 'link' },
    });
  await page.goto(adminPaths.people(id));
  await page.getByLabel('Their email').fill('eve@full-house.test');
  await page.getByLabel('Give me the link, to hand over').check();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('Remove one to add another.')).toBeVisible();
  await expect(page.getByText(/\/reset-password\//)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite someone else' })).toHaveCount(0);
});

test('the dashboard says what is not well, and asks for a second admin', async ({ page }) => {
  await signIn(page, 'admin');
  await page.route('**/api/admin/operations', async (route) => {
    const operations = await (await route.fetch()).json();
    const mail = { waiting: 2, oldestWaitingSince: '2026-11-18T09:00:00.000Z', failing: 2 };
    await route.fulfill({ json: { ...operations, mail: { ...operations.mail, ...mail } } });
  });
  await page.goto(adminPaths.home);
  await expect(page.getByRole('heading', { name: 'Is all well?' })).toBeVisible();
  await expect(page.getByText('2 emails have not gone out, since')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Invite a second admin' }).click();
  await expect(heading(page)).toHaveText('Who signs in for The Charity');
});
