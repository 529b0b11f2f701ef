import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { areaOf, areasOf, landmarksOf, postcodeOf } from './addresses.ts';
import { findPlace, isTooFar, PLACE_FAULTS, writeGroups } from './find-place.ts';
import { distanceWords, type Near, orderByDistance } from './near.ts';
import { metresBetween, type Point, walkingMinutes, walkWords } from './point.ts';
import { readCoordinates } from './point-input.ts';
import { orderAsWalk } from './walk.ts';

const degrees = (least: number, most: number) =>
  fc.integer({ min: least * 10_000, max: most * 10_000 }).map((it) => it / 10_000);
const points = fc.tuple(degrees(51, 52), degrees(-3, -2));

/** The straight line another way: through the earth, between two points on it. */
function chord([north, east]: Point, [otherNorth, otherEast]: Point): number {
  const on = (latitude: number, longitude: number) => {
    const [a, b] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)] as const;
  };
  const [one, two] = [on(north, east), on(otherNorth, otherEast)];
  return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

const near = (from: Point, points: Near['points']): Near => ({ name: '', from, points });

describe('how far it is', () => {
  test('the order by distance is that of a reckoning of its own', () => {
    fc.assert(
      fc.property(points, fc.array(points, { maxLength: 30 }), (from, places) => {
        const items = places.map((point, at) => ({ _id: String(at), point }));
        const known = Object.fromEntries(items.map(({ _id, point }) => [_id, [point]]));
        const ordered = orderByDistance(items, near(from, known), (it) => it);
        expect(ordered).toHaveLength(items.length);
        const chords = ordered.map(({ point }) => chord(from, point));
        for (const [at, length] of chords.entries())
          expect(length).toBeGreaterThanOrEqual((chords[at - 1] ?? 0) - 1e-12);
      }),
    );
  });

  test('it is as far there as back, and nothing to where one is', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        expect(metresBetween(one, other)).toBeCloseTo(metresBetween(other, one), 6);
        expect(metresBetween(one, one)).toBe(0);
      }),
    );
  });

  it('is 1.2 km from the Bearpit to Temple Meads', () => {
    expect(metresBetween([51.4592, -2.5906], [51.4491, -2.5813])).toBeCloseTo(1297, -2);
  });

  it('is reckoned for somebody who walks 4.5 km in an hour, three tenths further than straight', () => {
    expect(walkingMinutes(4500)).toBeCloseTo(78);
  });

  it.each([
    [0, 'About 1 minute’s walk'],
    [90, 'About 2 minutes’ walk'],
    [580, 'About 10 minutes’ walk'],
    [640, 'About 10 minutes’ walk'],
    [900, 'About 15 minutes’ walk'],
    [6900, 'About 120 minutes’ walk'],
    [9000, 'More than 2 hours’ walk'],
  ])('%d metres: %s', (metres, words) => expect(walkWords(metres)).toBe(words));
});

describe('the order by distance', () => {
  const from: Point = [51.45, -2.59];
  const known = {
    near: [[51.45, -2.59]],
    far: [[51.5, -2.59]],
    two: [
      [51.6, -2.6],
      [51.451, -2.59],
    ],
  } as const;

  it('puts what nobody knows the distance of below, and secret places last, whatever is known', () => {
    const items = [
      { _id: 'secret', addressNotPublic: true as const },
      { _id: 'unknown' },
      { _id: 'far' },
      { _id: 'two' },
      { _id: 'near' },
    ];
    const ordered = orderByDistance(items, near(from, { ...known, secret: [from] }), (it) => it);
    expect(ordered.map(({ _id }) => _id)).toEqual(['near', 'two', 'far', 'unknown', 'secret']);
    expect(distanceWords(near(from, known), 'unknown')).toBe('Distance not known');
  });

  it('looks at each place once, however many there are', () => {
    const items = Array.from({ length: 1500 }, (_, at) => ({ _id: String(at) }));
    const known = Object.fromEntries(
      items.map(({ _id }, at) => [_id, [[51 + ((at * 7919) % 1500) / 10_000, -2.6]]]),
    ) as unknown as Near['points'];
    const asked: string[] = [];
    const ordered = orderByDistance(items, near(from, known), (it) => {
      asked.push(it._id);
      return it;
    });
    expect(asked).toEqual(items.map(({ _id }) => _id));
    expect(ordered).toHaveLength(items.length);
  });
});

