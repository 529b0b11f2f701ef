import { isIn, PRINT } from '../paths/areas.ts';
import { paths } from '../paths/paths.ts';

/** What is counted apart: how pages are read. */
export const COUNT_GROUPS = ['pages', 'kiosks', 'paper', 'copies'] as const;
export type CountGroup = (typeof COUNT_GROUPS)[number];

export const GROUP_LABELS: Record<CountGroup, string> = {
  pages: 'Pages',
  kiosks: 'Kiosk screens',
  paper: 'Prints and PDFs',
  copies: 'Copies on phones',
};

type Kind = { label: string; group: CountGroup; routes: readonly string[] };

/**
 * The kinds of page that are counted by day, with the routes of each as the site map writes them, so that no address, type or
 * search can be among what is kept (docs/product.md#counts). Pages of people who sign in are not counted.
 */
const KINDS = {
  home: { label: 'Home', group: 'pages', routes: ['/'] },
  tonight: {
    label: 'Tonight and immediate support',
    group: 'pages',
    routes: ['/tonight', '/immediate-support'],
  },
  open: { label: 'Open now, by need', group: 'pages', routes: ['/open/:need'] },
  timetables: { label: 'Timetables', group: 'pages', routes: ['/timetable/:type'] },
  near: { label: 'Near me', group: 'pages', routes: ['/near'] },
  helplines: {
    label: 'Helplines',
    group: 'pages',
    routes: ['/helpline-type', '/helpline-type/:type'],
  },
  organisations: {
    label: 'Organisations',
    group: 'pages',
    routes: ['/organisations', '/org-category/:category?'],
  },
  search: { label: 'Search', group: 'pages', routes: ['/search'] },
  other: {
    label: 'Notices, holidays and about us',
    group: 'pages',
    routes: [
      '/notices',
      '/holidays/:all?',
      '/joinus',
      '/privacy-policy',
      '/terms-of-service',
      '/accessibility',
      '/numbers',
      '/trust',
    ],
  },
  /** A kiosk tells of them itself: its screens need no server. */
  kiosk: { label: 'Kiosk screens', group: 'kiosks', routes: [] },
  print: { label: 'Sheets to print', group: 'paper', routes: [] },
  pdf: {
    label: 'PDF files',
    group: 'paper',
    routes: ['/handbook.pdf', '/timetable/:file{.+\\.pdf}', '/poster.pdf', '/pocket.pdf'],
  },
  copies: {
    label: 'Phones and kiosks that keep a copy, asking whether it has changed',
    group: 'copies',
    routes: ['/api/directory'],
  },
} as const satisfies Record<string, Kind>;

export type PageKind = keyof typeof KINDS;

export const PAGE_KINDS = Object.keys(KINDS) as PageKind[];

/** What a kind of page is called where counts are shown. */
export const labelOfKind = (kind: PageKind): string => KINDS[kind].label;
/** Under which heading a kind of page is counted. */
export const groupOfKind = (kind: PageKind): CountGroup => KINDS[kind].group;

const BY_ROUTE = new Map<string, PageKind>(
  PAGE_KINDS.flatMap((kind) => KINDS[kind].routes.map((route) => [route, kind] as const)),
);

/** Addresses of paper that are no sheet: where one is chosen, and whatever is not there. */
const NO_SHEETS: readonly string[] = [paths.print, paths.printPlaces, `${paths.print}/*`];

/** What a route counts as; undefined for one that is not counted. */
export function kindOfRoute(route: string): PageKind | undefined {
  const isSheet = isIn(PRINT, route) && !NO_SHEETS.includes(route);
  return BY_ROUTE.get(route) ?? (isSheet ? 'print' : undefined);
}
