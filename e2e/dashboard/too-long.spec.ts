import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/api/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

// Whoever pastes too much is told what the most is and how much it was, and loses nothing of it.

test.use({ site: 'accounts', signsIn: true });

const LENGTH = 2000;
/** Phones are capped while they are typed (docs/product.md#constants), and what a browser checks itself takes no text. */
const TEXTS =
  'main form :is(textarea, input:is([type=text], [type=email], [type=url], :not([type]))):visible';

for (const [name, path] of [
  ['a registration', paths.register],
  ['an organisation', dashboardPaths.editOrganisation],
  ['a service', dashboardPaths.addService],
  ['a helpline', dashboardPaths.addHelpline],
] as const)
  test(`${name} says of each text that is too long how long it is`, async ({ page }) => {
    if (path !== paths.register) await signIn(page, 'organisation');
    await page.goto(path);
    const texts = page.locator(TEXTS);
    await expect(texts.first()).toBeVisible();
    const fields = await texts.all();
    for (const field of fields) {
      await field.fill('x'.repeat(LENGTH));
      expect((await field.inputValue()).length).toBe(LENGTH);
    }
    await page.locator('main form button[type=submit]').click();
    await expect(page.getByRole('alert').first()).toContainText(
      'Please fix the highlighted errors.',
    );
    for (const field of fields) {
      await expect(field).toHaveAccessibleDescription(/This one has 2,000 characters\./);
      expect((await field.inputValue()).length).toBe(LENGTH);
    }
    await expectAccessible(page);
  });
