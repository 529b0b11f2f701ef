import { emergencyContacts } from '../../shared/emergency/emergency.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/api/accounts.ts';
import { newestLink } from '../support/api/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true, viewport: SIZES.phone });

const { outreach } = emergencyContacts();

test('an admin changes an emergency number, the other admins get a mail, and the old number is put back', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'admin');
  await page.goto(adminPaths.lines);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change Street outreach team' }).click();
  const phone = page.getByLabel('Phone');
  await phone.fill('0117');
  await page.getByLabel('Where this comes from').fill('rang, told by the duty officer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await phone.fill('0117 924 4604');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Emergency lines' })).toBeVisible();

  const link = await newestLink(`${baseURL}${adminPaths.editLine('outreach')}`);
  await page.goto(paths.immediateSupport);
  await expect(page.getByRole('link', { name: '0117 924 4604' })).toBeVisible();

  await page.goto(link);
  await page.getByText('History', { exact: true }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Put back as it was' }).first().click();
  await expect(page.getByText('Put back as it was.')).toBeVisible();
  await page.goto(paths.immediateSupport);
  await expect(page.getByRole('link', { name: outreach.phoneDisplay })).toBeVisible();
});
