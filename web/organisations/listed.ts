import type { PublicOrganisation } from '../../shared/organisation.ts';
import { labelledPhones } from '../../shared/organisation-phones.ts';
import type { PublicService, Service } from '../../shared/service.ts';
import { socialLinks } from '../../shared/social-media.ts';
import type { Api } from '../api.ts';

export type ListedOrganisation = ReturnType<typeof listed>;

/** The organisations as their cards show them, in the API's order: nothing that the page does not need is sent. */
export async function loadOrganisations(api: Api): Promise<ListedOrganisation[]> {
  // Without the services the cards are still right.
  const services = api.services().catch((): PublicService[] => []);
  const organisations = await api.organisations();
  const byProvider = servicesByProvider(await services);
  return organisations.map((organisation) =>
    listed(organisation, byProvider.get(organisation._id)),
  );
}

type Services = Map<string, { id: string; count: number }>;

/** By organisation and type: how many services of that type it has, and the first one's id. */
export function servicesByProvider(
  services: readonly Pick<Service, '_id' | 'type' | 'provider'>[],
) {
  const byProvider = new Map<string, Services>();
  for (const { _id, type, provider } of services) {
    const own: Services = byProvider.get(provider._id) ?? new Map();
    const { id, count } = own.get(type) ?? { id: _id, count: 0 };
    byProvider.set(provider._id, own.set(type, { id, count: count + 1 }));
  }
  return byProvider;
}

export function listed(organisation: PublicOrganisation, services?: Services) {
  const { _id, name, description, email, addresses, website } = organisation;
  return {
    _id,
    name,
    description,
    email,
    phones: labelledPhones(organisation),
    addresses: addresses.filter(Boolean),
    website,
    socials: socialLinks(organisation.socialMedias),
    categories: organisation.categorisingOrganisations,
    services: [...(services ?? [])].map(([type, { id, count }]) => ({ type, id, count })),
  };
}
