import type { Page } from '@playwright/test';
import { openSite } from '../../scripts/site/sample-site.ts';
import type { PaperDirectory } from '../../shared/paper/handbook/sections.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { expectForEveryone, expectNoSidewaysScroll } from '../support/accessible.ts';
import { signIn } from '../support/api/accounts.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { addMonday, records, SILENT } from '../support/site/monday-city.ts';
import { SIZES } from '../support/sizes.ts';

// A charity's Monday: a city of 150 organisations of which one thing of every kind waits, done from one page.

/** A site of its own: nobody else works through it. */
const test = base.extend<object, { ofMonday: string }>({
  ofMonday: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const site = await openSite(records, addMonday);
      await use(site.origin);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ofMonday }, use) => use(ofMonday),
});

test.use({ signsIn: true, viewport: SIZES.phone });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('what waits on Monday is done from one page, one of every kind, for 150 organisations on a phone', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  await page.goto(adminPaths.monday);
  const main = page.getByRole('main');
  const topic = (words: RegExp) => main.getByRole('region', { name: words });
  /** How much of a topic there is, as its heading says: none where it has gone. */
  const countOf = async (words: RegExp) => {
    const titles = await topic(words).getByRole('heading', { level: 2 }).first().allInnerTexts();
    return Number.parseInt(titles[0] ?? '0', 10);
  };
  const said = (words: string | RegExp) =>
    expect(main.getByRole('status').filter({ hasText: words }).first()).toBeVisible();
  /** Finds it to be clicked after it was loaded anew: what a page elsewhere has done is counted. */
  const comeBack = async () => {
    await page.goto(adminPaths.monday);
    await expect(heading(page)).toHaveText('Monday');
  };
  const today = cityTime(Date.now()).date;
  /** The day on which the public reads that an organisation, or a service of it as 'Lunch, Its name', was last checked. */
  const checkedOn = async (name: string) => {
    const answer = await page.request.get('/api/directory');
    const { organisations, services }: PaperDirectory = await answer.json();
    const found =
      organisations.find((it) => it.name === name) ??
      services.find(({ type, provider }) => `${type}, ${provider.name}` === name);
    return cityTime(Date.parse(found?.lastCheckedAt ?? '')).date;
  };
  const undo = async (about: string) => {
    const button = main.getByRole('button', { name: `Undo : ${about}` });
    await button.click();
    await said('Undone.');
    await expect(button).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
  };
  page.on('dialog', (dialog) => dialog.accept());
  await expectForEveryone(page);

  await test.step('who waits is approved', async () => {
    const pending = topic(/waits? for approval$/);
    await pending.getByRole('button', { name: /^Approve/ }).click();
    await said('The Patient Kitchen: ');
    await expect(pending).toHaveCount(0);
  });

  await test.step('what was reported is read, answered and closed', async () => {
    const reported = topic(/reported$/);
    await expect(reported.getByText('Shouting at the door.')).toBeVisible();
    await reported.getByLabel(/^What was done/).fill('Spoke to them.');
    await reported.getByRole('button', { name: /^Passed on to them/ }).click();
    await said('The Loud Kitchen: ');
    await expect(reported).toHaveCount(0);
  });

  await test.step('mails that failed are sent again', async () => {
    const mails = topic(/get through$/);
    await expect(mails.getByText('The mailbox is full.')).toBeVisible();
    await mails.getByRole('button', { name: 'Send again now: 1' }).click();
    await said('1 email is sent again.');
    // It goes beside the answer.
    await expect(async () => {
      await comeBack();
      await expect(mails).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  });

  await test.step('a kiosk that is gone is removed', async () => {
    const kiosks = topic(/not seen for a day$/);
    await kiosks.getByRole('button', { name: 'It is gone: remove The library' }).click();
    await said('The library is removed.');
    await expect(kiosks).toHaveCount(0);
  });

  await test.step('an emergency line is checked', async () => {
    const lines = topic(/emergency lines? to check$/);
    const before = await countOf(/emergency lines? to check$/);
    await lines.getByRole('link', { name: 'Check the emergency lines' }).click();
    const checks = main.getByRole('button', { name: /^Checked today/ });
    await expect(checks.first()).toBeVisible();
    const all = await checks.count();
    await checks.first().click();
    await expect(checks).toHaveCount(all - 1);
    await comeBack();
    await expect.poll(() => countOf(/emergency lines? to check$/)).toBe(before - 1);
  });

  await test.step('who does not answer is rung, and the right person asked for', async () => {
    const calls = topic(/to ring$/);
    const before = await countOf(/to ring$/);
    expect(before).toBe(SILENT);
    const first = calls.getByRole('listitem').filter({ hasText: 'Silent 100' });
    await expect(first.getByText(/^anna@silent\.test is away until the end of /)).toContainText(
      'Ask for sam@silent.test.',
    );
    await first.getByRole('button', { name: /^All still right/ }).click();
    await said('Silent 100: All still right. Noted.');
    await expect.poll(() => countOf(/to ring$/)).toBe(before - 1);
    await expect.poll(() => checkedOn('Silent 100')).toBe(today);
  });

  await test.step('a call that was noted of the wrong one is undone, as on the page of all calls', async () => {
    const before = await countOf(/to ring$/);
    const was = await checkedOn('Silent 101');
    for (const path of [adminPaths.monday, adminPaths.calls]) {
      await page.goto(path);
      const wrong = main.getByRole('button', { name: 'All still right : Silent 101' });
      await wrong.click();
      await said('Silent 101: All still right. Noted.');
      await expect(wrong).toHaveCount(0);
      await expect.poll(() => checkedOn('Silent 101')).toBe(today);
      await undo('Silent 101: All still right. Noted.');
      await expect(wrong).toHaveCount(1);
      await expect.poll(() => checkedOn('Silent 101')).toBe(was);
    }
    await comeBack();
    await expect.poll(() => countOf(/to ring$/)).toBe(before);
  });

  await test.step('one that is old is said to be still right, which is undone and said again', async () => {
    const old = topic(/not checked for six months$/);
    const before = await countOf(/not checked for six months$/);
    const stillRight = old.getByRole('button', { name: /^Still right/ }).first();
    const [, name = ''] = /: (.*)$/.exec((await stillRight.innerText()).trim()) ?? [];
    const row = old.getByRole('listitem').filter({ hasText: name }).first();
    const was = await checkedOn(name);
    await stillRight.click();
    await said(`${name}: Still right.`);
    await expect.poll(() => countOf(/not checked for six months$/)).toBe(before - 1);
    await expect.poll(() => checkedOn(name)).toBe(today);
    await undo(`${name}: Still right.`);
    await expect.poll(() => countOf(/not checked for six months$/)).toBe(before);
    await expect.poll(() => checkedOn(name)).toBe(was);
    await expect(row.getByText(/^Last checked on /)).toBeVisible();
  });

  await test.step('one that is old is looked at, saved, and so checked', async () => {
    const before = await countOf(/not checked for six months$/);
    await topic(/not checked for six months$/)
      .getByRole('link', { name: /^Services: / })
      .click();
    await main.getByRole('link', { name: /^Edit/ }).first().click();
    await main.getByRole('button', { name: 'Save' }).click();
    await expect(heading(page)).not.toHaveText(/^Edit/);
    await comeBack();
    await expect.poll(() => countOf(/not checked for six months$/)).toBe(before - 1);
  });

  await test.step('fifty that were looked at in an afternoon are said to be right together', async () => {
    const before = await countOf(/to ring$/);
    await main.getByRole('link', { name: 'Say of several at once that they are right' }).click();
    await expect(heading(page)).toHaveText('Several at once');
    await main.getByLabel('Search by organisation name').fill('silent');
    await expect(main.getByText(`1 to 50 of ${before} organisations`)).toBeVisible();
    await main.getByLabel('All on this page').check();
    await expectNoSidewaysScroll(page);
    await main.getByRole('button', { name: 'All still right 50 chosen' }).click();
    await expect(main.getByText('Checked: 50.')).toBeVisible();
    await expect(main.getByText(`1 to 50 of ${before - 50} organisations`)).toBeVisible();
    await comeBack();
    await expect.poll(() => countOf(/to ring$/)).toBe(before - 50);
  });

  await test.step('twins are compared, and become one', async () => {
    const twins = topic(/twins$/);
    const before = await countOf(/twins$/);
    await twins.getByRole('link', { name: /^Compare .*The Twin Kitchen/ }).click();
    await main.getByRole('button', { name: 'Merge them' }).click();
    await expect(heading(page)).toHaveText('Twins');
    await comeBack();
    await expect.poll(() => countOf(/twins$/)).toBe(before - 1);
  });

  await test.step('what is right again is put back', async () => {
    const down = topic(/taken down$/);
    await down.getByRole('button', { name: 'Put back The Moving Kitchen' }).click();
    await said('The Moving Kitchen is shown again.');
    await expect(down).toHaveCount(0);
  });

  await test.step('who has not said their hours on a holiday is rung, and they are filled in', async () => {
    const holidays = topic(/^Not answered: /);
    const jubilee = holidays.getByRole('link', { name: /^Jubilee/ });
    const before = Number((await jubilee.innerText()).match(/: (\d+) not yet$/)?.[1]);
    await jubilee.click();
    await main
      .getByRole('link', { name: /^Fill in for / })
      .first()
      .click();
    await main.getByRole('button', { name: 'As usual', exact: true }).click();
    await main.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL((url) => url.pathname === adminPaths.holidays);
    await comeBack();
    await expect(jubilee).toHaveText(new RegExp(`: ${before - 1} not yet$`));
    const remind = holidays.getByRole('button', { name: /^Remind by email: .* Jubilee$/ });
    await remind.click();
    await said(/^Jubilee: 1 reminded by email\.$/);
    await expect(remind).toHaveCount(0);
  });

  await test.step('words that found nothing are led somewhere', async () => {
    const searches = topic(/found nothing/);
    await searches.getByLabel('“brekkie”, 6 times. Lead it to').selectOption('Breakfast');
    await searches.getByRole('button', { name: 'Lead there : brekkie' }).click();
    await said('“brekkie” leads to Breakfast.');
    await expect(searches).toHaveCount(0);
  });

  await test.step('an organisation that is missing is added', async () => {
    await main.getByRole('link', { name: 'Add an organisation' }).click();
    await page.getByLabel('Organisation name').fill('The New Kitchen');
    await page.getByLabel(/^Description/).fill('Soup at noon.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(heading(page)).toHaveText('The New Kitchen');
  });

  await test.step('what changed is read through, all of this among it', async () => {
    await comeBack();
    await topic(/^\d+ changes since /)
      .getByRole('link', { name: /^Read what changed since / })
      .click();
    await expect(main.getByText('The New Kitchen').first()).toBeVisible();
  });
});
