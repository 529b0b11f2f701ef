import { paths } from './paths.ts';

const under = (area: string) => (name: string) =>
  `${paths.kiosk}/${area}/${encodeURIComponent(name)}`;

/** Every screen of the kiosk. Not in `paths`, which every visitor's phone carries. */
export const kioskPaths = {
  home: paths.kiosk,
  open: `${paths.kiosk}/open`,
  /** What is open on a date YYYY-MM-DD, need by need. */
  openOn: under('open'),
  /** Every kind of help, where Home has no room for them. */
  types: `${paths.kiosk}/types`,
  /** All that is listed for one need of the board. */
  need: under('need'),
  /** Like `need`, but on a date YYYY-MM-DD. */
  needOn: (need: string, date: string) => `${under('need')(need)}/${date}`,
  services: under('services'),
  /** The week of every service of a type, in large letters. */
  week: (type: string) => `${under('services')(type)}/week`,
  servicesOn: (type: string, date: string) => `${under('services')(type)}/${date}`,
  /** Every day that can be asked for, of all services or of a type's. */
  days: (type = '') => (type ? under('days')(type) : `${paths.kiosk}/days`),
  service: under('service'),
  helplines: `${paths.kiosk}/helplines`,
  helpline: under('helpline'),
  organisations: `${paths.kiosk}/organisations`,
  /** Those that stand under one letter. */
  letter: under('organisations'),
  organisation: under('organisation'),
  category: under('category'),
  emergency: `${paths.kiosk}/emergency`,
  tonight: `${paths.kiosk}/tonight`,
  /** All that the charity says to everybody just now. */
  notices: `${paths.kiosk}/notices`,
  search: `${paths.kiosk}/search`,
  /** Where somebody says what is wrong with a listing. */
  wrong: under('wrong'),
  /** What a wall screen shows, where nobody touches it: no screen leads there. */
  board: `${paths.kiosk}/board`,
  /** What staff alone open: no screen leads there. */
  setup: `${paths.kiosk}/setup`,
} as const;

/** Put behind the address of Home where a wall screen is started without a network: Home is the page that is kept. */
export const TO_BOARD = '#board';

/** The kiosk's own service worker: at the root, because the scope of one below /kiosk would leave /kiosk itself out. */
export const KIOSK_WORKER = '/kiosk-sw.js';

/** What a page asks that worker: which build the device keeps. */
export const WHICH_BUILD = 'which build';
