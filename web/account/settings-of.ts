import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';

const SETTINGS = {
  admin: { to: adminPaths.settings, label: 'Settings' },
  organisation: { to: dashboardPaths.settings, label: 'Account Settings' },
};

/** The way back to the settings page of one's own area. */
export const settingsOf = (role: keyof typeof SETTINGS = 'organisation') => SETTINGS[role];