describe('a list as a walk', () => {
  const at: Record<string, Point[]> = {
    a: [[51.45, -2.59]],
    b: [[51.48, -2.59]],
    c: [[51.46, -2.59]],
  };
  const ids = (items: string[]) => orderAsWalk(items, (it) => at[it]);

  it('goes on to the nearest that is left, and says how far that is', () => {
    const { stops, unknown } = ids(['x', 'a', 'b', 'c']);
    expect(stops.map(({ item }) => item)).toEqual(['a', 'c', 'b']);
    expect(stops.map(({ metres }) => Math.round(metres / 100))).toEqual([0, 11, 22]);
    expect(unknown).toEqual(['x']);
    expect(ids(['x'])).toEqual({ stops: [], unknown: ['x'] });
  });

  it('begins where the walk is shortest, not in its middle', () => {
    expect(ids(['c', 'a', 'b']).stops.map(({ item }) => item)).toEqual(['a', 'c', 'b']);
  });

  test('goes to every place once, and is never longer than the list was', () => {
    fc.assert(
      fc.property(fc.array(fc.option(points), { maxLength: 12 }), (places) => {
        const items = places.map((point, id) => ({ id, point }));
        const { stops, unknown } = orderAsWalk(items, ({ point }) => (point ? [point] : undefined));
        const all = [...stops.map(({ item }) => item), ...unknown];
        expect(all.sort((a, b) => a.id - b.id)).toEqual(items);
        const lengthOf = (walk: readonly (Point | null)[]) => {
          const known = walk.flatMap((point) => (point ? [point] : []));
          return known.reduce(
            (sum, point, at) => sum + (at > 0 ? metresBetween(known[at - 1] ?? point, point) : 0),
            0,
          );
        };
        expect(lengthOf(stops.map(({ item }) => item.point))).toBeLessThanOrEqual(
          lengthOf(places) + 1e-6,
        );
      }),
    );
  });
});

describe('where somebody is', () => {
  const table = {
    postcodes: {
      BS1: writeGroups([
        ['1A', [51.45, -2.58]],
        ['4D', [51.449, -2.599]],
        ['4Q', [51.451, -2.601]],
      ]),
      BS12: writeGroups([['2A', [51.6, -2.7]]]),
    },
    areas: {
      Easton: [51.46, -2.56],
      'Stoke Bishop': [51.48, -2.63],
      'Stokes Croft': [51.462, -2.59],
      'St Pauls': [51.464, -2.58],
      'Old Market Street': [51.4553, -2.582],
      'The Galleries': [51.4577, -2.588],
      'Easton Business Centre': [51.461, -2.561],
    } as Record<string, Point>,
  };

  it.each([
    ['BS1 4DJ', 'BS1 4DJ', [51.449, -2.599]],
    [' bs14dj ', 'BS1 4DJ', [51.449, -2.599]],
    ['bs1 4', 'BS1 4', [51.45, -2.6]],
    ['BS1', 'BS1', [51.45, -2.5933]],
    ['BS12', 'BS12', [51.6, -2.7]],
    ['BS11', 'BS1 1', [51.45, -2.58]],
    ['easton', 'Easton', [51.46, -2.56]],
    ['Saint Paul’s', 'St Pauls', [51.464, -2.58]],
    ['stoke b', 'Stoke Bishop', [51.48, -2.63]],
    ['old market', 'Old Market Street', [51.4553, -2.582]],
    ['galleries', 'The Galleries', [51.4577, -2.588]],
    ['east', 'Easton', [51.46, -2.56]],
  ])('%s is %s', (typed, name, point) => {
    expect(findPlace(typed, table)).toEqual({ name, point });
  });

  it.each([
    ['', PLACE_FAULTS.nothing],
    [' , ', PLACE_FAULTS.nothing],
    ['BS1 9ZZ', PLACE_FAULTS.badPostcode],
    ['M1 1AE', PLACE_FAULTS.otherCity],
    ['Atlantis', PLACE_FAULTS.unknown],
    ['Stoke', PLACE_FAULTS.unknown],
    ['x'.repeat(5000), PLACE_FAULTS.unknown],
    ['constructor', PLACE_FAULTS.unknown],
  ])('%s is none: %s', (typed, fault) => {
    expect(findPlace(typed, table)).toEqual({ fault });
  });

  test('whatever is typed is answered', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (typed) => {
        const found = findPlace(typed, table);
        expect('fault' in found ? found.fault : found.name).toMatch(/\w/);
      }),
    );
  });

  it('is too far where it is 30 km from every place', () => {
    const places = [[[51.45, -2.59]], [[51.5, -2.6]]] as Point[][];
    expect(isTooFar([51.46, -2.7], places)).toBe(false);
    expect(isTooFar([51.5, -0.12], places)).toBe(true);
  });
});

