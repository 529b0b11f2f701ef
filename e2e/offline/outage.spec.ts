import type { D1Database } from '@cloudflare/workers-types';
import { openSite, type Site, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { addAccounts } from '../support/api/accounts.ts';
import { asNewOrganisation } from '../support/api/new-organisation.ts';
import { test as base, expect } from '../support/fixtures.ts';

type Outage = { site: Site; breakDatabase: () => Promise<unknown>; mend: () => Promise<unknown> };

/** A site whose database can be made to fail: without these two tables, every read and write does. */
const test = base.extend<object, { outage: Outage }>({
  outage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      let database: D1Database | undefined;
      const site = await openSite(sampleDirectory(), async (db) => {
        database = db;
        await addAccounts(db);
      });
      const rename = (from: string, to: string) =>
        ['directory', 'sessions'].map((table) =>
          database?.prepare(`ALTER TABLE ${table}${from} RENAME TO ${table}${to}`).run(),
        );
      await use({
        site,
        breakDatabase: () => Promise.all(rename('', '_gone')),
        mend: () => Promise.all(rename('_gone', '')),
      });
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ outage }, use) => use(outage.site.origin),
});

test.use({ signsIn: true });

test('while the database fails, pages show what is known and forms keep what was typed', async ({
  page,
  outage,
}) => {
  test.slow();
  await asNewOrganisation(page, 'Through Thick And Thin', ['1 Quay Street, Bristol BS1 2JP']);
  await page.goto(dashboardPaths.addService);
  await page.getByLabel('Type', { exact: true }).selectOption('Lunch');
  await page.getByLabel('Note').fill('£2.50');

  await outage.breakDatabase();
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByRole('alert')).toContainText('our database does not answer');
  await expect(page.getByLabel('Note')).toHaveValue('£2.50');

  const visitor = await page.context().newPage();
  for (const path of [paths.home, paths.timetable('Breakfast'), paths.organisations]) {
    await expect(async () => {
      const response = await visitor.goto(path);
      expect(response?.status()).toBe(200);
      await expect(visitor.getByText(/^Information from .+ on .+\.$/)).toBeVisible({
        timeout: 100,
      });
    }).toPass();
    await expect(visitor.getByRole('main')).not.toContainText('Failed to fetch');
  }
  await expectAccessible(visitor);

  await outage.mend();
  // Saved, but the answer is lost on its way.
  await page.route('**/api/services', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to add service.');
  await page.unroute('**/api/services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText('Service added successfully!')).toBeVisible();
  await expect(async () => {
    await visitor.goto(paths.timetable('Lunch'));
    await expect(visitor.getByText('£2.50')).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await expect(visitor.getByText('Information from')).toHaveCount(0);
  await visitor.close();
});

base('a page stands for its minute, and a browser that has it is told so', async ({ request }) => {
  const look = async (path: string, headers = {}) => {
    const answer = await request.get(path, { headers });
    return { status: answer.status(), tag: answer.headers().etag };
  };
  // Two looks may fall into two minutes; then the next two do not.
  await expect(async () => {
    const { status, tag } = await look(paths.home);
    expect(status).toBe(200);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await look(paths.home, { 'If-None-Match': `${tag}` })).toEqual({ status: 304, tag });
    const head = await request.head(paths.home);
    expect([head.status(), head.headers().etag]).toEqual([200, tag]);
    expect((await look(`${paths.home}?unheard=of`)).tag).toBe(tag);
    expect((await look(`${paths.home}?when=today`)).tag).not.toBe(tag);
    const spelt = await look('/timetable/%4dental%20Health');
    expect(await look(paths.timetable('Mental Health'))).toEqual(spelt);
  }).toPass();
});
