import { expect, it } from 'vitest';
import { ROOT_ID } from '../layouts/root-data.ts';
import { createPageCache } from './rendered-pages.ts';

const NOW = Date.parse('2026-06-01T12:00:00.000Z');
const soup = { _id: '1', note: 'Soup' };

const made = (dataVersion: number | null, page: unknown, root: object = {}, now = NOW) => ({
  loaderData: { [ROOT_ID]: { now: 'noon', dataVersion, ...root }, page },
  now,
});

function kept(limits = { entries: 9, bytes: 1000 }) {
  const pages = createPageCache<string>(limits);
  const put = (address: string, ingredients: ReturnType<typeof made>) =>
    pages.put(
      address,
      ingredients,
      '<p>"dataVersion":1</p>',
      JSON.stringify(ingredients.loaderData),
      address,
    );
  const get = (address: string, ingredients: ReturnType<typeof made>) => {
    const found = pages.get(address, ingredients);
    return found && new TextDecoder().decode(found.body);
  };
  return { put, get, pages };
}

it('gives a page of the same data with the present version in it, and in nothing else', () => {
  const { put, get, pages } = kept();
  const texts = ['dataVersion', '"dataVersion":5', 'Soup – "hot"'];
  put('/', made(9, [soup, texts]));
  const present = made(1000, [{ ...soup }, texts]);
  expect(get('/', present)).toBe(`<p>"dataVersion":1</p>${JSON.stringify(present.loaderData)}`);
  expect(pages.get('/', present)?.note).toBe('/');
});

it.each<[string, ReturnType<typeof made>]>([
  ['a record', made(2, [{ ...soup, note: 'Stew' }])],
  ['a field more', made(2, [{ ...soup, checkFirstOn: [] }])],
  ['a field less', made(2, [{ _id: '1' }])],
  ['another field', made(2, [{ _id: '1', not: 'Soup' }])],
  ['a record more', made(2, [soup, soup])],
  ['no list', made(2, { 0: soup })],
  ['none at all', made(2, null)],
  ['the time', made(2, [soup], { now: 'five past' })],
  ['the minute', made(2, [soup], {}, NOW + 60_000)],
  ['a banner', made(2, [soup], { isSample: true })],
  ['no version', made(null, [soup])],
])('gives nothing where this differs: %s', (_, present) => {
  const { put, get } = kept();
  put('/', made(1, [soup]));
  expect(get('/', present)).toBeUndefined();
  expect(get('/', made(2, [soup]))).toBeDefined();
});

it('keeps no page without a version, and of many no more than it may', () => {
  const { put, get } = kept({ entries: 2, bytes: 1000 });
  put('/', made(null, [soup]));
  expect(get('/', made(null, [soup]))).toBeUndefined();
  for (const address of ['/a', '/b', '/c']) put(address, made(1, [soup]));
  expect(['/a', '/b', '/c'].map((address) => get(address, made(1, [soup])) !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
});

it('counts bytes, and keeps no page that alone would be too much', () => {
  const { put, get } = kept({ entries: 9, bytes: 300 });
  put('/a', made(1, [soup]));
  put('/long', made(1, 'x'.repeat(300)));
  expect(get('/long', made(1, 'x'.repeat(300)))).toBeUndefined();
  expect(get('/a', made(1, [soup]))).toBeDefined();
  put('/b', made(1, 'x'.repeat(150)));
  expect(get('/a', made(1, [soup]))).toBeUndefined();
});
