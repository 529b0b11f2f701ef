import type { NotedDays } from '../../shared/services/changes/note-change.ts';
import type { Service, ServiceType } from '../../shared/services/service.ts';
import type { Way } from '../ui/Page.tsx';

type EveryArea = {
  /** What a page says that loads for whoever is signed in, and finds nobody. */
  missing: string;
  /** The title of the page to add a service. */
  addTitle: string;
  /** Where adding or saving a service leads on to. */
  after: Way;
  /** The list that a service of this type stands in. */
  listOf: (type: ServiceType) => Way;
  /** The page to add a service, of this organisation where that is to be chosen. */
  addPath: (provider: string) => string;
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
};

/** The provider of a service is whoever is signed in. */
type OwnArea = EveryArea & { isAdmin: false };

/** The provider of a service is somebody else: it is chosen, named and linked to. */
type AdminArea = EveryArea & {
  isAdmin: true;
  deletePath: (service: string) => string;
  providerPath: (provider: string) => string;
};

/** What the pages about services take from the area that mounts them. */
export type ServiceArea = OwnArea | AdminArea;
