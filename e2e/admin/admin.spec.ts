import type { Page } from '@playwright/test';
import type { ListPage } from '../../shared/lists/list-page.ts';
import { PAGE_SIZE } from '../../shared/lists/shown.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { messages } from '../../shared/site/messages.ts';
import { signIn } from '../support/api/accounts.ts';
import { addOrganisation, asAdmin, moveTo } from '../support/api/admin-api.ts';
import { expect, test } from '../support/fixtures.ts';
import { SIZES } from '../support/sizes.ts';

test.use({ site: 'accounts', signsIn: true });

const { organisations, services, helplines, home, profile } = adminMessages;
const { missing, organisation, service, helpline } = areaMessages;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every route has its words', async ({ page }) => {
  const call = await asAdmin(page);
  const soup = await addOrganisation(call, 'Every Route');
  const [line] = await call('GET', '/helplines');
  const words: [path: string, title: string | RegExp, ...texts: (string | RegExp)[]][] = [
    [adminPaths.home, 'Admin Home', 'Organisation Overview', 'Manage Services', 'Manage Helplines'],
    [adminPaths.home, 'Admin Home', 'Pending Organisations', /info@/, 'Response spreadsheet'],
    [adminPaths.profile, 'Your profile', 'The Charity', 'Edit Organisation'],
    [adminPaths.settings, 'Settings', 'Current Password', 'Confirm New Password'],
    [adminPaths.changeEmail, 'Sign-in email', 'New sign-in email'],
    [adminPaths.pending, 'Pending Organisations'],
    [adminPaths.organisations, 'Organisations', 'Search by name'],
    [adminPaths.viewOrganisation(soup._id), soup.name, 'Edit Organisation', 'Delete Organisation'],
    [adminPaths.editOrganisation(soup._id), `Edit ${soup.name}`, 'Save'],
    [adminPaths.deleteOrganisation(soup._id), /^Delete/, /services \(1\) and its helpline/],
    [adminPaths.manageServices, 'Manage Services', 'All Services', /^\d+ service\(s\)$/],
    [adminPaths.allServices, 'All Services', 'Search by provider name', 'Provider'],
    [adminPaths.viewServices('Lunch'), 'Lunch Services', soup.name],
    [adminPaths.addService(), 'Add Service', services.chooseFirst],
    [adminPaths.editService(soup.service), 'Edit Lunch', soup.name],
    [
      adminPaths.deleteService(soup.service),
      'Delete Lunch?',
      soup.name,
      'Confirm Delete',
      'Cancel',
    ],
    [adminPaths.allHelplines, 'Helplines', 'Add New Helpline', 'Online working time'],
    [adminPaths.addHelpline(), 'Add a helpline', helplines.noProvider],
    [adminPaths.editHelpline(line._id), `Edit ${line.name}`],
    [adminPaths.deleteHelpline(line._id), `Delete ${line.name}?`, 'Confirm Delete', 'Cancel'],
  ];
  await page.goto(adminPaths.home);
  await expect(page.getByText('Welcome back, The Charity')).toBeVisible();
  for (const [path, title, ...texts] of words) {
    await moveTo(page, path);
    await expect(heading(page)).toHaveText(title);
    for (const text of texts)
      await expect(page.getByRole('main').getByText(text).first()).toBeAttached();
  }
});

/** docs/product.md#admin-area; more may stand between. */
const SIDEBAR = [
  ...['Dashboard', 'Profile', 'Pending', 'Organisations', 'Manage Services', 'Add Service'],
  ...['Helplines', 'Settings', 'Logout'],
];

test('the sidebar leads everywhere, its logo home', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(adminPaths.home);
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  await expect(sidebar.getByRole('link').nth(0)).toHaveAttribute('href', '/');
  const entries = await sidebar.getByRole('listitem').allInnerTexts();
  // How many wait stands beside some of them.
  const labels = entries.map((entry) => entry.replace(/\s*\d[\s\S]*$/, ''));
  expect(labels.filter((label) => SIDEBAR.includes(label))).toEqual(SIDEBAR);
});

test('on a phone the menu is folded until it is asked for, and again on the next page', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await signIn(page, 'admin');
  await page.goto(adminPaths.home);
  const fold = page.getByRole('button', { name: 'Admin menu' });
  const entry = page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Pending' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
  await fold.press('Enter');
  await entry.click();
  await expect(page).toHaveURL(adminPaths.pending);
  await expect(entry).toBeHidden();
});

