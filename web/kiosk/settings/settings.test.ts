import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SETTINGS,
  KIOSK_LIMITS,
  ORIENTATIONS,
  reachOf,
  readSettings,
  TOUCH_HEIGHTS,
  turnOf,
  writeSettings,
} from './settings.ts';
import { SOUNDS } from './spoken.ts';

const read = (query: string, kept = DEFAULT_SETTINGS) =>
  readSettings(new URLSearchParams(query), kept);

describe('the settings in an address', () => {
  it('are all read', () => {
    expect(
      read(
        'place=The+Wild+Goose&own=goose&postcode=BS2+8QN&pxmm=5.9&idle=60&printer=yes&sound=speaker&orientation=portrait&need=eat,wash&mount=800&pages=20&press=3',
      ),
    ).toEqual({
      place: 'The Wild Goose',
      own: 'goose',
      postcode: 'BS2 8QN',
      pxPerMm: 5.9,
      idle: 60,
      printer: true,
      slip: false,
      sound: 'speaker',
      orientation: 'portrait',
      needs: 'eat,wash',
      mount: 800,
      pages: 20,
      press: 3,
    });
  });

  it('leave alone what they do not name', () => {
    const kept = { ...DEFAULT_SETTINGS, place: 'Here', printer: true };
    expect(read('idle=120', kept)).toEqual({ ...kept, idle: 120 });
    expect(read('place=', kept)).toEqual({ ...kept, place: '' });
  });

  it('are none where the address names none of them', () => {
    expect(read('')).toBeNull();
    expect(read('utm_source=poster')).toBeNull();
  });

  it.each([
    'pxmm=0',
    'pxmm=400',
    'pxmm=big',
    'pxmm=',
    'idle=1',
    'idle=99999',
    'idle=Infinity',
    'press=0',
    'press=21',
    'orientation=upside-down',
    'sound=loud',
  ])('cannot hide the page with %s', (query) => {
    expect(read(query)).toEqual(DEFAULT_SETTINGS);
  });

  it('read again as they were written', () => {
    const number = ({ min, max }: { min: number; max: number }) =>
      fc.double({ min, max, noNaN: true });
    const printers = [
      { printer: false, slip: false },
      { printer: true, slip: false },
      { printer: true, slip: true },
    ];
    const settings = fc.record({
      printing: fc.constantFrom(...printers),
      place: fc.string({ maxLength: KIOSK_LIMITS.place }).map((text) => text.trim()),
      own: fc.string().map((text) => text.trim()),
      postcode: fc.string({ maxLength: KIOSK_LIMITS.postcode }).map((text) => text.trim()),
      pxPerMm: number(KIOSK_LIMITS.pxPerMm),
      idle: number(KIOSK_LIMITS.idle),
      sound: fc.constantFrom(...SOUNDS),
      orientation: fc.constantFrom(...ORIENTATIONS),
      mount: number(KIOSK_LIMITS.mount),
      pages: fc.integer(KIOSK_LIMITS.pages),
      press: fc.integer(KIOSK_LIMITS.press),
      needs: fc.uniqueArray(fc.constantFrom('eat', 'wash', 'health')).map((them) => them.join(',')),
    });
    fc.assert(
      fc.property(settings, ({ printing, ...others }) => {
        const those = { ...others, ...printing };
        expect(read(writeSettings(those).toString())).toEqual(those);
      }),
    );
  });
});

describe('a page', () => {
  it.each([
    ['auto', 1920, 1080, 'none'],
    ['auto', 1080, 1920, 'none'],
    ['portrait', 1080, 1920, 'none'],
    ['portrait', 1920, 1080, 'right'],
    ['portrait-secondary', 1920, 1080, 'left'],
    ['landscape', 1920, 1080, 'none'],
    ['landscape', 1080, 1920, 'right'],
    ['landscape-secondary', 1080, 1920, 'left'],
  ] as const)(
    'for %s on a screen of %i by %i is turned: %s',
    (orientation, width, height, turn) => {
      expect(turnOf(orientation, width, height)).toBe(turn);
    },
  );
});

describe('what is touched', () => {
  it('fills a glass of 21.5 inches that lies, and leaves the top of one of 32 inches that stands', () => {
    expect(reachOf(268, 750)).toEqual({ below: 0, above: 0, touched: 268 });
    expect(reachOf(708, 750)).toEqual({ below: 0, above: 238, touched: 470 });
    expect(reachOf(708, 300)).toEqual({ below: 100, above: 0, touched: 608 });
  });

  it('lies between 400 and 1,220 mm above the floor on every glass', () => {
    const glass = fc.double({ min: 100, max: 900, noNaN: true });
    const mount = fc.double({ ...KIOSK_LIMITS.mount, noNaN: true });
    fc.assert(
      fc.property(glass, mount, (high, at) => {
        const { below, above, touched } = reachOf(high, at);
        expect(below + above + touched).toBeCloseTo(high);
        expect(at + below).toBeGreaterThanOrEqual(TOUCH_HEIGHTS.from - 1e-6);
        expect(at + high - above).toBeLessThanOrEqual(TOUCH_HEIGHTS.to + 1e-6);
      }),
    );
  });
});
