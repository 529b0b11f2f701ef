import type { D1Database } from '@cloudflare/workers-types';
import { openSite } from '../../scripts/site/sample-site.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { expectForEveryone } from '../support/accessible.ts';
import { addAccounts, signIn } from '../support/api/accounts.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

const UNCONFIRMED = 45;
/** Far down a list that is sorted by when they registered. */
const CONFIRMED = 'The Patient Kitchen';

/** What a stranger types: each field as long as it may be, the names without a space to break at. */
async function addFlood(db: D1Database) {
  await addAccounts(db);
  const insert = (id: string, name: string, registered: string, confirmed: string | null) => [
    db
      .prepare(
        `INSERT INTO organisations (id, name, description, addresses, role, approved, published, created_at, version, updated_at)
         VALUES (?1, ?2, ?3, ?4, 'organisation', 0, 1, ?5, 1, ?5)`,
      )
      .bind(id, name, 'x'.repeat(1200), JSON.stringify(Array(5).fill('y'.repeat(150))), registered),
    db
      .prepare(
        `INSERT INTO accounts (id, organisation_id, email, password_hash, role, created_at)
         VALUES (?1, ?2, ?3, '', 'organisation', ?4)`,
      )
      .bind(`account ${id}`, id, `${id}@${'z'.repeat(60)}.example`, registered),
    db
      .prepare(
        `INSERT INTO registrations (organisation_id, account_id, registered_at, confirmed_at, came_from, mails, told_at)
         VALUES (?1, ?2, ?3, ?4, '', 1, ?3)`,
      )
      .bind(id, `account ${id}`, registered, confirmed),
  ];
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  await db.batch([
    ...Array.from({ length: UNCONFIRMED }, (_, n) =>
      insert(`flood-${n}`, `Flood ${n} ${'x'.repeat(80)}`, at(n), null),
    ).flat(),
    ...insert('patient', CONFIRMED, at(100), at(101)),
  ]);
}

/** A site of its own, which nobody else floods. */
const test = base.extend<object, { flooded: string }>({
  flooded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const site = await openSite({ organisations: [], helplines: [] }, addFlood);
      await use(site.origin);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ flooded }, use) => use(flooded),
});

test.use({ signsIn: true, viewport: SIZES.phone });

test('a flood of registrations stands below who has confirmed, a line each, and goes a page at a time', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  await page.goto(adminPaths.pending);
  const items = page.getByRole('main').locator('li[id]');
  await expect(items).toHaveCount(20);
  await expect(items.first().getByRole('heading', { name: CONFIRMED })).toBeVisible();
  await expect(items.first().getByRole('button', { name: 'Approve' })).toBeVisible();
  const section = page.getByRole('region', { name: 'Address not confirmed' });
  await expect(section).toContainText(`${UNCONFIRMED} in all, 19 of them on this page.`);
  // Two dozen screens of a phone with everything open; what is folded up is three.
  const { screens, buttonAt } = await section.evaluate((element) => ({
    screens: element.getBoundingClientRect().height / innerHeight,
    buttonAt:
      (element.querySelector('button')?.getBoundingClientRect().top ?? 0) -
      element.getBoundingClientRect().top,
  }));
  expect(screens).toBeLessThan(6);
  expect(buttonAt).toBeLessThan(SIZES.phone.height / 2);
  await expectForEveryone(page, async () => {
    const folded = items.nth(1).getByRole('button', { expanded: false }).first();
    if (!(await items.nth(1).getByRole('button', { name: 'Approve' }).isVisible()))
      await folded.click();
    await expect(items.nth(1).getByRole('button', { name: 'Approve' })).toBeVisible();
  });

  const removal = section.getByRole('button', { name: 'Delete the 19 on this page' });
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await removal.click();
  expect(asked[0]).toContain('Delete 19 registrations');
  expect(asked[0]).toContain('• Flood 0 xxx');
  expect(asked[0]).toContain('and 11 more on this page');
  await expect(items).toHaveCount(20);
  page.once('dialog', (dialog) => dialog.accept());
  await removal.click();
  await expect(page.getByText('19 registrations deleted.')).toBeVisible();
  // The next ones move up, and who has confirmed stays first.
  await expect(section).toContainText(`${UNCONFIRMED - 19} in all`);
  await expect(items.first().getByRole('heading', { name: CONFIRMED })).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${adminPaths.pending}?page=2`);
  const left = UNCONFIRMED + 1 - 19 - 20;
  await expect(items).toHaveCount(left);

  // Who has not confirmed is approved only after another question.
  const unsure = items.filter({ hasText: 'Flood 40 ' });
  await unsure.getByRole('button', { expanded: false }).first().click();
  const approve = unsure.getByRole('button', { name: /^Approve/ });
  const name = `Flood 40 ${'x'.repeat(80)}`;
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await approve.click();
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toBe(adminMessages.organisations.approveUnconfirmed(name));
  await expect(items).toHaveCount(left);
  page.once('dialog', (dialog) => dialog.accept());
  await approve.click();
  await expect(page.getByText(adminMessages.organisations.approved)).toBeVisible();
  await expect(items).toHaveCount(left - 1);
});
