import { beforeAll, expect, it, vi } from 'vitest';
import sample from '../data/bristol.json';
import { paths } from '../shared/paths/paths.ts';
import { NEEDS } from '../shared/services/board/needs.ts';
import { addDays, cityTime } from '../shared/time/city-time.ts';
import { visit } from './testing/crawls/surfaces.ts';
import { emptyDirectory, testNow } from './testing/directory.ts';
import { admin } from './testing/viewers.ts';
import { bring } from './transfer/testing/exchange.ts';

// Before the app is there, which takes its clock when it is loaded: it has that of the tests.
vi.hoisted(() => void vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }));

// Who looks for another day's meals and opens a place reads that day's hours there, and no other's (docs/product.md#the-board).

beforeAll(async () => {
  await emptyDirectory();
  await bring(await admin(), { file: sample, checked: true });
});

const today = cityTime(testNow()).date;
const read = async (path: string) => (await visit(path)).text();

/** Where the names of a list's places lead, as its HTML has them. */
const linksOf = (html: string) =>
  [...html.matchAll(/href="(\/timetable\/[^"]*#[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

it.each([1, 4, 6].flatMap((days) => NEEDS.map(({ id }) => [addDays(today, days), id] as const)))(
  'on %s, of what answers "%s"',
  async (date, need) => {
    const links = linksOf(await read(`${paths.need(need)}?when=${date}`));
    for (const link of links) {
      const { pathname, searchParams, hash } = new URL(link, 'https://handbook.test');
      expect(searchParams.get('when')).toBe(date);
      expect(await read(`${pathname}?when=${date}`)).toContain(`id="${hash.slice(1)}"`);
    }
    expect(links.length).toBeGreaterThan(0);
  },
);

it('of today and of now they lead to the list that says whether it is open', async () => {
  for (const query of ['', `?when=${today}`]) {
    const links = linksOf(await read(paths.need('eat') + query));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).not.toContain('when=');
  }
});
