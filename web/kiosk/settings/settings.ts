import { PAGES_AT_A_PRESS } from '../../../shared/paper/kiosk/one-page.ts';
import { parseNeeds } from '../../../shared/services/board/wall-pages.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { SOUNDS, type Sound } from './spoken.ts';

/** What a kiosk is told of itself: in the address that it is started with, then kept on the device. */
export type KioskSettings = {
  /** "You are at ..."; '' says nothing. */
  place: string;
  /** The id of the organisation whose services come first; '' for none. */
  own: string;
  /** The postcode of the place, where it differs from the address of that organisation; '' for its address. */
  postcode: string;
  /** CSS pixels in a millimetre of the screen. */
  pxPerMm: number;
  /** Seconds without a touch before it asks whether anybody is there. */
  idle: number;
  printer: boolean;
  /** That it is a printer of slips, with a roll of 80 mm. */
  slip: boolean;
  /** What its voice is heard by. */
  sound: Sound;
  /** The most pages that it prints in an hour. */
  pages: number;
  /** The most pages that one press prints, of a list that is longer than a page. */
  press: number;
  orientation: Orientation;
  /** What a wall screen shows, as in its address: 'eat,wash'; '' for every need. */
  needs: string;
  /** How high above the floor the lower edge of the glass is, in millimetres. */
  mount: number;
};

/** As the screen reports itself, or turned a quarter where it does not: clockwise, "secondary" the other way. */
export const ORIENTATIONS = [
  'auto',
  'portrait',
  'portrait-secondary',
  'landscape',
  'landscape-secondary',
] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/**
 * docs/product.md#kiosk: 20 mm is 81 px on 21.5" in full HD; 90 seconds. The limits keep a typing error from hiding the
 * page.
 */
export const KIOSK_LIMITS = {
  pxPerMm: { min: 2, max: 16 },
  idle: { min: 30, max: 900 },
  mount: { min: 300, max: 1000 },
  pages: { min: 1, max: 600 },
  press: { min: PAGES_AT_A_PRESS.min, max: PAGES_AT_A_PRESS.max },
  place: LIMITS.kioskPlace.value,
  postcode: 10,
} as const;

export const DEFAULT_SETTINGS: KioskSettings = {
  place: '',
  own: '',
  postcode: '',
  pxPerMm: 4.05,
  idle: 90,
  printer: false,
  slip: false,
  sound: 'none',
  pages: 60,
  press: PAGES_AT_A_PRESS.usual,
  orientation: 'auto',
  needs: '',
  mount: 750,
};

/**
 * Between which heights above the floor, in millimetres, everybody reaches what is touched, standing or in a wheelchair (EN 301
 * 549, 8.3; docs/product.md#kiosk).
 */
export const TOUCH_HEIGHTS = { from: 400, to: 1220 } as const;

/**
 * How much of a glass so high, in millimetres, holds what is touched: what is above the reach shows the board, what is below
 * it stays empty.
 */
export function reachOf(glass: number, mount: number) {
  const below = Math.min(glass, Math.max(0, TOUCH_HEIGHTS.from - mount));
  const above = Math.max(0, mount + glass - TOUCH_HEIGHTS.to);
  return { below, above, touched: Math.max(0, glass - below - above) };
}

/** Pixels per millimetre of usual screens, to choose from when one is set up. */
export const SCREENS = [
  { name: '10.1 inch, 1280 × 800', pxPerMm: 5.9 },
  { name: '15.6 inch, 1920 × 1080', pxPerMm: 5.56 },
  { name: '21.5 inch, 1920 × 1080', pxPerMm: 4.05 },
  { name: '24 inch, 1920 × 1080', pxPerMm: 3.6 },
  { name: '27 inch, 1920 × 1080', pxPerMm: 3.21 },
  { name: '32 inch, 1920 × 1080', pxPerMm: 2.71 },
  { name: '32 inch, 3840 × 2160', pxPerMm: 5.42 },
] as const;

/**
 * The settings in an address's query over those the device has; what is absent, unreadable or out of its limits keeps
 * what was there. null where the query has none of them.
 */
export function readSettings(
  query: URLSearchParams,
  kept: KioskSettings = DEFAULT_SETTINGS,
): KioskSettings | null {
  const given = Object.keys(WRITE).filter((key) => query.has(key));
  if (given.length === 0) return null;
  const settings = { ...kept };
  const place = query.get('place');
  if (place !== null) settings.place = place.trim().slice(0, KIOSK_LIMITS.place);
  const own = query.get('own');
  if (own !== null) settings.own = own.trim();
  const postcode = query.get('postcode');
  if (postcode !== null) settings.postcode = postcode.trim().slice(0, KIOSK_LIMITS.postcode);
  settings.pxPerMm = numberIn(query.get('pxmm'), KIOSK_LIMITS.pxPerMm) ?? kept.pxPerMm;
  settings.idle = numberIn(query.get('idle'), KIOSK_LIMITS.idle) ?? kept.idle;
  settings.pages = Math.round(numberIn(query.get('pages'), KIOSK_LIMITS.pages) ?? kept.pages);
  settings.press = Math.round(numberIn(query.get('press'), KIOSK_LIMITS.press) ?? kept.press);
  settings.mount = numberIn(query.get('mount'), KIOSK_LIMITS.mount) ?? kept.mount;
  const printer = query.get('printer');
  if (printer !== null) {
    settings.slip = printer === 'slip';
    settings.printer = printer === 'yes' || settings.slip;
  }
  const sound = query.get('sound');
  settings.sound = SOUNDS.find((it) => it === sound) ?? kept.sound;
  const orientation = query.get('orientation');
  settings.orientation = ORIENTATIONS.find((it) => it === orientation) ?? kept.orientation;
  if (query.has('need')) settings.needs = parseNeeds(query.getAll('need').join(',')).join(',');
  return settings;
}

const WRITE: Record<string, (settings: KioskSettings) => string> = {
  place: ({ place }) => place,
  own: ({ own }) => own,
  postcode: ({ postcode }) => postcode,
  pxmm: ({ pxPerMm }) => String(pxPerMm),
  idle: ({ idle }) => String(idle),
  printer: ({ printer, slip }) => (slip ? 'slip' : printer ? 'yes' : 'no'),
  sound: ({ sound }) => sound,
  pages: ({ pages }) => String(pages),
  press: ({ press }) => String(press),
  orientation: ({ orientation }) => orientation,
  need: ({ needs }) => needs,
  mount: ({ mount }) => String(mount),
};

/** The query that `readSettings` reads again, all of them in it. */
export function writeSettings(settings: KioskSettings): URLSearchParams {
  return new URLSearchParams(Object.entries(WRITE).map(([key, write]) => [key, write(settings)]));
}

/** Which way the page is turned on a screen that is so much wider than high. */
export function turnOf(orientation: Orientation, width: number, height: number) {
  if (orientation === 'auto') return 'none';
  const isLandscape = width >= height;
  if (isLandscape === orientation.startsWith('landscape')) return 'none';
  return orientation.endsWith('secondary') ? 'left' : 'right';
}

function numberIn(text: string | null, { min, max }: { min: number; max: number }): number | null {
  const number = Number(text?.trim() || Number.NaN);
  return number >= min && number <= max ? number : null;
}
