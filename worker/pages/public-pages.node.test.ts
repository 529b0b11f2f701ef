import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CATEGORIES } from '../../shared/organisations/organisation.ts';
import { isAsked, isChosen, PUBLIC_PAGES, publicAddress } from './public-pages.ts';

const segments = fc.constantFrom('timetable', 'search', '%', '%E0%A4%A', '%00', '__proto__', '');
const paths = fc.oneof(
  fc.constantFrom('/', '/search', '/timetable/Breakfast'),
  fc.array(segments).map((parts) => `/${parts.join('/')}`),
);
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.nat(210).map((length) => `${'x'.repeat(length)}🍲🍲`),
);

it('has one sound address for whatever is asked for, or none', () => {
  fc.assert(
    fc.property(paths, fc.constantFrom('q', 'when', 'fits', 'x'), typed, (path, name, text) => {
      const query = new URLSearchParams([[name, text]]);
      const address = publicAddress(
        path,
        (key) => query.get(key),
        (key) => query.getAll(key),
      );
      if (address === null) return;
      const { pathname, searchParams } = new URL(address, 'https://handbook.test');
      const again = publicAddress(
        pathname,
        (key) => searchParams.get(key),
        (key) => searchParams.getAll(key),
      );
      expect(again).toBe(address);
    }),
    { numRuns: 1000 },
  );
});

it('has a page for each of the seven categories', () => {
  for (const category of CATEGORIES) {
    const path = `/org-category/${encodeURIComponent(category)}`;
    expect(
      publicAddress(
        path,
        () => null,
        () => [],
      ),
    ).toBe(path);
    expect(PUBLIC_PAGES).toContain(path);
  }
});

it('has one address for conditions in whatever order and however often they are asked', () => {
  const addressOf = (search: string) => {
    const query = new URLSearchParams(search);
    return publicAddress(
      '/timetable/Breakfast',
      (key) => query.get(key),
      (key) => query.getAll(key),
    );
  };
  const one = '/timetable/Breakfast?when=now&fits=noId&fits=dogs';
  expect(addressOf('fits=dogs&when=now&fits=noId')).toBe(one);
  expect(addressOf('fits=noId&fits=cats&fits=dogs&fits=dogs&when=now')).toBe(one);
  expect(isAsked(one)).toBe(true);
  expect(addressOf('fits=cats')).toBe('/timetable/Breakfast');
});

it('remembers the choice of places for nobody: a page with what was chosen is made for each', () => {
  const isChosenAt = (address: string) => isChosen(address.split('?')[0] ?? '', address);
  expect(isChosenAt('/print/choose?id=1')).toBe(true);
  expect(isChosenAt('/print/%63hoose?id=1')).toBe(true);
  expect(isChosenAt('/print/choose')).toBe(false);
  expect(isChosenAt('/timetable/Breakfast?when=now')).toBe(false);
});
