import { emergencyContacts } from '../../shared/emergency/emergency.ts';
import { LISTENING_CALL } from '../../shared/emergency/national-calls.ts';
import { kioskPaths } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { mayBeFull, STEPS, TONIGHT_HEADING } from '../../shared/tonight/steps.ts';
import { expectAccessible } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

const { hurt } = emergencyContacts();
const shown = Object.values(emergencyContacts()).filter(({ name }) => name);

for (const path of [paths.immediateSupport, kioskPaths.emergency])
  test(`${path} has the number for who is hurt at home, and says of each card when it was checked`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.locator('main');
    await expect(main).toContainText(hurt.name);
    await expect(main).toContainText(hurt.phoneDisplay);
    await expect(main.getByText(/^(Not checked yet|Checked \d)/)).toHaveCount(shown.length);
    expect(await page.title()).not.toMatch(/abuse|hurt|crime/i);
  });

for (const path of [paths.need('health'), paths.timetable('Health & Dental Care')])
  test(`whoever is ill finds 111 on the first screen of ${path}, whatever is open`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.phone);
    await page.goto(path);
    const call = page.getByRole('link', { name: '111 free', exact: true });
    await expect(call).toHaveAttribute('href', 'tel:111');
    await expect(call).toBeInViewport({ ratio: 1 });
  });

for (const path of [kioskPaths.need('health'), kioskPaths.services('Health & Dental Care')])
  test(`a kiosk says 111 to whoever looks for health at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main')).toContainText('Ill or hurt now? Call 111, free.');
  });

test('the number for who is hurt at home is dialled by a tap', async ({ visit, page }) => {
  await visit(paths.immediateSupport);
  const call = page.getByRole('link', { name: hurt.phoneDisplay });
  await expect(call).toHaveAttribute('href', hurt.phoneHref);
});

test('the number for who is hurt at home is in the printed handbook', async ({ page }) => {
  await page.goto(`${paths.print}/handbook`);
  const front = page.locator('section, article').filter({ hasText: 'Emergency: who to call' });
  await expect(front.first()).toContainText(hurt.phoneDisplay);
});

test('the numbers for victims have a title that tells nobody, 999 and the free number, and leave no search behind', async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.goto(paths.search('refuge'));
  await expect(page).toHaveURL(paths.search());
  const kept = await page.evaluate(() => history.length);
  await page.getByRole('main').getByRole('link', { name: 'Victim of a crime' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Victim of a crime Helplines');
  await expect(page).toHaveTitle(/^Helplines/);
  expect(await page.evaluate(() => history.length)).toBe(kept);
  const danger = page.getByRole('main').getByText('In danger now?').locator('../..');
  await expect(danger).toContainText(hurt.phoneDisplay);
  await expect(danger).toContainText('The call stays in your phone');
});

for (const path of [paths.timetable('Mental Health'), paths.need('health'), paths.immediateSupport])
  test(`${path} has a number to talk to somebody at every hour`, async ({ visit, page }) => {
    await visit(path);
    await expect(page.getByRole('link', { name: LISTENING_CALL.number })).toHaveAttribute(
      'href',
      LISTENING_CALL.href,
    );
    await expectAccessible(page);
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: SIZES.phone });

    test('nowhere to sleep: numbered steps, one tap from home, that say whom to ring and where beds are', async ({
      page,
      request,
    }) => {
      await page.goto(paths.home);
      await page.getByRole('link', { name: TONIGHT_HEADING }).first().click();
      await expect(page).toHaveURL(paths.tonight);
      await expect(page).toHaveTitle(/^Tonight/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(TONIGHT_HEADING);
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(Object.values(STEPS));
      await expect(main.getByRole('link', { name: /Call 999/ })).toHaveAttribute('href', 'tel:999');

      const step = (title: string) => main.locator('ol > li').filter({ hasText: title }).first();
      const { council, outOfHours } = emergencyContacts();
      const numbers = step(STEPS.ring).locator('a[href^="tel:"]');
      const ringing = await numbers.evaluateAll((links) =>
        links.map((it) => it.getAttribute('href')),
      );
      expect(ringing.sort()).toEqual([council.phoneHref, outOfHours.phoneHref].sort());

      const services = await readApi(request).allServices();
      for (const { provider, phoneHref } of services.filter(({ beds }) => beds)) {
        const bed = main.locator('ol > li > div').filter({ hasText: provider.name }).first();
        await expect(bed).toContainText(mayBeFull(phoneHref));
      }
      if (javaScriptEnabled) await expectAccessible(page);

      await main.getByRole('link', { name: 'Print these steps' }).click();
      await expect(page).toHaveURL(paths.printTonight);
      await expect(page.locator('body')).toContainText(`1. ${STEPS.ring}: `);
      await expect(page.locator('body')).toContainText(/In danger\?\s*Call 999/);
    });
  });
