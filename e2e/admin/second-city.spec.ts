import { SETTINGS_LABELS } from '../../shared/lines/line-labels.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { FIRST_SETTINGS } from '../../shared/site/site.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/api/accounts.ts';
import { expect, test } from '../support/guarded.ts';
import { SIZES } from '../support/sizes.ts';

// On a site of its own, which has its first name again afterwards.
test.use({ signsIn: true, viewport: SIZES.phone, hasTouch: true });

const NAME = 'Anytown Shelter Guide';
const PAGES = [paths.home, paths.tonight, '/print/today', kioskPaths.home];

test.afterEach(async ({ page }) => {
  const authorization = `Bearer ${await signIn(page, 'admin')}`;
  const { name, city } = FIRST_SETTINGS;
  const address = '/api/lines/settings';
  await page.request.put(address, { headers: { authorization }, data: { name, city } });
});

test('an admin names the site for another city on a phone, and page, paper and kiosk have it without a build', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(adminPaths.siteSettings);
  await page.getByLabel(SETTINGS_LABELS.name).fill(NAME);
  await page.getByLabel(SETTINGS_LABELS.city).fill('Any(town');
  await page.getByRole('button', { name: 'Save' }).tap();
  const city = page.getByLabel(SETTINGS_LABELS.city, { exact: true });
  await expect(city).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await city.fill('Anytown');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByRole('heading', { name: 'Admin Home' })).toBeVisible();

  for (const path of PAGES) {
    const answer = await page.request.get(path);
    const text = await answer.text();
    expect([path, text.includes(NAME), text.includes(FIRST_SETTINGS.name)]).toEqual([
      path,
      true,
      false,
    ]);
  }
  await page.goto(paths.home);
  await expect(page).toHaveTitle(new RegExp(NAME));
  await expect(page.getByRole('banner')).toContainText(NAME);
  const paper = await page.request.head('/timetable/Breakfast.pdf');
  expect(paper.headers()['content-disposition']).toContain('anytown-shelter-guide');
});
