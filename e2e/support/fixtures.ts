import { test as base, expect, type Page, type Response } from '@playwright/test';
import { KEPT_IN_BROWSERS } from '../../shared/privacy/kept-in-browsers.ts';
import { askAgain } from './api/ask-again.ts';
import { bringToLife } from './live.ts';
import { originOf, type SiteName } from './site/sites.ts';

type Options = {
  /** Which copy of the site the test visits. */
  site: SiteName;
  /** Addresses outside the site that the test means to reach; they are answered with an empty page. */
  outside: string[];
  /** A journey of people with accounts: they are given the cookies there are, and the API may refuse them. */
  signsIn: boolean;
  /** Messages of failures that a page only logs (docs/product.md#wording) and that the test brings about. */
  logged: string[];
};

type Fixtures = {
  /** Opens a page, touches it, and waits until the app has taken it over. */
  visit: (path: string) => Promise<Response | null>;
};

/**
 * Every test of ours also fails on what no page may ever do: break the Content-Security-Policy, throw, complain in the
 * console (React does so when the server's HTML and the browser's differ), ask anyone else for anything, set a cookie.
 */
/** Those that the privacy page names, for people with accounts: no other cookie, none for visitors. */
const ACCOUNT_COOKIES = KEPT_IN_BROWSERS.flatMap(({ name }) =>
  name.startsWith('cookie ') ? name.slice('cookie '.length) : [],
);

export const test = base.extend<Options & Fixtures>({
  site: ['sample', { option: true }],
  outside: [[], { option: true }],
  signsIn: [false, { option: true }],
  logged: [[], { option: true }],
  // The first to ask waits until it is open, longer than a test may take.
  baseURL: [
    async ({ site }, use) => use(await originOf(site)),
    { scope: 'test', timeout: 120_000 },
  ],
  context: async ({ context, baseURL, outside, signsIn, logged }, use) => {
    const faults: string[] = [];
    context.on('page', (page) => watch(page, faults, signsIn, logged));
    // The browser finds no other host (playwright.config.ts). To stand between it and every request would cost a tenth of
    // each test, and take its cache away.
    context.on('request', (request) => {
      const url = request.url();
      if (new URL(url).origin !== baseURL && !outside.includes(url))
        faults.push(`asked another site: ${url}`);
    });
    for (const url of outside)
      await context.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    askAgain(context.request);
    await use(context);
    // Or a route that still fetches fails as the next test's fault.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const { name, httpOnly } of await context.cookies())
      if (!(signsIn && ACCOUNT_COOKIES.includes(name) && httpOnly))
        faults.push(`set the cookie ${name}`);
    expect(faults, 'what no page may ever do').toEqual([]);
  },
  request: async ({ request }, use) => use(askAgain(request)),
  visit: async ({ page }, use) =>
    use(async (path) => {
      const response = await page.goto(path);
      await bringToLife(page);
      return response;
    }),
});

export { expect };

/** What the test's browser says to a page that would keep an offline copy. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

function watch(page: Page, faults: string[], signsIn: boolean, logged: string[]) {
  page.on('pageerror', (error) => faults.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // The browser's own note of a failed request; those are judged below, where a page may be a 404.
    const isExpected = ['Failed to load resource', BLOCKED, ...logged].some((it) =>
      message.text().includes(it),
    );
    if (isComplaint && !isExpected) faults.push(`complained: ${message.text()}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    const mayRefuse = isPage || (signsIn && new URL(response.url()).pathname.startsWith('/api/'));
    if (response.status() >= 400 && !mayRefuse)
      faults.push(`${response.status()} for ${response.url()}`);
  });
}
