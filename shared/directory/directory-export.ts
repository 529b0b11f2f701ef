import type { Helpline } from '../helplines/helpline.ts';
import type { WholeOrganisation } from '../organisations/organisation.ts';
import type { Service } from '../services/service.ts';

/**
 * The directory in the shape that `readDirectory` reads, so that what is taken out can be brought in. The charity itself
 * is no listing. The order is that of the lists given, the order of keys is fixed: the same directory gives the same
 * bytes.
 */
export function toDirectoryFile(organisations: WholeOrganisation[], helplines: Helpline[]) {
  return {
    organisations: organisations
      .filter(({ role }) => role === 'organisation')
      .map(({ services, helpline, ...organisation }) => ({
        ...organisationEntry(organisation),
        services: services.map(serviceEntry),
        ...(helpline && { helpline: helplineEntry(helpline) }),
      })),
    helplines: helplines.filter(({ provider }) => provider === null).map(helplineEntry),
  };
}

export type DirectoryFile = ReturnType<typeof toDirectoryFile>;
export type OrganisationEntry = DirectoryFile['organisations'][number];

const organisationEntry = (record: Omit<WholeOrganisation, 'services' | 'helpline'>) => ({
  _id: record._id,
  name: record.name,
  description: record.description,
  addresses: record.addresses,
  phone: record.phone,
  email: record.email,
  website: record.website,
  socialMedias: record.socialMedias,
  categorisingOrganisations: record.categorisingOrganisations,
  approved: record.approved,
  published: record.published,
  version: record.version,
  lastCheckedAt: record.lastCheckedAt,
});

const serviceEntry = (record: Service) => ({
  _id: record._id,
  type: record.type,
  subtype: record.subtype,
  serviceAddress: record.serviceAddress,
  availability: record.availability,
  schedule: record.schedule,
  note: record.note,
  published: record.published,
  version: record.version,
  lastCheckedAt: record.lastCheckedAt,
});

const helplineEntry = (record: Helpline) => ({
  _id: record._id,
  type: record.type,
  name: record.name,
  description: record.description,
  phone: record.phone,
  email: record.email,
  website: record.website,
  onlineWorkingTime: record.onlineWorkingTime,
  published: record.published,
  version: record.version,
  lastCheckedAt: record.lastCheckedAt,
});
