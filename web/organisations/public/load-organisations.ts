import { joinPostcode } from '../../../shared/contact/postcode.ts';
import { socialLinks } from '../../../shared/contact/social-media.ts';
import type { PublicOrganisation } from '../../../shared/organisations/organisation.ts';
import { labelledPhones } from '../../../shared/organisations/organisation-phones.ts';
import type { InPart } from '../../../shared/paths/parts.ts';
import { paths } from '../../../shared/paths/paths.ts';
import type { PublicService, Service } from '../../../shared/services/service.ts';
import type { Api } from '../../api/api.ts';

/** Without its categories where a page does not show them. */
export type ListedOrganisation = Omit<Listed, 'categories'> & Partial<Pick<Listed, 'categories'>>;

type Listed = ReturnType<typeof pickListed>;

/** The organisations as their cards show them, in the API's order: nothing that the page does not need is sent. */
export async function loadOrganisations(api: Api): Promise<Listed[]> {
  // Without the services the cards are still right.
  const services = api.services().catch((): PublicService[] => []);
  const organisations = await api.organisations();
  const byProvider = servicesByProvider(await services);
  return organisations.map((organisation) =>
    pickListed(organisation, byProvider.get(organisation._id)),
  );
}

type Services = Map<string, { id: string; count: number } & InPart>;

/** Counts for each organisation and type the services of that type, and keeps the first one's id. */
export function servicesByProvider(
  services: readonly (Pick<Service, '_id' | 'type' | 'provider'> & InPart)[],
) {
  const byProvider = new Map<string, Services>();
  for (const { _id, type, provider, part } of services) {
    const own: Services = byProvider.get(provider._id) ?? new Map();
    const first = own.get(type) ?? { id: _id, count: 0, ...(part && { part }) };
    byProvider.set(provider._id, own.set(type, { ...first, count: first.count + 1 }));
  }
  return byProvider;
}

/** In the words and the order of a card, so that the page's data can point at its markup (dedupe-page-data.ts). */
export function pickListed(organisation: PublicOrganisation, services?: Services) {
  const { _id, name, categorisingOrganisations, description, email, addresses, website } =
    organisation;
  const { announced, beds, bedsFor, lastCheckedAt, part, formerly } = organisation;
  return {
    _id,
    name,
    categories: categorisingOrganisations,
    description,
    phones: labelledPhones(organisation),
    email,
    // Addresses are sent as the card writes them, or each would be sent twice.
    addresses: addresses.filter(Boolean).map(joinPostcode),
    website,
    socials: socialLinks(organisation.socialMedias),
    services: [...(services ?? [])].map(([type, { id, count, part }]) => ({
      to: paths.service(type, id, part),
      label: count > 1 ? `${type} (${count})` : type,
    })),
    lastCheckedAt,
    ...(beds && { beds, bedsFor }),
    ...(announced && { announced }),
    ...(part && { part }),
    ...(formerly && { formerly }),
  };
}
