import { WHOLE_LIST } from '../../../shared/paths/parts.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { readApi } from '../../support/api/read-api.ts';
import { expect, test } from '../../support/fixtures.ts';

test.describe('in a large city', () => {
  test.use({ site: 'large' });

  test('an old address with its #id gets to the card, in the part of the list that has it', async ({
    page,
    request,
  }) => {
    const organisations = await readApi(request).organisations();
    expect(organisations.length).toBeGreaterThan(WHOLE_LIST);
    const { _id, name } = organisations.at(-1) ?? { _id: '', name: '' };
    await page.goto(paths.organisations);
    await expect(page.locator('[data-moved]').first()).toBeVisible();

    await page.goto(`${paths.organisations}#${_id}`);
    await expect(page).toHaveURL(new RegExp(`${paths.organisations}\\?part=[^#]+#${_id}$`));
    const card = page.locator(`li[id="${_id}"]`);
    await expect(card.getByRole('heading', { name, exact: true })).toBeFocused();
    await expect(card).toBeInViewport();
    await expect(page.locator('[data-moved]')).toHaveCount(0);

    const [first] = organisations;
    await page.goto(`${paths.organisations}#${first?._id}`);
    await expect(page.locator(`li[id="${first?._id}"]`)).toBeInViewport();
  });
});
