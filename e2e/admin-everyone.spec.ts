import { adminPaths } from '../shared/admin-paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { asAdmin, register } from './admin-api.ts';
import { expect, test } from './fixtures.ts';
import { SIZES } from './sizes.ts';

test.use({ site: 'accounts', signsIn: true });

type Ids = { organisation: string; service: string; helpline: string };

const PAGES: Record<string, (ids: Ids) => string> = {
  dashboard: () => adminPaths.home,
  profile: () => adminPaths.profile,
  settings: () => adminPaths.settings,
  'sign-in email': () => adminPaths.changeEmail,
  pending: () => adminPaths.pending,
  organisations: () => `${adminPaths.organisations}?q=bristol&sort=wrong`,
  organisation: ({ organisation }) => adminPaths.viewOrganisation(organisation),
  'edit an organisation': ({ organisation }) => adminPaths.editOrganisation(organisation),
  'delete an organisation': ({ organisation }) => adminPaths.deleteOrganisation(organisation),
  people: ({ organisation }) => adminPaths.people(organisation),
  'services by type': () => adminPaths.manageServices,
  'all services': () => `${adminPaths.allServices}?q=bristol&wrong=any`,
  'services of a type': () => adminPaths.viewServices('Laundry'),
  'add a service': ({ organisation }) => adminPaths.addService(organisation),
  'edit a service': ({ service }) => adminPaths.editService(service),
  'delete a service': ({ service }) => adminPaths.deleteService(service),
  helplines: () => `${adminPaths.allHelplines}?q=s`,
  'add a helpline': () => adminPaths.addHelpline(),
  'edit a helpline': ({ helpline }) => adminPaths.editHelpline(helpline),
  'delete a helpline': ({ helpline }) => adminPaths.deleteHelpline(helpline),
  history: () => adminPaths.history,
  'what people looked for': () => adminPaths.searches,
  'files in and out': () => adminPaths.transfer,
};

for (const [size, viewport] of Object.entries(SIZES))
  test(`every page of the admin on a ${size} can be used by everyone`, async ({ page }) => {
    test.setTimeout(300_000);
    const call = await asAdmin(page);
    await register(call, 'Waiting');
    const [[service], [helpline]] = await Promise.all([
      call('GET', '/services?type=Lunch'),
      call('GET', '/helplines'),
    ]);
    const ids = {
      organisation: service.provider._id,
      service: service._id,
      helpline: helpline._id,
    };
    for (const [name, pathOf] of Object.entries(PAGES))
      await test.step(name, async () => {
        await page.setViewportSize(viewport);
        await page.goto(pathOf(ids));
        await expect(page.getByText('Welcome back')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
  });
