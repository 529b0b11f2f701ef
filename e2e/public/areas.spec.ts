import { paths } from '../../shared/paths/paths.ts';
import { PEOPLE, type Person, signIn } from '../support/api/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { headingsSeen } from '../support/headings-seen.ts';

test.use({ site: 'accounts', signsIn: true });

/** docs/product.md#route-guard: where each address leads whom. */
const LEADS: [who: Person | null, from: string, to: string][] = [
  [null, paths.dashboard, paths.login],
  [null, paths.admin, paths.login],
  [null, `${paths.dashboard}/settings`, paths.login],
  ['organisation', paths.admin, paths.dashboard],
  ['organisation', `${paths.admin}/settings`, paths.dashboard],
  ['organisation', paths.login, paths.dashboard],
  ['organisation', paths.register, paths.dashboard],
  ['admin', paths.dashboard, paths.admin],
  ['admin', paths.login, paths.admin],
];

const HEADINGS: Record<string, string> = {
  [paths.login]: 'Organisation Login',
  [paths.dashboard]: 'Dashboard Home',
  [paths.admin]: 'Admin Home',
};

for (const [who, from, to] of LEADS)
  test(`${from} leads ${who ?? 'a visitor'} to ${to}, past no other page`, async ({ page }) => {
    if (who) await signIn(page, who);
    const seen = await headingsSeen(page);
    await page.goto(from);
    await expect(page).toHaveURL(to);
    const heading = HEADINGS[to] ?? '';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const wrong = ['Dashboard Home', 'Admin Home'].filter((title) => title !== heading);
    expect(seen.filter((title) => wrong.includes(title))).toEqual([]);
  });

test('an address inside an area that leads nowhere says so', async ({ page }) => {
  await signIn(page, 'organisation');
  await page.goto(`${paths.dashboard}/nothing-here`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

for (const path of [paths.dashboard, paths.admin, `${paths.admin}/view-organisation/1`])
  test(`the server’s HTML of ${path} holds nothing of anybody`, async ({ page }) => {
    const token = await signIn(page, 'admin');
    const response = await page.request.get(path, {
      headers: { authorization: `Bearer ${token}` },
    });
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('Organisation Login');
    for (const { name, email } of Object.values(PEOPLE)) {
      expect(html).not.toContain(name);
      expect(html).not.toContain(email);
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [paths.dashboard, paths.login, paths.register])
    test(`${path} says that it needs it`, async ({ page }) => {
      await page.goto(path);
      const note = page.locator('main noscript p');
      await expect(note).toBeVisible();
      expect(await note.innerText()).toContain('This page needs JavaScript');
    });
});
