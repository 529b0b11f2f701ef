import type { Action } from '../account/access.ts';

/** A part of the site with a frame of its own, and what follows from a page being in it. */
export type SiteArea = {
  /** The first segments of its addresses. */
  begins: readonly string[];
  /** Whether its pages link their styles: what their Print button opens carries the same links, and no inline block. */
  linksStyles?: true;
  /** What somebody signed in has to be allowed to do to be let in. */
  opens?: Action;
};

/** What people look for help in: every phone's offline copy has its pages. */
const PUBLIC: SiteArea = {
  begins: [
    '',
    'immediate-support',
    'tonight',
    'timetable',
    'open',
    'helpline-type',
    'organisations',
    'org-category',
    'search',
  ],
};

const ACCOUNT: SiteArea = {
  begins: [
    'login',
    'register',
    'forgot-password',
    'reset-password',
    'confirm-email',
    'confirm-registration',
  ],
};
/**
 * What is a visitor's too, but apart from what every phone keeps: what is open on bank holidays (kept where data are not
 * dear), lists by distance, all notices, and what nobody needs to find help, such as where an asking mail leads and its way
 * out, and where somebody says what is wrong (docs/decisions/009-the-offline-copy.md).
 */
export const ONLINE: SiteArea = {
  begins: [
    'holidays',
    'near',
    'notices',
    'numbers',
    'still-right',
    'stand-in',
    'something-wrong',
    'trust',
    'joinus',
    'privacy-policy',
    'terms-of-service',
    'accessibility',
  ],
};
const DASHBOARD: SiteArea = { begins: ['dashboard'], opens: 'dashboard:open' };
const ADMIN: SiteArea = { begins: ['admin'], opens: 'admin:open' };

/** Everything around an account. */
export const SIGN_IN = [ACCOUNT, DASHBOARD, ADMIN];
export const PRINT: SiteArea = { begins: ['print'], linksStyles: true };
export const KIOSK: SiteArea = { begins: ['kiosk'], linksStyles: true };

/**
 * Every area of the site. Server, build, offline copy and guard read it here. The script that every visitor loads has patterns
 * of its own, which weigh less (web/entry/lazy-areas.ts). An area's first route has its name. The first routes of `print` and `kiosk`
 * stand alone: no link leads there without a full load.
 */
export const AREAS = {
  public: PUBLIC,
  account: ACCOUNT,
  online: ONLINE,
  dashboard: DASHBOARD,
  admin: ADMIN,
  print: PRINT,
  kiosk: KIOSK,
};

/** The modules of the routes that no other area's pages load; those of the public area come with the first script. */
export const ROUTES = {
  account: 'web/areas/account-routes.tsx',
  online: 'web/areas/online-routes.tsx',
  dashboard: 'web/areas/account-routes.tsx',
  admin: 'web/areas/account-routes.tsx',
  print: 'web/print/routes.tsx',
  kiosk: 'web/kiosk/routes.tsx',
} as const satisfies { [Name in keyof typeof AREAS]?: string };

/** Whether a path, with or without what follows its first segment, is in an area. */
export const isIn = ({ begins }: SiteArea, path: string): boolean =>
  begins.includes(path.split('/')[1] ?? '');

/** Whether the offline copy has the page at a path: the public ones, and neither files (a PDF) nor anything of an account. */
export const isKeptPage = (path: string): boolean => isIn(PUBLIC, path) && !/\.\w+$/.test(path);
