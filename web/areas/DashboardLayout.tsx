import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import type { Session } from '../auth/session.ts';
import { AreaLayout, type MenuEntry } from './AreaLayout.tsx';

/** docs/product.md#organisation-area: one helpline at most, so its entry is either the one or the other. */
const menu = ({ hasHelpline }: Session): MenuEntry[] => [
  { to: dashboardPaths.home, label: 'Dashboard Home' },
  { to: dashboardPaths.viewOrganisation, label: 'Profile' },
  { to: dashboardPaths.viewServices, label: 'View Your Services' },
  { to: dashboardPaths.dates, label: 'Closed Days' },
  { to: dashboardPaths.addService, label: 'Add Service' },
  hasHelpline
    ? { to: dashboardPaths.viewHelplines, label: 'View Helpline' }
    : { to: dashboardPaths.addHelpline, label: 'Add Helpline' },
  { to: dashboardPaths.settings, label: 'Account Settings' },
];

export const Component = () => <AreaLayout name="Dashboard" menu={menu} />;
