import type { Helpline } from '../../shared/helplines/helpline.ts';
import type { BringBack } from '../lists/bring-back.ts';
import type { Way } from '../ui/Page.tsx';

type EveryArea = {
  /** What a page says that loads the viewer's own data, and finds nobody signed in. */
  missing: string;
  /** What a page calls the helpline that it is about; without one, one that is new or not loaded. */
  nameOf: (helpline?: Helpline) => string;
  /** Where one sees it, and where adding or saving it leads on to. */
  list: Way;
  /** Where deleting it leads on to. */
  afterDelete: string;
  /** The page to add a helpline, of this organisation where that is to be chosen. */
  addPath: (provider?: string) => string;
  editPath: (helpline: string) => string;
  deletePath: (helpline: string) => string;
};

/** An organisation has one helpline at most, its own (docs/product.md#organisation-area). */
type OwnArea = EveryArea & { isAdmin: false };

/** A helpline is of any organisation, or of none. */
export type AdminArea = EveryArea & {
  isAdmin: true;
  providerPath: (provider: string) => string;
  bringBack: BringBack;
};

/** What the pages about helplines take from the area that mounts them. */
export type HelplineArea = OwnArea | AdminArea;
