import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { PEOPLE } from '../support/api/accounts.ts';
import { newestLink } from '../support/api/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';
import { createHand } from '../support/own-tasks.ts';

// docs/product.md#asking: who is asked by mail answers without a sign-in.

test.use({ site: 'asked', hasTouch: true, viewport: { width: 360, height: 640 } });

// There is one mail, which one after the other answers and takes back.
test.describe.configure({ mode: 'serial' });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('two taps from the mail say that all is still right, people read it, and one takes it back', async ({
      page,
      baseURL,
    }) => {
      const stillRight = `${baseURL}${mailedPaths.stillRight('')}`;
      const link = await newestLink(stillRight, PEOPLE.organisation.email);
      /** A copy that the Worker has is of a moment ago. */
      const expectRead = (words: string) =>
        expect(async () => {
          await page.goto(paths.helplineType('General'));
          await expect(page.getByText(words)).toBeVisible({ timeout: 1000 });
        }).toPass();
      await expectRead('Checked 6 weeks ago');

      const { tap, taps } = createHand(page);
      // A mail of its own, whose one link is what the first tap is on.
      await page.setContent(`<a href="${link}">All still right</a>`);
      await tap(page.getByRole('link', { name: 'All still right' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this still right?');
      await expect(page.getByRole('checkbox', { name: /The Open Line/ })).toBeChecked();
      await tap(page.getByRole('button', { name: 'All ticked is still right' }));
      await expect(
        page.getByRole('heading', { name: 'People now read that this was checked' }),
      ).toBeVisible();
      expect(taps()).toBe(2);
      await expectNoSidewaysScroll(page);
      if (javaScriptEnabled) await expectAccessible(page);

      const said = page.url();
      await expectRead('Checked today');
      await page.goto(said);
      await tap(page.getByRole('button', { name: 'Undo: take this back' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is this still right?');
      await expectRead('Checked 6 weeks ago');
    });
  });
