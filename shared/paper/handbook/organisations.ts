import { describeWithBeds } from '../../beds/beds-line.ts';
import { isFreeCall } from '../../contact/free-call.ts';
import { socialLinks } from '../../contact/social-media.ts';
import { letterOf } from '../../directory/sort-key.ts';
import { CATEGORIES, type PublicOrganisation } from '../../organisations/organisation.ts';
import { labelledPhones } from '../../organisations/organisation-phones.ts';
import { paths } from '../../paths/paths.ts';
import { type PublicService, SERVICE_TYPES } from '../../services/service.ts';
import { oldCheckWords } from './checked.ts';
import { groupBy } from './group-by.ts';
import type {
  CategoriesSection,
  OrganisationEntry,
  OrganisationsSection,
  PaperDirectory,
  PaperPhone,
} from './sections.ts';
import { targets } from './targets.ts';

type Listed = Pick<PaperDirectory, 'organisations' | 'services'>;

/** Every organisation under its letter as at an instant (epoch ms), in the order given, which is the A to Z of the API. */
export function organisationsSection(
  { organisations, services }: Listed,
  now: number,
): OrganisationsSection {
  const byProvider = groupBy(services, ({ provider }) => provider._id);
  const byLetter = groupBy(organisations, ({ name }) => letterOf(name));
  return {
    kind: 'organisations',
    id: targets.organisations,
    title: 'Organisations A to Z',
    path: paths.organisations,
    letters: [...byLetter].map(([letter, those]) => ({
      letter,
      organisations: those.map((it) => organisationEntry(it, byProvider.get(it._id) ?? [], now)),
    })),
  };
}

/** One organisation as at an instant (epoch ms), with the timetables that its own services stand in. */
export function organisationEntry(
  organisation: PublicOrganisation,
  services: readonly PublicService[],
  now: number,
): OrganisationEntry {
  const { _id, name, email, website, addresses } = organisation;
  return {
    id: targets.organisation(_id),
    name,
    description: describeWithBeds(organisation),
    categories: organisation.categorisingOrganisations,
    phones: paperPhones(organisation),
    email,
    website,
    addresses: addresses.filter(Boolean),
    socials: socialLinks(organisation.socialMedias),
    services: SERVICE_TYPES.flatMap((type) => {
      const those = services.filter((service) => service.type === type);
      const [first] = those;
      return first ? [{ type, count: those.length, target: targets.service(first._id) }] : [];
    }),
    checked: oldCheckWords(organisation, now),
  };
}

/** The categories that have an organisation, each with its organisations and their first numbers. */
export function categoriesSection(organisations: readonly PublicOrganisation[]): CategoriesSection {
  const categories = CATEGORIES.map((category) => ({
    id: targets.category(category),
    category,
    path: paths.orgCategory(category),
    organisations: organisations
      .filter((it) => it.categorisingOrganisations.includes(category))
      .map((it) => ({
        name: it.name,
        target: targets.organisation(it._id),
        phone: paperPhones(it)[0] ?? null,
      })),
  }));
  return {
    kind: 'categories',
    id: targets.categories,
    title: 'Organisations by category',
    path: paths.orgCategory(),
    categories: categories.filter((it) => it.organisations.length > 0),
  };
}

const paperPhones = (organisation: PublicOrganisation): PaperPhone[] =>
  labelledPhones(organisation).map((phone) => ({
    ...phone,
    isFree: isFreeCall(phone.href.slice('tel:'.length)),
  }));
