import type { Organisation } from '../../shared/organisations/organisation.ts';
import type { NotedDays } from '../../shared/services/changes/note-change.ts';
import type { Way } from '../ui/Page.tsx';

/** What the pages about an organisation take from the area that mounts them. */
export type OrganisationArea = {
  /** Whether a page is about the organisation of its address, or about the viewer's own. */
  isAdmin: boolean;
  /** What a page calls the organisation that it is about; nothing while it loads. */
  nameOf: (organisation?: Organisation) => string;
  /** The page that shows it. */
  viewOf: (organisation: Organisation) => Way;
  editPath: (organisation: string) => string;
  /** Where days on which it is closed are entered. */
  datePath: (organisation: string, days: NotedDays) => string;
  /** The page of one's own organisation: what it says without a sign-in, or where it does not load. */
  profile: {
    missing: string;
    failed: string;
    lead?: string;
    people?: (organisation: string) => Way;
  };
};
