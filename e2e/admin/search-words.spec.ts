import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/api/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

test.use({ site: 'accounts', signsIn: true });

test('an admin teaches the search a word, finds by it, and has it forgotten', async ({ page }, {
  repeatEachIndex,
}) => {
  const word = `zorble${'abcdefghij'[repeatEachIndex % 10]}`;
  await signIn(page, 'admin');
  await page.goto(adminPaths.searches);
  await page.getByLabel('Words that people type').fill(word);
  await page.getByRole('button', { name: 'Add these words' }).click();
  const where = page.getByLabel('Where they lead');
  await expect(where).toHaveAttribute('aria-invalid', 'true');
  await where.selectOption('Immediate support');
  await page.getByRole('button', { name: 'Add these words' }).click();
  const remove = page.getByRole('button', { name: `Remove ${word}` });
  await expect(remove).toBeVisible();
  await expectAccessible(page);

  await page.goto(paths.search(word));
  const found = page.getByRole('main').getByRole('link', { name: 'Immediate support' });
  await expect(found.first()).toBeVisible();
  await expect(page.getByText('Nothing found for')).toHaveCount(0);

  await page.goto(adminPaths.searches);
  await remove.click();
  await expect(remove).toHaveCount(0);
});
