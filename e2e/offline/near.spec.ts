import type { Page } from '@playwright/test';
import { nearPath } from '../../shared/paths/near-path.ts';
import { paths } from '../../shared/paths/paths.ts';
import { PLACE_FAULTS } from '../../shared/places/find-place.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/kept.ts';
import { bePatient, untilLive } from '../support/live.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ viewport: SIZES.phone });

/** What must not leave the phone: a postcode, an area, degrees, and who is let in. */
const TELLS = /bs1|3nu|m1 ?1|southmead|knowle|51\.4|51\.5|2\.58|fits=|dogs/i;

/** All that left it, but for the names of files, which are made of letters by chance. */
const allOf = (sent: readonly string[]) => sent.join('\n').replaceAll(/\/assets\/[\w-]+\.\w+/g, '');

const field = (page: Page) =>
  page.getByLabel('Postcode, the first half of one, an area or a street');
const nearest = (page: Page) => page.getByRole('button', { name: 'Nearest first' });

async function ask(page: Page, place: string) {
  await field(page).fill(place);
  await nearest(page).click();
}

/** In words as a place has them, of each list of the page: how many minutes; Infinity for what is not known. */
async function minutesIn(page: Page): Promise<number[][]> {
  const lists = await page.getByRole('rowgroup').all();
  return Promise.all(
    lists.map(async (list) => {
      const words = await list
        .getByText(/^(About \d+|Distance not known|More than)/)
        .allInnerTexts();
      return words.map((it) => Number(/About (\d+)/.exec(it)?.[1] ?? Number.POSITIVE_INFINITY));
    }),
  );
}

const inOrder = (minutes: number[]) => [...minutes].sort((a, b) => (a === b ? 0 : a - b));

test('the nearest comes first, from a postcode, an area or the phone, and nothing of it is sent; offline too', async ({
  page,
  context,
  line,
  keep,
  cut,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5074, longitude: -0.1278 });
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = '';
    };
  });
  await keep(paths.timetable('Day Centre'));
  line.sent.length = 0;
  await page.getByRole('button', { name: /^Will they let me in/ }).click();
  await page.getByLabel('With a dog').check();
  await page.getByRole('link', { name: 'Near me' }).click();
  await expect(
    page.getByText(/downloads a map of the whole city once, about \d+ kB/),
  ).toBeVisible();
  await expectAccessible(page);

  await ask(page, 'M1 1AE');
  await expect(page.getByText(PLACE_FAULTS.otherCity)).toBeVisible();
  await page.getByRole('button', { name: 'Use where I am' }).click();
  await expect(page.getByText(PLACE_FAULTS.tooFar)).toBeVisible();

  await ask(page, 'bs13nu');
  await expect(page.getByText('Nearest first from BS1 3NU')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Known to fit: \d+$/ })).toBeVisible();
  const minutes = await minutesIn(page);
  expect(minutes.flat().length).toBeGreaterThan(2);
  for (const its of minutes) expect(its).toEqual(inOrder(its));

  await cut();
  await ask(page, 'Southmead');
  await expect(page.getByText('Nearest first from Southmead')).toBeVisible();
  expect(await minutesIn(page)).not.toEqual(minutes);

  // Another list keeps the place, and its nearest three go by text message or on paper.
  await page.getByRole('link', { name: 'Toilets', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Toilets near me' })).toBeVisible();
  await expect(page.getByText('Nearest first from Southmead')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Text the nearest 3' })).toHaveAttribute(
    'href',
    /^sms:\?&body=Toilets.*minutes'%20walk/,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Print the nearest 3' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByText('Toilets, the nearest first')).toBeVisible();

  // Who has not said what they need sees the nearest of each need, ordered by distance.
  await page.emulateMedia({ media: null });
  await page.goto(paths.home);
  await page
    .getByRole('region', { name: /^What is open/ })
    .getByRole('link', { name: 'Near me' })
    .click();
  await ask(page, 'Southmead');
  const wash = page.getByRole('region', { name: 'Wash' });
  await expect(wash.getByText(/^(About \d+|More than|Distance)/).first()).toBeVisible();
  await expect(
    wash.getByRole('link', { name: /^All \d+ open now(, and \d+ toilets?)?$|^Wash: all places$/ }),
  ).toHaveAttribute('href', nearPath(paths.need('wash')));

  // And in a page that is opened anew without a network.
  await page.goto(nearPath(paths.organisations));
  await ask(page, 'Knowle');
  await expect(page.getByText('Nearest first from Knowle')).toBeVisible();
  await expect(
    page.getByRole('link', { name: /: About \d+ minutes’ walk$/ }).first(),
  ).toBeVisible();

  const sent = allOf(line.sent);
  expect(sent).toContain('/api/places');
  expect(sent).not.toMatch(TELLS);
});

test('a place that is sent off before script has come waits for it, and is not posted', async ({
  page,
  line,
}) => {
  await bePatient(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // All but the first script, which holds what is done before the app.
  await page.route(/\/assets\/(?!index-)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(nearPath(paths.timetable('Toilets')), { waitUntil: 'commit' });
  await page.locator('html[data-waited]').waitFor();
  await field(page).fill('BS1 3NU');
  await nearest(page).click();
  letGo();
  await untilLive(page);
  await expect(page.getByText('Nearest first from BS1 3NU')).toBeVisible();
  expect(allOf(line.sent)).not.toMatch(TELLS);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a place is posted, in no address, and the list is narrowed too', async ({ page, line }) => {
    await page.goto(`${paths.timetable('Day Centre')}?fits=dogs`);
    await page.getByRole('link', { name: 'Near me' }).click();
    await ask(page, 'BS1 3NU');
    await expect(page.getByText('Nearest first from BS1 3NU')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Known to fit: \d+$/ })).toBeVisible();
    for (const its of await minutesIn(page)) expect(its).toEqual(inOrder(its));
    expect(line.sent.filter((it) => /3NU/i.test(it))).toEqual(['place=BS1+3NU']);
  });
});
