import type { AddressPublic } from '../addresses/secret-places.ts';
import type { BedsWay } from '../beds/beds.ts';
import type { PrivateName, StoredRecord, WriteStamp } from '../fields/field.ts';
import type { Helpline } from '../helplines/helpline.ts';
import type { Announced } from '../services/announced.ts';
import type { Service } from '../services/service.ts';
import type { ORGANISATION_FIELDS } from './organisation-fields.ts';

/** What the public dropdown, the search box and an edit offer (docs/product.md#organisation). */
export const OFFERED_CATEGORIES = [
  'Housing Advice',
  'Legal Advice',
  'Young People',
  'Animals',
  'Refugees & Asylum Seekers Help',
  'Non-UK Citizens Help',
] as const;

/** The seven names a record may hold. Each has its public page, so that an organisation that ticked only one is found under it. */
export const CATEGORIES = [...OFFERED_CATEGORIES, 'Winter Services'] as const;

export type Category = (typeof CATEGORIES)[number];

/** Whether a text, as from an address bar, names one of the seven categories exactly. */
export function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text);
}

/** The labels of `phone`, in its order (docs/product.md#registration-form). */
export const PHONE_LABELS = ['Primary Phone', 'Mobile (Out of Hours)', 'Emergency Phone'] as const;

/**
 * An organisation's own fields (docs/product.md#organisation), as stored. A phone stands at the place of its label and has
 * digits with an optional leading +; a handle stands at the place of its network. '' before the last where there is none.
 */
export type Organisation = Omit<
  StoredRecord<typeof ORGANISATION_FIELDS>,
  'addressPublic' | 'beds'
> & {
  addressPublic: AddressPublic | '';
  /** '' where it gives no beds of its own. */
  beds: BedsWay | '';
  role: 'organisation' | 'admin';
  createdAt: string;
};

/** What its owner and the admin read (docs/product.md#api). */
export type WholeOrganisation = Organisation & { services: Service[]; helpline: Helpline | null };

/** What pages and the offline copy read: no role, no approval, no services; each phone in its readable form alone. */
export type PublicOrganisation = Omit<
  Organisation,
  | 'role'
  | 'phone'
  | 'beds'
  | 'bedsFor'
  | 'createdAt'
  | WriteStamp
  | PrivateName<typeof ORGANISATION_FIELDS>
> & {
  /** How one gets a bed for the night (shared/beds/beds.ts) and whom they are for; both absent where it gives none. */
  beds?: BedsWay | '';
  bedsFor?: string;
  /** Readable, in the order of the stored numbers, 'N/A' for none. */
  phoneDisplay: string[];
  /** `tel:...`, in the same order. */
  phoneHref: string[];
  /** That `addresses` say only whom to ask: nobody else may see where it is (docs/product.md#secret-places). */
  addressNotPublic?: true;
  /** Its part of a large list; absent where one address holds all. */
  part?: string;
  /** The ids of records that were merged into it; absent without any. */
  formerly?: readonly string[];
  /** What its services announce of the coming 42 days; absent where that is nothing. */
  announced?: readonly Announced[];
};