describe('an address', () => {
  it.each([
    ['16 Narrow Quay, Bristol BS1 4QA', { group: 'BS1 4Q', letter: 'A' }],
    ['Old Shed, bs50aa', { group: 'BS5 0A', letter: 'A' }],
    ['Outreach van, Bristol', undefined],
  ])('%s has its postcode', (address, postcode) => expect(postcodeOf(address)).toEqual(postcode));

  it.each([
    ['43 Ducie Road, Barton Hill, Bristol BS5 0AX', 'Barton Hill'],
    ['94 Grosvenor Road, St. Pauls, Bristol BS2 8XJ', 'St Pauls'],
    ['Felix Road, Bristol BS5 0HE', undefined],
    ['Church Walk, 12 Felix Road, Bristol BS5 0HE', undefined],
    ['Bristol (full address not known)', undefined],
    ['Easton, Leeds', undefined],
  ])('%s names its area', (address, area) => expect(areaOf(address)).toBe(area));

  it.each([
    ['43 Ducie Road, Barton Hill, Bristol BS5 0AX', ['Ducie Road', 'Barton Hill']],
    [
      'Kingsley Hall, 59 Old Market Street, Bristol BS2 0ER',
      ['Kingsley Hall', 'Old Market Street'],
    ],
    ['17-25 Jamaica Street, Bristol BS2 8JP', ['Jamaica Street']],
    ['c/o Amelia Court, Pipe Lane, Bristol', ['Amelia Court', 'Pipe Lane']],
    ['Bristol (full address not known)', []],
    ['12 High Street, Leeds', []],
  ])('%s names its street and its house', (address, names) =>
    expect(landmarksOf(address)).toEqual(names),
  );

  it('places an area in the middle of those that name it', () => {
    const placed: [string, Point][] = [
      ['1 A Road, Easton, Bristol', [51.4, -2.5]],
      ['2 B Road, Easton, Bristol', [51.5, -2.6]],
      ['3 C Road, Bristol', [51.9, -2.9]],
    ];
    expect(areasOf(placed)).toEqual({ Easton: [51.45, -2.55] });
  });
});

it.each([
  ['51.4513, -2.5991', [51.4513, -2.5991]],
  ['51.4513 -2.5991', [51.4513, -2.5991]],
  ['-2.5991, 51.4513', undefined],
  ['12.5, 99', undefined],
  ['BS1 4DJ', undefined],
])('coordinates: %s', (text, point) => expect(readCoordinates(text)).toEqual(point));
