import { PHONE_LABELS, type PublicOrganisation } from '../../shared/organisation.ts';
import { paths } from '../../shared/paths.ts';
import type { PublicService } from '../../shared/service.ts';
import { socialLinks } from '../../shared/social-media.ts';
import type { Api } from '../api.ts';

export type ListedOrganisation = ReturnType<typeof listed>;

/** The organisations as their cards show them, in the API's order: nothing that the page does not need is sent. */
export async function loadOrganisations(api: Api): Promise<ListedOrganisation[]> {
  // Without the services the cards are still right.
  const services = api.services().catch((): PublicService[] => []);
  const organisations = await api.organisations();
  const links = serviceLinks(await services);
  return organisations.map((organisation) => listed(organisation, links.get(organisation._id)));
}

type ServiceLink = { to: string; count: number };

/** By organisation and type: how many services of that type it has, and a link to the first. */
function serviceLinks(services: PublicService[]) {
  const links = new Map<string, Map<string, ServiceLink>>();
  for (const { _id, type, provider } of services) {
    const own = links.get(provider._id) ?? new Map<string, ServiceLink>();
    links.set(provider._id, own);
    const link = own.get(type);
    own.set(type, { to: link?.to ?? paths.service(type, _id), count: (link?.count ?? 0) + 1 });
  }
  return links;
}

function listed(organisation: PublicOrganisation, services?: Map<string, ServiceLink>) {
  const { _id, name, description, email, addresses, website } = organisation;
  return {
    _id,
    name,
    description,
    email,
    phones: organisation.phone.flatMap((stored, position) => {
      const display = organisation.phoneDisplay[position];
      const href = organisation.phoneHref[position] ?? '';
      return stored && display ? [{ label: PHONE_LABELS[position] ?? '', display, href }] : [];
    }),
    addresses: addresses.filter(Boolean),
    website,
    socials: socialLinks(organisation.socialMedias),
    categories: organisation.categorisingOrganisations,
    services: [...(services ?? [])].map(([type, { to, count }]) => ({
      to,
      label: count > 1 ? `${type} (${count})` : type,
    })),
  };
}
