import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/api/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { isTakenOver, startKiosk } from '../support/kiosk/kiosk.ts';
import { SIZES } from '../support/sizes.ts';

test.use({
  site: 'accounts',
  signsIn: true,
  viewport: SIZES.phone,
  // It tells of the build that its worker keeps.
  serviceWorkers: 'allow',
});

test('a kiosk tells that it runs, and an admin finds it, keeps it and removes it', async ({
  page,
}, { repeatEachIndex, workerIndex }) => {
  const place = `By door ${workerIndex}-${repeatEachIndex}`;
  await page.clock.install();
  await startKiosk(page, { place });
  await isTakenOver(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const told = page.waitForRequest('**/api/kiosks');
  // Not run through: the time that the worker has to answer would be over too.
  await page.clock.fastForward(61_000);
  const sent = (await told).postDataJSON();
  expect(sent).toEqual({
    place,
    screen: 'touch',
    build: expect.stringMatching(/^[\w-]{8}$/),
    minutesOld: expect.any(Number),
  });
  expect((await (await told).response())?.status()).toBe(200);

  await page.clock.resume();
  await signIn(page, 'admin');
  await page.goto(adminPaths.kiosks);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: place })).toBeVisible();
  await main.getByRole('button', { name: `Keep: it is ours ${place}` }).click();
  await expect(main.getByRole('button', { name: `Keep: it is ours ${place}` })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Running' })).toBeVisible();
  await expect(main.getByText(`The newest, ${sent.build}`).first()).toBeVisible();
  await expectAccessible(page);

  page.once('dialog', (dialog) => void dialog.accept());
  await main.getByRole('button', { name: `Remove ${place}` }).click();
  await expect(main.getByRole('heading', { name: place })).toHaveCount(0);
});
