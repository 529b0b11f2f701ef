// Takes a picture of every page there is, light and dark, on a phone, a tablet and a desk, or on a kiosk's screens, into
// screenshots/, to be judged by eye from its index.html. Usage: npm run screenshots [-- PART-OF-AREA-AND-NAME]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { openSite, sampleDirectory } from '../../scripts/site/sample-site.ts';
import { BROWSER_ARGS, requireBrowser } from '../../scripts/test/browser.ts';
import { addAccounts, signIn } from '../support/api/accounts.ts';
import { asAdmin, register } from '../support/api/admin-api.ts';
import { ownApi } from '../support/api/own-api.ts';
import { ADMIN_PAGES, DASHBOARD_PAGES, type Ids, KIOSK_PAGES } from '../support/area-pages.ts';
import { KIOSK_SCREENS, startKiosk } from '../support/kiosk/kiosk.ts';
import { PRINT_PAGES, PUBLIC_PAGES } from '../support/pages.ts';
import { withHardRecords } from '../support/site/hard-records.ts';
import { SIZES } from '../support/sizes.ts';

const FOLDER = 'screenshots';
const SCHEMES = ['light', 'dark'] as const;
const wanted = process.argv[2] ?? '';

type Screens = Record<string, { width: number; height: number }>;
type Picture = { area: string; name: string; url: string; screens: Screens };

const full = await openSite(withHardRecords(sampleDirectory()), addAccounts);
const empty = await openSite({ organisations: [], helplines: [] });
const broken = await openSite(null);
const origins = {
  ...{
    sample: full.origin,
    full: full.origin,
    accounts: full.origin,
    alone: full.origin,
    asked: full.origin,
  },
  ...{
    empty: empty.origin,
    welcoming: empty.origin,
    broken: broken.origin,
    large: full.origin,
    christmas: full.origin,
    saturday: full.origin,
  },
};
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS });
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);

const visitor = await someone();
const admin = await someone((page) => signIn(page, 'admin'));
const organisation = await someone((page) => signIn(page, 'organisation'));
const kiosk = await someone((page) => startKiosk(page, { place: 'The Wild Goose', printer: true }));
const [theirs, all] = [await fillDashboard(organisation), await fillAdmin(admin)];

const taken = [
  ...(await take(visitor, 'public', PUBLIC_PAGES.map(plain))),
  ...(await take(visitor, 'print', PRINT_PAGES.map(plain))),
  ...(await take(organisation, 'dashboard', DASHBOARD_PAGES.map(about(theirs)))),
  ...(await take(admin, 'admin', Object.values(ADMIN_PAGES).flat().map(about(all)))),
  ...(await take(kiosk, 'kiosk', KIOSK_PAGES.map(about(all)), KIOSK_SCREENS)),
];
await browser.close();
for (const site of [full, empty, broken]) await site.close();
writeFileSync(join(FOLDER, 'index.html'), index(taken));
console.log(`${taken.length} pages are in ${join(FOLDER, 'index.html')}`);

/** A browser of its own, signed in or started by `begin`. */
async function someone(begin?: (page: Page) => Promise<unknown>): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: full.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await begin?.(page);
  return context;
}

function plain({ name, path, site }: (typeof PUBLIC_PAGES)[number]) {
  return { name, url: origins[site] + path };
}

function about(ids: Ids) {
  return ({ name, path }: { name: string; path: (ids: Ids) => string }) => ({
    name,
    url: full.origin + path(ids),
  });
}

/** A service and a helpline of the organisation that is signed in. */
async function fillDashboard(context: BrowserContext): Promise<Ids> {
  const api = await ownApi(context.pages()[0] as Page);
  return {
    organisation: '',
    service: await api.addService(),
    helpline: await api.addHelpline(),
  };
}

/** Two that wait for approval; of what there is, what strains a layout most. */
async function fillAdmin(context: BrowserContext): Promise<Ids> {
  const call = await asAdmin(context.pages()[0] as Page);
  await register(call, 'The Harbour Night Bus');
  await register(call, 'Bridge Street Kitchen');
  const organisations: { _id: string; addresses: string[]; services: { _id: string }[] }[] =
    await call('GET', '/organisations');
  const hard = organisations.find(({ addresses }) => addresses.length === 5);
  const [helpline] = await call('GET', '/helplines');
  return {
    organisation: hard?._id ?? '',
    service: hard?.services[0]?._id ?? '',
    helpline: helpline._id,
  };
}

async function take(
  context: BrowserContext,
  area: string,
  pages: { name: string; url: string }[],
  screens: Screens = SIZES,
): Promise<Picture[]> {
  const chosen = pages.filter(({ name }) => `${area} ${name}`.includes(wanted));
  const [page] = context.pages();
  if (!page) return [];
  for (const { name, url } of chosen) {
    await page.goto(url, { waitUntil: 'networkidle' });
    for (const colorScheme of SCHEMES)
      for (const [screen, size] of Object.entries(screens)) {
        const path = (which: string) => join(FOLDER, fileName(area, name, which, colorScheme));
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: path(screen), fullPage: true });
        if (screen === 'phone') await page.screenshot({ path: path('first-screen') });
      }
  }
  return chosen.map(({ name, url }) => ({ area, name, url, screens }));
}

function fileName(area: string, name: string, screen: string, scheme: string): string {
  return `${area}-${name.replace(/\W+/g, '-')}-${screen}-${scheme}.png`;
}

function index(pictures: Picture[]): string {
  const row = ({ area, name, screens }: Picture, scheme: string) =>
    [...('phone' in screens ? ['first-screen'] : []), ...Object.keys(screens)]
      .map((screen) => {
        const file = fileName(area, name, screen, scheme);
        return `<img src="${file}" alt="${screen}, ${scheme}" loading="lazy">`;
      })
      .join('');
  const sections = pictures.map(
    (picture) =>
      `<h2>${picture.area}: ${picture.name} <small>${new URL(picture.url).pathname}</small></h2>` +
      SCHEMES.map((scheme) => `<div>${row(picture, scheme)}</div>`).join(''),
  );
  return `<!doctype html><meta charset="utf-8"><title>Every page</title>
<style>body{font-family:sans-serif;margin:2rem;background:#888}div{display:flex;gap:1rem;align-items:start;overflow:auto;max-height:90vh;margin-block-end:1rem}</style>
${sections.join('\n')}`;
}
