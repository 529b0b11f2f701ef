import type { ListingFault } from '../directory/listing-faults.ts';
import type { Organisation } from '../organisations/organisation.ts';
import type { ListedChange } from '../services/changes/change-record.ts';
import type { ChangeTime } from '../services/changes/change-times.ts';
import type { Service } from '../services/service.ts';
import type { Shown } from './shown.ts';

/** A page of a list, as the API gives it to a client that asks for one. */
export type ListPage<Item> = Turned<Item> & Pick<Shown<unknown>, 'counts'>;

/** A page of a list without counts of what is wrong, because nothing in it is judged. */
export type Turned<Item> = Omit<Shown<unknown>, 'rows' | 'counts'> & {
  items: Item[];
  /** How many a full page has. */
  perPage: number;
  /** How many records there are, whatever is searched for. */
  known: number;
};

/** Dated changes: those that hold now first, then those to come by their first day, then those that are over, the last first. */
export type ChangesPage = Turned<ListedChange> & {
  /** How many of what was searched for fall into each time. */
  counts: Record<ChangeTime | 'all', number>;
};

/** An organisation that has not said its hours on a holiday. */
export type NotAnswered = {
  _id: string;
  name: string;
  /** '' without a phone. */
  phoneDisplay: string;
  phoneHref: string;
  /** How many people can be asked by mail. */
  signIns: number;
  /** When it was last asked for anything by mail; '' for never. */
  askedAt: string;
  /** Whether it may be asked by mail now. */
  mayBeAsked: boolean;
};

/** What is wrong with a record, in the order of LISTING_FAULTS. */
type Judged = { faults: readonly ListingFault[] };

export type ListedService = Service & Judged;

/** Without its services and its helpline, which may be many times as much. */
export type ListedOrganisation = Organisation &
  Judged & { serviceCount: number; hasHelpline: boolean };

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
