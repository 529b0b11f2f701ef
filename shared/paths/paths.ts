/**
 * Every page's URL (docs/product.md#public-pages; docs/product.md#words-and-places). Names are encoded here and nowhere
 * else.
 */
export const paths = {
  home: '/',
  immediateSupport: '/immediate-support',
  /** What to do with nowhere to sleep, step by step. */
  tonight: '/tonight',
  /** What somebody needs who is not safe at home: its address tells nobody else (docs/product.md#people-in-crisis). */
  safe: '/immediate-support#safe',
  roughSleepers: '/immediate-support#rough-sleepers',
  timetable: (type: string) => `/timetable/${encodeURIComponent(type)}`,
  /** A service's public address: its row in its timetable. */
  service: (type: string, id: string, part?: string, date?: string) =>
    `${paths.timetable(type)}${partQuery(part) || dateQuery(date)}#${encodeURIComponent(id)}`,
  /** The whole handbook as a file to keep or print; in clear print without a size. */
  handbookPdf: (size?: 'clear' | 'large') => `/handbook.pdf${sizeQuery(size)}`,
  /** Calendars to subscribe to: one service's times, and those of a whole timetable. */
  serviceCalendar: (id: string) => `/services/${encodeURIComponent(id)}.ics`,
  timetableCalendar: (type: string) => `${paths.timetable(type)}.ics`,
  /** One timetable as a sheet for a noticeboard. */
  timetablePdf: (type: string, size?: 'clear' | 'large') =>
    `${paths.timetable(type)}.pdf${sizeQuery(size)}`,
  /** What is open to one need: all that answers it, now or on a day. */
  need: (need: string) => `/open/${encodeURIComponent(need)}`,
  /** The helplines that answer now, and the kinds that there are. */
  helplines: '/helpline-type',
  helplineType: (type: string) => `/helpline-type/${encodeURIComponent(type)}`,
  /** A helpline's public address: its card among those of its type. */
  helpline: (type: string, id: string, part?: string) =>
    `${paths.helplineType(type)}${partQuery(part)}#${encodeURIComponent(id)}`,
  organisations: '/organisations',
  /** An organisation's public address: its card in the list of all. */
  organisation: (id: string, part?: string) =>
    `/organisations${partQuery(part)}#${encodeURIComponent(id)}`,
  /** Without a category: the page that asks for one. */
  orgCategory: (category?: string) =>
    category === undefined ? '/org-category' : `/org-category/${encodeURIComponent(category)}`,
  /** Where somebody chooses what to print. */
  print: '/print',
  /** Where a worker picks places for one person. */
  printPlaces: '/print/choose',
  /** The steps for somebody with nowhere to sleep. */
  printTonight: '/print/tonight',
  /** Papers that other pages lead to, in the form of print-choice.ts. Not for a link without a full load. */
  printTimetable: (type: string) => `/print/timetables?${new URLSearchParams({ type })}`,
  printOrganisation: (organisation: string) =>
    `/print/organisation?${new URLSearchParams({ organisation })}`,
  printOrganisations: (category?: string) =>
    `/print/organisations${category === undefined ? '' : `?${new URLSearchParams({ category })}`}`,
  /** The feed of what was added, changed or closed. */
  changesFeed: '/changes.xml',
  kiosk: '/kiosk',
  search: (text = '') => (text ? `/search?q=${encodeURIComponent(text)}` : '/search'),
  /** What is open on the coming bank holidays; `/holidays/all` has all their days at once. */
  holidays: '/holidays',
  /** All that the charity says to everybody just now. */
  notices: '/notices',
  /** How often each kind of page is opened. */
  numbers: '/numbers',
  /** Where lists are ordered by distance. */
  near: '/near',
  joinUs: '/joinus',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  dashboard: '/dashboard',
  admin: '/admin',
  pendingOrganisations: '/admin/pending-organisations',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  accessibility: '/accessibility',
} as const;

/** The part of a large list (docs/product.md#large-lists). */
export const partQuery = (part?: string) => (part ? `?part=${encodeURIComponent(part)}` : '');

/** An address with these parts of a query: those that say nothing are left out. */
export function appendQuery(path: string, ...parts: (string | false | undefined)[]): string {
  const query = parts.filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}

const dateQuery = (date?: string) => (date ? `?when=${date}` : '');

const sizeQuery = (size?: 'clear' | 'large') => (size === 'large' ? '?size=large' : '');

/** One segment of an address, still encoded, as text; null for a malformed escape, which is a page not found. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** A path whose segments can all be decoded: a malformed one stands for the signs that it is written with. */
export const soundPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (decodeSegment(segment) === null ? encodeURIComponent(segment) : segment))
    .join('/');
