import { LINE_NAMES, LINE_TITLES } from '../../shared/lines/lines.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { PEOPLE, signIn } from '../support/api/accounts.ts';
import { newestLink } from '../support/api/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true, viewport: SIZES.phone });

/** A card for each of five runs beside one another. */
const CARDS = [...LINE_NAMES.slice(0, 5)].reverse();

test('an admin changes an emergency number, the other admins get a mail, and the old number is put back', async ({
  page,
  baseURL,
}, { repeatEachIndex }) => {
  const card = CARDS[repeatEachIndex % CARDS.length] ?? 'hurt';
  const number = `0117 924 460${repeatEachIndex % 10}`;
  await signIn(page, 'admin');
  await page.goto(adminPaths.lines);
  await expectAccessible(page);
  await page.getByRole('link', { name: `Change ${LINE_TITLES[card]}` }).click();
  const phone = page.getByLabel('Phone');
  await phone.fill('0117');
  await page.getByLabel('Where this comes from').fill('rang, told by the duty officer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await phone.fill(number);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Emergency lines' })).toBeVisible();

  const link = await newestLink(`${baseURL}${adminPaths.editLine(card)}`, PEOPLE.admin.email);
  await page.goto(paths.immediateSupport);
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  await page.goto(link);
  await page.getByRole('main').getByText('History', { exact: true }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Put back as it was' }).first().click();
  await expect(page.getByText('Put back as it was.')).toBeVisible();
  await page.goto(paths.immediateSupport);
  await expect(page.getByRole('heading', { name: 'Immediate support' })).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toHaveCount(0);
});
