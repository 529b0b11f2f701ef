import type { Fault } from '../directory/listing-faults.ts';
import type { Helpline } from '../helplines/helpline.ts';
import type { Organisation } from '../organisations/organisation.ts';
import type { Service } from '../services/service.ts';
import type { Shown } from './shown.ts';

/** A page of a list, as the API gives it to who asks for one. */
export type ListPage<Item> = Omit<Shown<unknown>, 'rows'> & {
  items: Item[];
  /** How many a full page has. */
  perPage: number;
  /** How many records there are, whatever is searched for. */
  known: number;
};

/** What is wrong with a record, in the order of FAULTS. */
type Judged = { faults: readonly Fault[] };

export type ListedService = Service & Judged;

/** Without its services and its helpline, which may be many times as much. */
export type ListedOrganisation = Organisation &
  Judged & { serviceCount: number; hasHelpline: boolean };

export type ListedHelpline = Helpline & Judged & { providerName: string | null };

/** An organisation as one to choose among all: a service or a helpline is to be its own. */
export type Provider = Pick<Organisation, '_id' | 'name'> & { hasHelpline: boolean };

/** Those that a choice offers at once, by name, and what it has to say of the others. */
export type ProviderChoice = {
  items: Provider[];
  /** How many there are that contain what was searched for: the others are found by typing more of their name. */
  total: number;
  /** The one that is chosen already, whether or not it is among them. */
  chosen: Provider | null;
};
