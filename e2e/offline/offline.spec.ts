import { HELPLINE_TYPES } from '../../shared/helplines/helpline.ts';
import { CATEGORIES } from '../../shared/organisations/organisation.ts';
import { OFFLINE } from '../../shared/paths/offline.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { messages } from '../../shared/site/messages.ts';
import { MAY_BE_OUT_OF_DATE } from '../../shared/time/information-time.ts';
import { HOUR } from '../../shared/time/units.ts';
import { expectAccessible } from '../support/accessible.ts';
import { readApi } from '../support/api/read-api.ts';
import { confirmedAt, expect, test } from '../support/kept.ts';

test('after one visit every page that leads to help is there without a network, as old as it says', async ({
  page,
  context,
  request,
  line,
  keep,
  open,
  cut,
}) => {
  test.slow();
  const api = readApi(request);
  const [services, organisations, helplines] = await Promise.all([
    api.allServices(),
    api.organisations(),
    api.helplines(),
  ]);
  await keep(paths.home);
  await cut();

  const main = page.getByRole('main');
  const stamp = page.getByText(/^Information from \d+(:\d\d)?[ap]m on \w+day \d+ \w+ \d{4}\.$/);

  // A link is followed, before any page is loaded.
  await page.getByRole('link', { name: 'IMMEDIATE SUPPORT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immediate support');
  await expect(stamp).toBeVisible();
  await expect(main.getByRole('link', { name: 'Call 999', exact: true })).toBeVisible();

  for (const type of SERVICE_TYPES) {
    const listed = services.filter((service) => service.type === type);
    await open(paths.timetable(type));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(type);
    for (const { _id, provider } of listed)
      await expect(page.locator(`[role="row"][id="${_id}"]`)).toContainText(provider.name);
    await expect(page.locator('[role="row"][id]')).toHaveCount(listed.length);
    await expect(stamp).toBeVisible();
    if (listed.length > 0) await expect(main).toContainText('Open or closed as of');
  }
  for (const type of HELPLINE_TYPES) {
    await open(paths.helplineType(type));
    for (const { name } of helplines.filter((helpline) => helpline.type === type))
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const category of CATEGORIES) {
    const listed = organisations.filter(({ categorisingOrganisations }) =>
      categorisingOrganisations.includes(category),
    );
    await open(paths.orgCategory(category));
    await expect(main.locator('li[id]')).toHaveCount(listed.length);
  }
  await open(paths.organisations);
  await expect(main.locator('li[id] h2')).toHaveText(organisations.map(({ name }) => name));
  const { _id = '' } = organisations.at(-1) ?? {};
  await open(paths.organisation(_id));
  await expect(page.locator(`[id="${_id}"] h2`)).toBeFocused();
  await expect(page.locator(`[id="${_id}"]`)).toBeInViewport();

  for (const path of [paths.orgCategory(), paths.search('women'), paths.timetable('Caviar')]) {
    await open(path);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(stamp).toBeVisible();
  }

  await open(paths.home);
  await expect(main).toContainText('Open or closed as of');
  await page.locator('#home-search').fill('shower');
  await page.getByRole('option', { name: 'Showers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Showers');
  await expectAccessible(page);

  await context.setOffline(false);
  await line.restore();
  await page.getByRole('link', { name: 'IMMEDIATE SUPPORT' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immediate support');
  await expect(page.getByText('Information from')).toHaveCount(0);
});

test.describe('what no phone keeps', () => {
  // A page that was asked for and did not come is logged.
  test.use({ logged: [messages.needsInternet] });

  test('says so without a network, and there the copy can be removed', async ({
    page,
    context,
    keep,
    open,
    cut,
    copied,
  }) => {
    await keep(paths.home);
    // Nor a desk, which keeps more.
    await expect.poll(copied).toContain(OFFLINE.paper);
    await cut();
    for (const path of [paths.joinUs, paths.privacyPolicy]) {
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Sorry, this page did not load',
      );
      await expect(page.getByRole('alert')).toContainText('This page needs internet.');
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Immediate support', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immediate support');

    // A link is followed, before any page is loaded.
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('alert')).toContainText('This page needs internet.');
    await page.getByRole('button', { name: 'Remove from this phone' }).click();
    await expect(page.getByText('The copy is gone from this phone.')).toBeVisible();
    expect(await copied()).toEqual([]);
    await context.setOffline(false);
  });
});

const AGES = [
  { age: 23 * HOUR, saysOpen: true, warns: false },
  { age: 25 * HOUR, saysOpen: false, warns: false },
  { age: 169 * HOUR, saysOpen: false, warns: true },
  // To a phone whose clock is slow the data seems to come from the future.
  { age: -HOUR, saysOpen: false, warns: true },
];

test('offline, open now is hidden after 24 hours or by a wrong clock; after 7 days it says to call first', async ({
  page,
  keep,
  open,
  cut,
}) => {
  await keep(paths.home);
  await cut();
  for (const { age, saysOpen, warns } of AGES) {
    await confirmedAt(page, Date.now() - age);
    for (const path of [paths.home, paths.timetable('Toilets')]) {
      await open(path);
      await expect(page.getByText('Information from')).toBeVisible();
      await expect(page.getByText(MAY_BE_OUT_OF_DATE)).toHaveCount(warns ? 1 : 0);
      await expect(page.getByText('Open or closed as of')).toHaveCount(saysOpen ? 1 : 0);
      await expect(page.getByText('We cannot tell what is open now')).toHaveCount(saysOpen ? 0 : 1);
      if (!saysOpen) await expect(page.getByText(/^Open now until|^Open 24 hours/)).toHaveCount(0);
    }
  }
  await expectAccessible(page);
});
