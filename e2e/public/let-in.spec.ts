import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { ownApi } from '../support/api/own-api.ts';
import { expect, test } from '../support/fixtures.ts';

const ASK = 'Will they let me in?';
const LUNCH = paths.timetable('Lunch');

test('a list is narrowed by a tap, asks nobody, and stands in an address only once it is copied', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
  });
  const asked: string[] = [];
  await visit(LUNCH);
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.getByRole('button', { name: ASK }).click();
  await page.getByLabel('Halal food').check();
  await expect(page.getByRole('heading', { name: 'Known to fit: 1' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Borderlands' })).toContainText(
    'Halal food',
  );
  await expect(page.getByRole('heading', { name: /^Not said, ask first: \d+$/ })).toBeVisible();
  await expectAccessible(page);
  expect(new URL(page.url()).search).toBe('');
  expect(asked.filter((url) => /fits|halal/i.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expect(page).toHaveURL(/\/timetable\/Lunch\?fits=halal$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Known to fit: 1' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form narrows a timetable and a board, and the day keeps it', async ({ page }) => {
    await page.goto(LUNCH);
    await page.getByRole('link', { name: ASK }).click();
    await page.getByLabel('Halal food').check();
    await page.locator('#let-in').getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('heading', { name: 'Known to fit: 1' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'When' })
      .getByRole('link', { name: 'Today' })
      .click();
    await expect(page).toHaveURL(/when=today&fits=halal$/);
    await expect(page.getByRole('heading', { name: 'Known to fit: 1' })).toBeVisible();
    await page.goto(`${paths.need('health')}?when=Monday&fits=walkIn`);
    await expect(page.getByRole('heading', { name: /^Known to fit: \d+$/ })).toBeVisible();
    await expect(page.getByText(/^Left out, because they say no: \d+\.$/)).toBeVisible();
  });
});

test.describe('an organisation', () => {
  test.use({ site: 'accounts', signsIn: true, viewport: { width: 360, height: 640 } });

  test('says by taps who is let in, of all its services at once, and people read it', async ({
    page,
  }) => {
    await asNewOrganisation(page, `Open Door ${test.info().repeatEachIndex}`, ['1 Quay Street']);
    const api = await ownApi(page);
    const id = await api.addService({ type: 'Day Centre' });
    await api.addService({ type: 'Lunch' });
    await page.goto(dashboardPaths.letIn());
    const answer = (question: string, said: string) =>
      page.getByRole('group', { name: question }).getByLabel(said, { exact: true }).check();
    await answer('Can people bring a dog?', 'Yes');
    await answer('Can people come without ID?', 'No');
    await answer('Is it for women only?', 'Yes');
    await answer('Is it for men only?', 'Yes');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Is it for women only?' })).toContainText(
      'It cannot be “Women only” and “Men only” at once.',
    );
    await answer('Is it for men only?', 'Not said');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. The public sees it now.')).toBeVisible();
    await page.goto(`${paths.timetable('Day Centre')}?fits=dogs&fits=womenOnly`);
    const row = page.locator(`[id="${id}"]`);
    await expect(row).toContainText('Women only');
    await expect(row).toContainText('Dogs welcome');
    await expect(row).toContainText('Bring ID');
  });
});
