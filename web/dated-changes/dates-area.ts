import type { Way } from '../ui/Page.tsx';

type EveryArea = {
  /** What a page says that loads the viewer's own data, and finds nobody signed in. */
  missing: string;
  /** The list of dated changes, of this organisation where an admin looks at one. */
  list: (provider?: string) => Way;
  /** The page to add one, of this organisation where an admin does. */
  addPath: (provider?: string) => string;
  /** What its link is called. */
  addLabel: (provider?: string) => string;
  editPath: (change: string) => string;
  /** The pages of holidays: where one goes afterwards, and the page of one holiday by its first day. */
  holidays: { back: Way; path: (from: string, provider: string) => string };
};

/** What the pages about dated changes take from the area that mounts them. */
export type DatesArea = EveryArea & { isAdmin: boolean };
