import type { WholeOrganisation } from '../../../shared/organisations/organisation.ts';
import type { Way } from '../../ui/Page.tsx';

/** What the page about who signs in takes from the area that mounts it. */
export type PeopleArea = {
  /** Whether it is about the organisation of its address, or about the viewer's own. */
  isAdmin: boolean;
  /** Its title and what stands around it; the organisation where it is that of the address, and has loaded. */
  about: (organisation?: WholeOrganisation) => { title: string; lead?: string; back?: Way };
};
