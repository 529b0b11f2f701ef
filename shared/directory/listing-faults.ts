import { organisationAsks, serviceAsks } from '../addresses/secret-question.ts';
import { isPlaceKnown } from '../contact/maps.ts';
import { seemsWrong } from '../contact/phone.ts';
import type { Helpline } from '../helplines/helpline.ts';
import type { Organisation } from '../organisations/organisation.ts';
import { hasUndatedTimes } from '../services/notes/note-dates.ts';
import type { Service } from '../services/service.ts';
import { isStale, isUnchecked } from '../time/checked.ts';
import { hasHours } from '../time/schedule.ts';

/** What may be wrong with a listing, the worst for a reader first, in the words of its mark. */
export const LISTING_FAULTS = {
  secret: 'May its address be public?',
  hours: 'No hours',
  contact: 'No contact',
  phone: 'Phone looks wrong',
  note: 'Note changes no status',
  address: 'Address not in the profile',
  double: 'Listed twice',
  old: 'Not checked for six months',
  stale: 'Not checked for three months',
} as const;

export type ListingFault = keyof typeof LISTING_FAULTS;

export const LISTING_FAULT_NAMES = Object.keys(LISTING_FAULTS) as ListingFault[];

/** Whether a text, as from an address bar, names a fault. */
export const isListingFault = (text: string | null): text is ListingFault =>
  text !== null && Object.hasOwn(LISTING_FAULTS, text);

type Provider = Pick<Organisation, '_id' | 'phone' | 'email' | 'website' | 'addresses'>;
type Dated = { lastCheckedAt: string };

/**
 * The faults of each service by its id, in the order of LISTING_FAULTS; `now` in epoch ms. What asks for the provider is left
 * unsaid of a service whose provider is not among `providers`.
 */
export function serviceFaults(
  services: readonly Service[],
  providers: readonly Provider[],
  now: number,
): Map<string, ListingFault[]> {
  const byId = new Map(providers.map((provider) => [provider._id, provider]));
  const kinds = countsOf(services.map(kindAndPlace));
  return new Map(
    services.map((service) => {
      const provider = byId.get(service.provider._id);
      const kind = kindAndPlace(service);
      return [
        service._id,
        present({
          secret: Boolean(serviceAsks(service)),
          hours:
            !hasHours(service.schedule) &&
            !service.irregularSlots.length &&
            !service.unknownDays.length,
          contact: provider !== undefined && !hasContact(provider),
          address: provider !== undefined && !isAmong(service.serviceAddress, provider.addresses),
          double: kind !== '' && (kinds.get(kind) ?? 0) > 1,
          note: hasUndatedTimes(service.note),
          old: isUnchecked(service, now),
          stale: isStale(service, now),
        }),
      ];
    }),
  );
}

/** The faults of an organisation's own entry, in the order of LISTING_FAULTS; `now` in epoch ms. */
export const organisationFaults = (
  organisation: Provider & Dated & Parameters<typeof organisationAsks>[0],
  now: number,
): ListingFault[] =>
  present({
    secret: Boolean(organisationAsks(organisation)),
    contact: !hasContact(organisation),
    phone: organisation.phone.some(seemsWrong),
    old: isUnchecked(organisation, now),
    stale: isStale(organisation, now),
  });

/** The faults of a helpline, in the order of LISTING_FAULTS; `now` in epoch ms. */
export const helplineFaults = (
  helpline: Pick<Helpline, 'phone' | 'email' | 'website'> & Dated,
  now: number,
): ListingFault[] =>
  present({
    contact: !hasContact({ ...helpline, phone: [helpline.phone] }),
    phone: seemsWrong(helpline.phone),
    old: isUnchecked(helpline, now),
    stale: isStale(helpline, now),
  });

const present = (found: Partial<Record<ListingFault, boolean>>) =>
  LISTING_FAULT_NAMES.filter((name) => found[name]);

const hasContact = ({ phone, email, website }: Pick<Provider, 'phone' | 'email' | 'website'>) =>
  phone.some(Boolean) || Boolean(email || website);

/** An address as it is compared: "1 Quay St., Bristol" is "1 quay st bristol". */
const plain = (address: string) =>
  address
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One may be the longer for a house's name, a room or a postcode. */
function isAmong(address: string, addresses: readonly string[]): boolean {
  const sought = plain(address);
  return addresses.map(plain).some((known) => holds(known, sought) || holds(sought, known));
}

const holds = (longer: string, shorter: string) =>
  shorter !== '' && ` ${longer} `.includes(` ${shorter} `);

/** '' where the address is no place. A clinic and a nurse at one place are two kinds. */
const kindAndPlace = ({ type, subtype, serviceAddress }: Service) =>
  isPlaceKnown(serviceAddress) ? [type, subtype, plain(serviceAddress)].join('\n') : '';

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
