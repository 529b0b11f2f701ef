import { Link } from 'react-router-dom';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { Logo } from '../layouts/Logo.tsx';
import styles from './AdminLayout.module.css';
import { AreaLayout, type MenuEntry } from './AreaLayout.tsx';
import { usePendingCount } from './use-pending-count.ts';

const MENU: MenuEntry[] = [
  { to: adminPaths.home, label: 'Dashboard' },
  { to: adminPaths.monday, label: 'Monday' },
  { to: adminPaths.profile, label: 'Profile' },
  { to: adminPaths.find, label: 'Find' },
  { to: adminPaths.pending, label: 'Pending' },
  { to: adminPaths.organisations, label: 'Organisations' },
  { to: adminPaths.manageServices, label: 'Manage Services' },
  { to: adminPaths.addService(), label: 'Add Service' },
  { to: adminPaths.dates(), label: 'Closed Days' },
  { to: adminPaths.holidays, label: 'Holidays' },
  { to: adminPaths.calls, label: 'To ring' },
  { to: adminPaths.reports(), label: 'Reports' },
  { to: adminPaths.notices, label: 'Notices' },
  { to: adminPaths.allHelplines, label: 'Helplines' },
  { to: adminPaths.lines, label: 'Emergency lines' },
  { to: adminPaths.history, label: 'History' },
  { to: adminPaths.transfer, label: 'Files in and out' },
  { to: adminPaths.siteSettings, label: 'The site' },
  { to: adminPaths.settings, label: 'Settings' },
];

/** docs/product.md#admin-area. */
export function Component() {
  const pending = usePendingCount();
  return (
    <AreaLayout
      name="Admin"
      menu={() =>
        MENU.map((entry) =>
          entry.to === adminPaths.pending ? { ...entry, waiting: pending } : entry,
        )
      }
      logo={
        <Link to={paths.home} className={styles.logo} aria-label={`${site().name}, home page`}>
          <Logo />
        </Link>
      }
    />
  );
}
