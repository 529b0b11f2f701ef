import { paths } from '../../../shared/paths/paths.ts';
import { readApi } from '../../support/api/read-api.ts';
import { expect, test } from '../../support/fixtures.ts';
import { SIZES } from '../../support/sizes.ts';

/** Titles of a list for any time, in their order, and what the statuses under each say. */
const TITLES: [title: string, statuses: RegExp][] = [
  ['Open now', /Open now|Open 24 hours|Closes (at|soon)/],
  ['Open now for some people', /Open now|Open 24 hours|Closes (at|soon)/],
  ['Opens later today', /Opens later today/],
  ['Check first: these may be open', /Check first|Call first|times not known/],
  ['Closed now', /Opens|Check first/],
  ['Hours not known', /Hours not known/],
];

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('each status of a timetable is a heading, with the headings of its places below it', async ({
      page,
      visit,
      request,
    }) => {
      // At any hour their places have three statuses at least.
      for (const type of ['Day Centre', 'Health & Dental Care'] as const) {
        const services = await readApi(request).services(type);
        await visit(paths.timetable(type));
        const list = page.locator('[data-one-type]');
        const titles = await list.getByRole('heading', { level: 2 }).allInnerTexts();
        const order = TITLES.map(([title]) => title);
        expect(titles.length, type).toBeGreaterThan(2);
        expect(titles).toEqual(order.filter((title) => titles.includes(title)));
        await expect(list.getByRole('heading', { level: 3 })).toHaveCount(services.length);
        for (const [title, statuses] of TITLES.filter(([title]) => titles.includes(title))) {
          const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
          const group = page.getByRole('rowgroup').filter({ has: heading });
          const shown = (await group.count())
            ? group
            : page.getByRole('list', { name: `${type}: ${title}` });
          const badges = shown.locator('[data-kind]');
          expect(await badges.count(), title).toBeGreaterThan(0);
          for (const words of await badges.allTextContents())
            expect(words, title).toMatch(statuses);
        }
      }
    });
  });
