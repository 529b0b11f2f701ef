import type { NotedDays } from '../../shared/services/changes/note-change.ts';
import type { Service } from '../../shared/services/service.ts';
import type { BringBack } from '../lists/bring-back.ts';
import type { Way } from '../ui/Page.tsx';

type EveryArea = {
  /** What a page says that loads the viewer's own data, and finds nobody signed in. */
  missing: string;
  /** The title of the page to add a service. */
  addTitle: string;
  /** Where adding or saving a service leads on to. */
  after: Way;
  /** The list that a service of this type stands in; without a type, the whole list. */
  listOf: (type?: string) => Way;
  /** Where the list leads on to besides, the first being what is done most often. */
  ways: (list: ListKnown) => Way[];
  /** The page to add a service, of this organisation where that is to be chosen. */
  addPath: (provider?: string) => string;
  editPath: (service: string) => string;
  deletePath: (service: string) => string;
  /** The page to add one like this at another address. */
  copyPath: (service: Service) => string;
  /** Where it is said who is let in. */
  letInPath: (service: Service) => string;
  /** Where a service is closed for a day or longer. */
  datePath: (service: Service, days?: NotedDays) => string;
  /** Where a dated change is changed or ended. */
  changePath: (change: string) => string;
  /** What the list calls a service that was deleted. */
  deletedName: (service: Service) => string;
  bringBack: BringBack;
};

/** What a list knows of itself. */
type ListKnown = {
  /** The type of all its services; none where it has every type. */
  type: string | undefined;
  /** Whether there is any service at all. */
  hasAny: boolean;
};

/** The provider of a service is the viewer's own organisation. */
export type OwnArea = EveryArea & {
  isAdmin: false;
  /** Everything that was deleted and can be brought back. */
  deleted: Way;
};

/** The provider of a service is somebody else: it is chosen, named and linked to. */
export type AdminArea = EveryArea & {
  isAdmin: true;
  providerPath: (provider: string) => string;
};

/** What the pages about services take from the area that mounts them. */
export type ServiceArea = OwnArea | AdminArea;