/** What each page says when a call of its own fails, and while it lasts. */
const FAILURES: [path: string, call: RegExp, says: string][] = [
  [adminPaths.home, /admin\/overview$/, home.failed],
  [adminPaths.profile, /organisations\/[^/]+$/, profile.failed],
  [adminPaths.pending, /registrations\?page=1$/, organisations.pendingFailed],
  [adminPaths.organisations, /organisations\?.*page=1$/, organisations.listFailed],
  [adminPaths.viewOrganisation('1'), /organisations\/1$/, organisations.viewFailed],
  [adminPaths.editOrganisation('1'), /organisations\/1$/, organisation.editFailed],
  [adminPaths.deleteOrganisation('1'), /organisations\/1$/, organisations.detailsFailed],
  [adminPaths.manageServices, /admin\/service-types$/, messages.servicesFailed],
  [adminPaths.allServices, /services\?page=1$/, messages.servicesFailed],
  [adminPaths.viewServices('Lunch'), /services\?type=Lunch&page=1$/, services.ofTypeFailed],
  [adminPaths.addService(), /admin\/providers$/, services.providersFailed],
  [adminPaths.editService('1'), /services\/1$/, service.editFailed],
  [adminPaths.deleteService('1'), /services\/1$/, service.detailsFailed],
  [adminPaths.allHelplines, /helplines\?page=1$/, helplines.listFailed],
  [adminPaths.addHelpline(), /admin\/providers$/, helplines.providersFailed],
  [adminPaths.editHelpline('1'), /helplines\/1$/, helpline.editFailed],
  [adminPaths.deleteHelpline('1'), /helplines\/1$/, helpline.detailsFailed],
];

test('every page says that it is loading, and what failed', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await page.goto(adminPaths.settings);
  await expect(heading(page)).toHaveText('Settings');
  for (const [path, call, says] of FAILURES) {
    await moveTo(page, adminPaths.settings);
    await expect(heading(page)).toHaveText('Settings');
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const isIt = (url: URL) => url.pathname.startsWith('/api/') && call.test(url.href);
    await page.route(isIt, (route) => failed.then(() => route.abort()));
    await moveTo(page, path);
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    fail();
    await expect(page.getByRole('alert')).toContainText(says);
    await page.unroute(isIt);
  }
});

const NONE_PENDING = {
  registrations: [],
  page: 1,
  pages: 1,
  total: 0,
  unconfirmed: 0,
  isFull: false,
};

const NO_ROWS: ListPage<never> = {
  items: [],
  page: 1,
  pages: 1,
  perPage: PAGE_SIZE,
  total: 0,
  known: 0,
  counts: {
    ...{ all: 0, any: 0, secret: 0, hours: 0, contact: 0, phone: 0 },
    ...{ note: 0, address: 0, double: 0, old: 0, stale: 0 },
  },
};

const EMPTY: [path: string, call: RegExp, body: unknown, says: string][] = [
  [adminPaths.pending, /registrations\?page=1$/, NONE_PENDING, organisations.nonePending],
  [adminPaths.organisations, /organisations\?.*page=1$/, NO_ROWS, organisations.none],
  [adminPaths.manageServices, /admin\/service-types$/, [], messages.noServices],
  [adminPaths.allServices, /services\?page=1$/, NO_ROWS, messages.noServices],
  [adminPaths.viewServices('Lunch'), /services\?type=Lunch&page=1$/, NO_ROWS, messages.noServices],
  [adminPaths.allHelplines, /helplines\?page=1$/, NO_ROWS, helpline.none],
  [adminPaths.viewOrganisation('1'), /organisations\/1$/, null, organisations.nothing],
  [`${adminPaths.organisations}?q=zebra`, /nothing/, [], organisations.none],
  [`${adminPaths.allServices}?q=zebra`, /nothing/, [], messages.noServices],
  [`${adminPaths.allHelplines}?q=zebra`, /nothing/, [], helplines.none],
];

test('what is empty says so', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(adminPaths.settings);
  await expect(heading(page)).toHaveText('Settings');
  for (const [path, call, body, says] of EMPTY) {
    const isIt = (url: URL) => url.pathname.startsWith('/api/') && call.test(url.href);
    await page.route(isIt, (route) => route.fulfill({ json: body }));
    await moveTo(page, path);
    await expect(page.getByRole('heading', { name: says })).toBeVisible();
    await page.unroute(isIt);
  }
});

const MISSING: [path: string, says: string][] = [
  [adminPaths.home, missing.token],
  [adminPaths.profile, profile.missing],
  [adminPaths.settings, missing.token],
  [adminPaths.pending, missing.token],
  [adminPaths.allServices, missing.token],
  [adminPaths.viewOrganisation('1'), organisations.missing],
  [adminPaths.editOrganisation('1'), missing.organisation],
  [adminPaths.deleteOrganisation('1'), missing.organisation],
  [adminPaths.editService('1'), missing.service],
  [adminPaths.deleteService('1'), missing.service],
  [adminPaths.editHelpline('1'), missing.helpline],
  [adminPaths.deleteHelpline('1'), missing.helpline],
];

test('a page without a token says what is missing', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto(adminPaths.changeEmail);
  await expect(heading(page)).toHaveText('Sign-in email');
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  for (const [path, says] of MISSING) {
    await moveTo(page, path);
    await expect(page.getByRole('alert')).toContainText(says);
  }
});

test('a page about a record without its id says what is missing', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/view-organisation');
  await expect(page.getByRole('alert')).toContainText(organisations.missing);
});

test('a page that is loaded whole opens at its top, wherever another was left', async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  await signIn(page, 'admin');
  await page.goto(adminPaths.allServices);
  await expect(page.getByRole('row').nth(20)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 1500));
  await page.goto(adminPaths.organisations);
  await expect(page.getByRole('row').nth(20)).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
