import type { PublicDirectory } from '../directory/directory.ts';
import { type Formerly, findRecord } from '../directory/formerly.ts';
import type { RecordKind } from '../directory/record-kind.ts';
import { findByCode } from './short-code.ts';

/** A public listing, as reports name it. */
export type Listing = Formerly & {
  _id: string;
  kind: RecordKind;
  name: string;
  /** Whose it is; null for a helpline of nobody. */
  organisationId: string | null;
};

/** What is looked through. */
export type Lists = {
  services: readonly Pick<
    PublicDirectory['services'][number],
    '_id' | 'type' | 'provider' | 'serviceAddress' | 'formerly'
  >[];
  organisations: readonly Pick<
    PublicDirectory['organisations'][number],
    '_id' | 'name' | 'formerly'
  >[];
  helplines: readonly Pick<
    PublicDirectory['helplines'][number],
    '_id' | 'name' | 'provider' | 'formerly'
  >[];
};

/** Every public listing: services, organisations, helplines. */
export const allListings = ({ services, organisations, helplines }: Lists): Listing[] => [
  ...services.map(({ _id, type, provider, serviceAddress, formerly }) => ({
    _id,
    ...(formerly && { formerly }),
    kind: 'service' as const,
    name: [type, provider.name, serviceAddress].filter(Boolean).join(', '),
    organisationId: provider._id,
  })),
  ...organisations.map(({ _id, name, formerly }) => ({
    _id,
    ...(formerly && { formerly }),
    kind: 'organisation' as const,
    name,
    organisationId: _id,
  })),
  ...helplines.map(({ _id, name, provider, formerly }) => ({
    _id,
    ...(formerly && { formerly }),
    kind: 'helpline' as const,
    name,
    organisationId: provider,
  })),
];

/** The listing that a code from paper stands for, else those with a text in their name or street; none for an empty text. */
export function searchListings(lists: Lists, text: string): Listing[] {
  const q = text.trim().toLowerCase();
  if (!q) return [];
  const all = allListings(lists);
  const meant = findByCode(all, q);
  return meant ? [meant] : all.filter(({ name }) => name.toLowerCase().includes(q));
}

/** The public listing of an id; undefined where there is none. */
export const findListing = (lists: Lists, id: string): Listing | undefined =>
  findRecord(allListings(lists), id);
