import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDirectoryFile } from '../../shared/directory/directory-file.ts';
import { HELPLINE_TYPES } from '../../shared/helplines/helpline.ts';
import { REPORTED_WITHOUT_SCRIPT, WHOLE_LIST } from '../../shared/paths/parts.ts';
import { paths } from '../../shared/paths/paths.ts';
import { SERVICE_TYPES } from '../../shared/services/service.ts';
import { manyTimes } from '../../shared/testing/many-times.ts';
import { PUBLIC_PAGES } from '../../worker/pages/public-pages.ts';
import { readServed } from '../build/page-files.ts';
import { openSite, type Site, sampleDirectory } from '../site/sample-site.ts';

/** What no page is to be above, as it is sent (docs/product.md#large-lists). */
const MOST = 20_000;

const records = manyTimes(sampleDirectory(), 10);
const city = readDirectoryFile(records);

let site: Site;
beforeAll(async () => {
  site = await openSite(records);
}, 60_000);
afterAll(() => site.close());

const read = (path: string) => readServed(site.origin + path);
const idsOf = (text: string) =>
  new Set(Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
const lacking = (ids: readonly string[], text: string) => {
  const there = idsOf(text);
  return ids.filter((id) => !there.has(id));
};
/** Every address of a list's part, as the page that names all its records leads there. */
const partsOf = (text: string) => [
  ...new Set(
    Array.from(text.matchAll(/<a [^>]*data-moved[^>]*href="([^"#]+)#[^"]*"/g), ([, it = '']) => it),
  ),
];

/** Each list, the address of it, and what stands there. */
const LISTS: [path: string, ids: string[]][] = [
  [paths.organisations, city.organisations.map(({ _id }) => _id)],
  ...SERVICE_TYPES.map((type): [string, string[]] => [
    paths.timetable(type),
    city.services.filter((service) => service.type === type).map(({ _id }) => _id),
  ]),
  ...HELPLINE_TYPES.map((type): [string, string[]] => [
    paths.helplineType(type),
    city.helplines.filter((helpline) => helpline.type === type).map(({ _id }) => _id),
  ]),
];
/** The records beside which a page has, without script, the link to say that they are wrong. */
const sayable = (text: string) =>
  Array.from(text.matchAll(/href="\/something-wrong\/([^"]+)"/g), ([, id = '']) => id);
const large = LISTS.filter(([, ids]) => ids.length > WHOLE_LIST);

describe('in a city with ten times the data', () => {
  it('no public page is heavy, whatever it is asked for', async () => {
    const timed = [paths.home, ...SERVICE_TYPES.map(paths.timetable)];
    const asked = timed.flatMap((path) =>
      ['now', 'today', 'Sunday'].map((it) => `${path}?when=${it}`),
    );
    const searches = ['a', 'food', 'trust', 'library', 'zzzz'].map(paths.search);
    for (const path of [...PUBLIC_PAGES, paths.printPlaces, ...asked, ...searches])
      expect((await read(path)).bytes, path).toBeLessThan(MOST);
  }, 120_000);

  it.each(LISTS)('%s reaches every record by the address without a part', async (path, ids) => {
    const { text } = await read(path);
    expect(lacking(ids, text)).toEqual([]);
    expect(text.includes('data-moved')).toBe(ids.length > WHOLE_LIST);
    if (ids.length <= REPORTED_WITHOUT_SCRIPT)
      expect(sayable(text).sort()).toEqual([...ids].sort());
  });

  it('has lists that part', () => expect(large.length).toBeGreaterThanOrEqual(2));

  it.each(large)('%s leads from each name to a light page that has its card', async (path, ids) => {
    const index = await read(path);
    const parts = partsOf(index.text);
    const found = new Set<string | undefined>();
    for (const part of parts) {
      const { text, bytes } = await read(part);
      expect(bytes, part).toBeLessThan(MOST);
      expect(text).toContain(`rel="canonical" href="${site.origin}${part}"`);
      expect(text).not.toContain('data-moved');
      for (const id of idsOf(text)) found.add(id);
      const cards = ids.filter((id) => idsOf(text).has(id));
      expect(sayable(text).sort(), part).toEqual(cards.sort());
    }
    expect(ids.filter((id) => !found.has(id))).toEqual([]);
    for (const [, part, id] of index.text.matchAll(
      / id="([^"]+)" (?:[^>]* )?href="[^"]*#([^"]+)"/g,
    ))
      expect(part).toBe(id);

    const whole = await read(`${path}?part=all`);
    expect(lacking(ids, whole.text)).toEqual([]);
    expect(index.text).toContain('?part=all"');
    expect(lacking(ids, (await read(`${path}?part=nowhere`)).text)).toEqual([]);
  });

  it('names the part in every link to a card, and in the sitemap', async () => {
    const { text } = await read(paths.timetable('Breakfast'));
    const links = Array.from(text.matchAll(/href="(\/organisations[^"]*)"/g), ([, it = '']) => it);
    const toCards = links.filter((link) => link.includes('#'));
    expect(toCards.length).toBeGreaterThan(0);
    for (const link of toCards) expect(link).toMatch(/^\/organisations\?part=[^#]+#/);
    const [first = ''] = toCards;
    expect(idsOf((await read(first)).text)).toContain(first.split('#')[1]);
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    expect(sitemap).toContain('/organisations?part=');
    const found = await read(paths.search('kitchen'));
    expect(found.text).toMatch(/href="\/organisations\?part=/);
  });
});
