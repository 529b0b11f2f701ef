import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createFinder } from './find.ts';

const TEXTS = [
  'St Anne’s Lunch Club',
  '0117 496 0123',
  'info@annes.example',
  null,
  'Ring the bell.',
  '12 Stapleton Rd, Bristol BS5 0QR',
  '07798 000445',
  '0117 0044 967',
  'Saint Mary’s Street & Green, BS10AA',
];

describe('the admin’s search finds', () => {
  it.each([
    ['st annes', 'St Anne’s Lunch Club'],
    ["ST ANNE'S", 'St Anne’s Lunch Club'],
    ['  lunch   club ', 'St Anne’s Lunch Club'],
    ['01174960123', '0117 496 0123'],
    ['+44 117 496', '0117 496 0123'],
    ['0044 (117) 496-0123', '0117 496 0123'],
    ['ANNES.example', 'info@annes.example'],
    ['the bell', 'Ring the bell.'],
    ['+44 (0)117 496 0123', '0117 496 0123'],
    ['(+44) 117 4960123', '0117 496 0123'],
    ['960123', '0117 496 0123'],
    ['96-01 23', '0117 496 0123'],
    ['00445', '07798 000445'],
    ['004496', '0117 0044 967'],
    ['Stapleton Road', '12 Stapleton Rd, Bristol BS5 0QR'],
    ['12 stapleton rd bristol', '12 Stapleton Rd, Bristol BS5 0QR'],
    ['Stapleton Rd. Bristol bs50qr', '12 Stapleton Rd, Bristol BS5 0QR'],
    ['bs5', '12 Stapleton Rd, Bristol BS5 0QR'],
    ['bs1 0aa', 'Saint Mary’s Street & Green, BS10AA'],
    ['st marys st', 'Saint Mary’s Street & Green, BS10AA'],
    ['st and green', 'Saint Mary’s Street & Green, BS10AA'],
    ['stapleton rd 12', '12 Stapleton Rd, Bristol BS5 0QR'],
    ['bs5 0qr stapleton', '12 Stapleton Rd, Bristol BS5 0QR'],
    ['club annes', 'St Anne’s Lunch Club'],
    ['lunch stapleton road', '12 Stapleton Rd, Bristol BS5 0QR'],
    ['bell lun', 'Ring the bell.'],
  ])('%s in %s', (sought, found) => {
    expect(createFinder(sought)(TEXTS)).toBe(found);
  });

  it.each([
    '',
    '   ',
    "'",
    'shelter',
    '123 456 7890',
    '999',
    'stapleton 2',
    'club shelter',
    'club unch',
  ])('nothing for "%s"', (sought) => {
    expect(createFinder(sought)(TEXTS)).toBeUndefined();
  });

  it('a name with an accent for one without, and the other way round', () => {
    expect(createFinder('cafe')(['Café'])).toBe('Café');
    expect(createFinder('Café')(['cafe'])).toBe('cafe');
  });
});

describe('whatever it is,', () => {
  const digit = fc.integer({ min: 0, max: 9 }).map(String);
  /** A number of the country without its first 0. */
  const national = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.array(digit, { minLength: 9, maxLength: 9 }))
    .map(([first, others]) => [String(first), ...others].join(''));
  const separator = fc.constantFrom('', ' ', '  ', '-', '.', ') ', '/', '\u00a0', '–');
  const prefix = fc.constantFrom('0', '+44', '+44 ', '+44 (0)', '0044 ', '(0', '(+44) ', '+44 0');

  /** A number in one of the ways to write it. */
  const spelt = (digits: string) =>
    fc
      .tuple(prefix, fc.array(separator, { minLength: 9, maxLength: 9 }))
      .map(
        ([before, between]) =>
          before + [...digits].map((one, at) => one + (between[at] ?? '')).join(''),
      );

  test('a number is found in any other way to write it, and by its last digits', () => {
    const ways = national.chain((digits) =>
      fc.tuple(fc.constant(digits), spelt(digits), spelt(digits), fc.integer({ min: 4, max: 10 })),
    );
    fc.assert(
      fc.property(ways, ([digits, one, other, last]) => {
        expect(createFinder(one)([other])).toBe(other);
        expect(createFinder(digits.slice(-last))([other])).toBe(other);
      }),
    );
  });

  test('a number is not found by one whose last digit is another', () => {
    const ways = national.chain((digits) => fc.tuple(fc.constant(digits), spelt(digits)));
    fc.assert(
      fc.property(ways, ([digits, way]) => {
        const other = digits.slice(0, -1) + String((Number(digits.at(-1)) + 1) % 10);
        expect(createFinder(`0${digits}`)([way])).toBe(way);
        expect(createFinder(`0${other}`)([way])).toBeUndefined();
      }),
    );
  });

  test('an address is found however its street and its postcode are written', () => {
    const street = fc.constantFrom(
      ...[
        ['Road', 'Rd', 'Rd.', 'road'],
        ['Street', 'St', 'ST.'],
        ['Avenue', 'Ave', 'Av'],
        ['Gardens', 'Gdns'],
      ],
    );
    const address = fc
      .tuple(fc.constantFrom('Stapleton', 'Sts Peter', 'Roadley', 'O’Neill'), street)
      .chain(([name, ways]) => {
        const way = fc.constantFrom(...ways);
        const code = fc.constantFrom('BS5 0QR', 'bs50qr', 'BS5  0qr');
        const comma = fc.constantFrom(', ', ' ', ',');
        const one = fc
          .tuple(way, comma, code)
          .map(([word, between, postcode]) => `${name} ${word}${between}${postcode}`);
        return fc.tuple(one, one);
      });
    fc.assert(
      fc.property(address, ([one, other]) => {
        const text = `12 ${one}`;
        expect(createFinder(other)([text])).toBe(text);
      }),
    );
  });

  test('a part of a text is found in it', () => {
    const part = fc.tuple(fc.string(), fc.nat(), fc.nat()).map(([text, from, to]) => {
      const start = from % (text.length + 1);
      return [text, text.slice(start, start + (to % (text.length - start + 1)))] as const;
    });
    fc.assert(
      fc.property(part, ([text, sought]) => {
        const isNothing = createFinder(sought)([sought]) === undefined;
        expect(createFinder(sought)([text])).toBe(isNothing ? undefined : text);
      }),
    );
  });
});
