import { expect, test } from '../support/fixtures.ts';
import { bar, button, KIOSK_SCREENS, startKiosk, traces } from '../support/kiosk/kiosk.ts';

test.use({ hasTouch: true, viewport: KIOSK_SCREENS.upright });

test('a kiosk narrows a list by who is let in, offers nothing of drink or drugs, and forgets it', async ({
  page,
}) => {
  await startKiosk(page);
  await button(page, /^Lunch/).tap();
  const ask = page.getByRole('button', { name: /^Will they let me in\?/ });
  await ask.tap();
  const choices = page.getByRole('group', { name: 'Will they let me in?' });
  await expect(choices.getByRole('button')).not.toHaveCount(0);
  await expect(choices.getByRole('button', { name: /drink|using/i })).toHaveCount(0);
  await choices.getByRole('button', { name: 'Halal food' }).tap();
  await expect(page.getByRole('heading', { name: 'Known to fit: 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Not said, ask first: \d+$/ })).toBeVisible();
  await button(page, /^Borderlands/).tap();
  await expect(page.getByRole('main')).toContainText('Halal food');
  expect((await traces(page)).path).not.toContain('halal');
  await bar(page, 'Home').tap();
  await button(page, /^Lunch/).tap();
  await expect(ask).toHaveText('Will they let me in?');
  await expect(page.getByRole('heading', { name: /^Known to fit/ })).toHaveCount(0);
});
