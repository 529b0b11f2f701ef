import { RESTORE_DAYS } from '../../shared/history/history.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';

/** Where something that was deleted comes back, and for how many days if not for good. */
export type BringBack = { path: (deleted: string) => string; days?: number };

/** An organisation has a page of all that it deleted, an admin the history of each record. */
export const BRING_BACK: Record<'dashboard' | 'admin', BringBack> = {
  dashboard: { path: () => dashboardPaths.deleted, days: RESTORE_DAYS },
  admin: { path: adminPaths.recordHistory },
};
