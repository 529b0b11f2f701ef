import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../shared/paths/paths.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { whoWords } from '../../../shared/services/who/who-words.ts';
import { isTimed } from '../../../shared/time/hours-on.ts';
import { DAYS, spokenDay } from '../../../shared/time/schedule.ts';
import { readApi } from '../../support/api/read-api.ts';
import { expect, test } from '../../support/fixtures.ts';
import { SIZES } from '../../support/sizes.ts';

const PATH = paths.timetable('Breakfast');

/** A slot for the eye. */
const HOURS = /\d\d:\d\d–\d\d:\d\d/;

const LAYOUTS = [
  { width: 768, layout: 'cards' },
  { width: 769, layout: 'tabs' },
  { width: 1024, layout: 'tabs' },
  { width: 1025, layout: 'table' },
];

for (const { width, layout } of LAYOUTS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`the timetable is laid out as ${layout}`, async ({ page, visit }) => {
      await visit(PATH);
      const toggles = page.getByRole('button', { name: 'Show the whole week' });
      await expect(toggles.first()).toBeVisible({ visible: layout === 'cards' });
      await expect(page.getByRole('tablist').first()).toBeVisible({ visible: layout === 'tabs' });
      await expect(page.getByRole('table')).toBeVisible({ visible: layout !== 'tabs' });
      expect(await standsBesideHours(page)).toBe(layout === 'table');
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('address and hours both show', async ({ page }) => {
        await page.goto(PATH);
        const row = page.getByRole('row').filter({ hasText: HOURS }).first();
        await expect(row.locator('a[href*="maps"]')).toBeVisible();
        await expect(row.getByText(HOURS).first()).toBeVisible();
        expect(await standsBesideHours(page)).toBe(layout === 'table');
      });
    });
  });
}

/** Whether a service's name and its hours share a line: the layout of a table, not of a card. */
async function standsBesideHours(page: Page): Promise<boolean> {
  const row = page
    .locator('[role="row"][id], [role="listitem"][id]')
    .filter({ hasText: HOURS })
    .first();
  const name = await row.locator('[data-service-name]').boundingBox();
  const hours = await row.getByText(HOURS).first().boundingBox();
  return Boolean(name && hours && hours.y < name.y + name.height);
}

/** The columns of docs/product.md#timetable, in its order. */
const COLUMNS = ['Service Type', 'Provider', 'Address', 'Availability', ...DAYS];

for (const [size, viewport] of Object.entries({ phone: SIZES.phone, desktop: SIZES.desktop }))
  test.describe(`heard on a ${size}`, () => {
    test.use({ viewport });

    test('every cell stands under its own column, each column is one whole word', async ({
      page,
      visit,
      request,
    }) => {
      for (const type of ['Breakfast', 'Laundry'] as const) {
        const services = await readApi(request).services(type);
        await visit(paths.timetable(type));
        await expectUnderColumns(page, services);
        const toggle = page.getByRole('button', { name: 'Show the whole week' }).first();
        if (size !== 'phone' || !(await toggle.count())) continue;
        await toggle.press('Enter');
        await expectUnderColumns(page, services);
      }
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('every cell stands under its own column', async ({ page, request }) => {
        await page.goto(PATH);
        await expectUnderColumns(page, await readApi(request).services('Breakfast'));
      });
    });
  });

