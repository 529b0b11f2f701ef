import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { newestLink } from '../support/api/mailbox.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { expect, test } from '../support/fixtures.ts';
import { createHand } from '../support/own-tasks.ts';

// docs/product.md#while-one-is-away: who goes on leave names a colleague, who stops it without a password.

test.use({ site: 'accounts', signsIn: true });

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('who goes away names a colleague with three taps from the settings, and ends it with one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await asNewOrganisation(page, 'Leave Taken');
    await page.goto(dashboardPaths.settings);
    const { tap, taps } = createHand(page);
    await tap(page.getByRole('link', { name: 'While you are away' }));
    await expect(page).toHaveURL(dashboardPaths.away);
    const email = page.getByLabel('Their email');
    await tap(email);
    await email.fill('samantha.colleague@long-leave.example');
    await tap(page.getByRole('button', { name: 'Send my emails to them too' }));
    const said = page
      .getByRole('status')
      .filter({ hasText: 'samantha.colleague@long-leave.example' });
    await expect(said).toHaveText('Saved. We have told samantha.colleague@long-leave.example.');
    await expect(said).toBeFocused();
    expect(taps()).toBe(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto(dashboardPaths.people);
    await expect(
      page.getByText(/Away until the end of .* goes to samantha.colleague@long-leave.example too/),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.goto(dashboardPaths.away);
    await page.getByRole('button', { name: /^Stop these extra emails to samantha/ }).click();
    await expect(page.getByText('goes to nobody else from now on')).toBeFocused();
    await expect(page.getByLabel('Their email')).toHaveValue('');
  });
});

test('what cannot be is said at its field, and what was typed stays', async ({ page }) => {
  await asNewOrganisation(page, 'Leave Refused');
  await page.goto(dashboardPaths.away);
  const [email, until] = [page.getByLabel('Their email'), page.getByLabel('Your last day away')];
  await email.fill('leave.refused@handbook.test');
  await until.fill('2031-01-01');
  const send = page.getByRole('button', { name: 'Send my emails to them too' });
  await send.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'This is your own email. Name somebody else.',
    /That is too far off: up to 60 days/,
  ]);
  await expect(email).toHaveValue('leave.refused@handbook.test');
  await expect(until).toHaveValue('2031-01-01');
  await email.fill('sam');
  await until.fill('');
  await send.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Invalid email address',
    'Please give your last day away.',
  ]);
});

for (const javaScriptEnabled of [true, false])
  test(`a stand-in stops it without a password, ${javaScriptEnabled ? 'with' : 'without'} script, and no scanner does`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await asNewOrganisation(page, `Leave Ended ${javaScriptEnabled}`);
    await page.goto(dashboardPaths.away);
    const email = `sam.${javaScriptEnabled}@leave.example`;
    await page.getByLabel('Their email').fill(email);
    await page.getByRole('button', { name: 'Send my emails to them too' }).click();
    await expect(page.getByText('gets what we ask you too')).toBeVisible();
    const link = await newestLink(`${baseURL}${mailedPaths.standIn('')}`, email);

    const theirs = await browser.newContext({ javaScriptEnabled });
    const stranger = await theirs.newPage();
    for (let n = 0; n < 2; n++) await stranger.goto(link);
    await expect(stranger.getByText(/Somebody at Leave Ended/)).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(stranger);
    await stranger.getByRole('button', { name: 'Send me no more' }).click();
    await expect(stranger.getByText(/You get no more of these emails about/)).toBeVisible();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
    await theirs.close();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Send my emails to them too' })).toBeVisible();
  });
