import type { Action } from '../account/access.ts';

/** A part of the site with a frame of its own, and what follows from a page being in it. */
export type SiteArea = {
  /** The first segments of its addresses. */
  begins: readonly string[];
  /** The module of its routes, which no other area's pages load; absent for what comes with the first script. */
  routes?: string;
  /** Whether a phone's offline copy has its pages. */
  isKeptOffline?: true;
  /** Whether its pages link their styles: what their Print button opens carries the same links, and no inline block. */
  linksStyles?: true;
  /** What somebody signed in has to be allowed to do to be let in. */
  opens?: Action;
};

/** Where the routes of everything around an account are. */
const ACCOUNT_ROUTES = 'web/areas/account-routes.tsx';

/**
 * Every area of the site. Router, server, build, offline copy and guard read it here. By an area's name its first route
 * is known, and the first routes of `print` and `kiosk` stand alone: no link leads there without a full load.
 */
export const AREAS = {
  public: {
    begins: [
      '',
      'immediate-support',
      'timetable',
      'helpline-type',
      'organisations',
      'org-category',
      'search',
      'joinus',
      'privacy-policy',
      'terms-of-service',
    ],
    isKeptOffline: true,
  },
  account: {
    begins: [
      'login',
      'register',
      'forgot-password',
      'reset-password',
      'confirm-email',
      'confirm-registration',
    ],
    routes: ACCOUNT_ROUTES,
  },
  dashboard: { begins: ['dashboard'], routes: ACCOUNT_ROUTES, opens: 'dashboard:open' },
  admin: { begins: ['admin'], routes: ACCOUNT_ROUTES, opens: 'admin:open' },
  print: { begins: ['print'], routes: 'web/print/routes.tsx', linksStyles: true },
  kiosk: { begins: ['kiosk'], routes: 'web/kiosk/routes.tsx', linksStyles: true },
} as const satisfies Record<string, SiteArea>;

/** The area of an address; undefined where there is no page. */
export const areaAt = (path: string): SiteArea | undefined =>
  Object.values(AREAS).find(({ begins }: SiteArea) => begins.includes(path.split('/')[1] ?? ''));