async function expectUnderColumns(page: Page, services: PublicService[]) {
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveCount(COLUMNS.length);
  // A day's column names its date, too.
  for (const [at, column] of COLUMNS.entries())
    await expect(headers.nth(at)).toHaveAccessibleName(new RegExp(`^${column}(?: \\d+ \\w{3})?$`));
  for (const service of services) {
    const { _id, type, provider, availability, schedule, unknownDays = [] } = service;
    const row = page.locator(`[role="row"][id="${_id}"]`);
    await expect(row.getByRole('heading', { name: provider.name, exact: true })).toHaveCount(1);
    await expect(row.getByRole('rowheader')).toContainText(provider.name);
    const cells = row.getByRole('cell');
    await expect(cells.nth(0)).toContainText(type);
    await expect(cells.nth(2)).toContainText(availability.join(', '));
    if (isTimed(service) && unknownDays.length < DAYS.length) {
      await expect(cells).toHaveCount(COLUMNS.length - 1);
      for (const [at, day] of DAYS.entries())
        await expect(cells.nth(3 + at)).toContainText(
          schedule[day].length > 0 ? spokenDay(schedule[day]) : /Closed|Some weeks|times not known/,
        );
    } else {
      await expect(cells).toHaveCount(COLUMNS.length - DAYS.length);
      await expect(cells.nth(3)).toHaveAttribute('aria-colspan', String(DAYS.length));
    }
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone });

  test('a card shows name, status and address from its top, and the keyboard goes down it', async ({
    page,
    visit,
  }) => {
    await visit(PATH);
    const toggle = page.getByRole('button', { name: 'Show the whole week' });
    const id = await page.getByRole('row').filter({ has: toggle }).first().getAttribute('id');
    const row = page.locator(`[id="${id}"]`);
    const top = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
    const shown = [
      row.locator('[data-service-name]'),
      row.getByText(/ as of /).first(),
      row.locator('a[href*="maps"]'),
      row.getByRole('button', { name: 'Show the whole week' }),
      row.locator('[data-chosen]'),
    ];
    const tops = await Promise.all(shown.map(top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));

    await row.locator('[data-service-name]').focus();
    const stops: number[] = [];
    while (await row.evaluate((it) => it.contains(document.activeElement))) {
      stops.push(
        await page.evaluate(
          () => scrollY + (document.activeElement?.getBoundingClientRect().top ?? 0),
        ),
      );
      await page.keyboard.press('Tab');
    }
    expect(stops.length).toBeGreaterThan(2);
    expect(stops).toEqual([...stops].sort((a, b) => a - b));
  });

  test('one card opens to its whole week and the others stay as they are', async ({
    page,
    visit,
  }) => {
    await visit(PATH);
    const folded = page.getByRole('button', { name: 'Show the whole week' });
    const before = await folded.count();
    expect(before).toBeGreaterThan(1);
    const id = await page.getByRole('row').filter({ has: folded }).first().getAttribute('id');
    const row = page.locator(`[id="${id}"]`);
    const daysSeen = () =>
      row
        .locator('[data-chosen], [id^="schedule-"] > *')
        .evaluateAll((days) => days.filter((day) => day.clientWidth > 1).length);
    await expect.poll(daysSeen).toBe(1);
    await folded.first().press('Enter');
    await expect.poll(daysSeen).toBe(7);
    await expect(folded).toHaveCount(before - 1);
    await row.getByRole('button', { name: 'Show one day only' }).press('Enter');
    await expect.poll(daysSeen).toBe(1);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: SIZES.tablet });

  test('each place is a heading, and each fact of a card names itself', async ({
    page,
    visit,
    request,
  }) => {
    const services = await readApi(request).services('Breakfast');
    await visit(PATH);
    await expect(page.getByRole('tablist')).toHaveCount(services.length);
    for (const service of services) {
      const { _id, provider } = service;
      const card = page.locator(`[role="listitem"][id="${_id}"]`);
      await expect(card.getByRole('heading', { name: provider.name, exact: true })).toBeVisible();
      await expect(card).toContainText(`Service Type: Breakfast`);
      await expect(card).toContainText(`Availability: ${whoWords(service)}`);
      await expect(card).toContainText('Address: ');
    }
  });

  test('one choice of tab, by arrows, Home and End, holds for every card', async ({
    page,
    visit,
  }) => {
    await visit(PATH);
    const cards = await page.getByRole('tablist').count();
    expect(cards).toBeGreaterThan(1);
    const chosen = (name: string) => page.getByRole('tab', { name, selected: true });
    await expect(chosen('Service Info')).toHaveCount(cards);

    await chosen('Service Info').first().focus();
    for (const [key, name] of [
      ['ArrowRight', 'Schedule'],
      ['ArrowRight', 'Service Info'],
      ['ArrowLeft', 'Schedule'],
      ['Home', 'Service Info'],
      ['End', 'Schedule'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen(name)).toHaveCount(cards);
      await expect(chosen(name).first()).toBeFocused();
      await expect(page.getByRole('tabpanel', { name })).toHaveCount(cards);
      await expect(page.getByRole('status').filter({ hasText: `${name} is shown` })).toHaveCount(1);
    }
    await expect(page.getByRole('tab', { selected: false }).first()).toHaveAttribute(
      'tabindex',
      '-1',
    );
  });
});

test('Other Services opens by keyboard and leads to another timetable', async ({ page, visit }) => {
  await visit(PATH);
  await page.getByRole('button', { name: 'Other Services' }).press('Enter');
  await page.getByRole('link', { name: 'Showers', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Showers');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a place without hours says so once, and never that it is closed', async ({
  page,
  visit,
  request,
}) => {
  const unknown = (await readApi(request).services('Laundry')).filter(
    (service) => !isTimed(service),
  );
  expect(unknown.length).toBeGreaterThan(0);
  await visit(paths.timetable('Laundry'));
  for (const { _id } of unknown) {
    const row = page.locator(`[id="${_id}"]`);
    await expect(row.getByText('Hours not known')).toHaveCount(1);
    await expect(row).not.toContainText('Closed');
  }
});

test('a service can be sent as a text or a link, with nobody in between', async ({
  page,
  visit,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [service] = await readApi(request).services('Breakfast');
  await visit(PATH);
  const row = page.locator(`[id="${service?._id}"]`);
  await row.getByRole('button', { name: 'Send this' }).press('Enter');
  const text = decodeURIComponent(
    (await row.getByRole('link', { name: 'Text this to someone' }).getAttribute('href')) ?? '',
  );
  expect(text).toMatch(/^sms:/);
  expect(text).toContain(service?.provider.name);
  expect(text).toContain(service?.serviceAddress);
  // No sign in it makes its parts shorter.
  expect(text).not.toMatch(/[–’]/);

  await row.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(row.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(`${PATH}#${service?._id}`, page.url()).href);
});
