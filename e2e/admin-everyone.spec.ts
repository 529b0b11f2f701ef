import { adminPaths } from '../shared/admin-paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { asAdmin, register } from './admin-api.ts';
import { expect, test } from './fixtures.ts';
import { SIZES } from './sizes.ts';

test.use({ site: 'accounts', signsIn: true });

const PAGES: Record<string, (organisation: string, service: string) => string> = {
  dashboard: () => adminPaths.home,
  pending: () => adminPaths.pending,
  organisations: () => `${adminPaths.organisations}?q=bristol&sort=wrong`,
  organisation: (organisation) => adminPaths.viewOrganisation(organisation),
  'edit an organisation': (organisation) => adminPaths.editOrganisation(organisation),
  'delete an organisation': (organisation) => adminPaths.deleteOrganisation(organisation),
  'services by type': () => adminPaths.manageServices,
  'all services': () => `${adminPaths.allServices}?q=bristol&wrong=any`,
  'add a service': (organisation) => adminPaths.addService(organisation),
  'edit a service': (_, service) => adminPaths.editService(service),
  helplines: () => `${adminPaths.allHelplines}?q=s`,
  'add a helpline': () => adminPaths.addHelpline(),
};

for (const [size, viewport] of Object.entries(SIZES))
  for (const [name, pathOf] of Object.entries(PAGES))
    test(`the admin’s page “${name}” on a ${size} can be used by everyone`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const call = await asAdmin(page);
      await register(call, 'Waiting');
      const [service] = await call('GET', '/services?type=Lunch');
      await page.goto(pathOf(service.provider._id, service._id));
      await expect(page.getByText('Welcome back')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
