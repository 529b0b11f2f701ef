import { pickFields } from '../fields/field.ts';
import type { Helpline } from '../helplines/helpline.ts';
import { HELPLINE_FIELDS } from '../helplines/helpline-fields.ts';
import type { WholeOrganisation } from '../organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../organisations/organisation-fields.ts';
import type { ChangeRecord } from '../services/changes/change-record.ts';
import type { Service } from '../services/service.ts';
import { SERVICE_FIELDS } from '../services/service-fields.ts';

/**
 * The directory in the shape that `readDirectoryFile` reads, so that what is taken out can be brought in. The charity itself
 * is no listing. The order is that of the lists given, the order of keys is fixed: the same directory gives the same
 * bytes.
 */
export function toDirectoryFile(
  organisations: WholeOrganisation[],
  helplines: Helpline[],
  changes: readonly ChangeRecord[] = [],
) {
  const changesOf = (owner: string | null) => {
    const theirs = changes.filter(({ organisation }) => organisation === owner).map(changeEntry);
    return theirs.length > 0 && { datedChanges: theirs };
  };
  return {
    organisations: organisations
      .filter(({ role }) => role === 'organisation')
      .map(({ services, helpline, ...organisation }) => ({
        ...organisationEntry(organisation),
        services: services.map(serviceEntry),
        ...(helpline && { helpline: helplineEntry(helpline) }),
        ...changesOf(organisation._id),
      })),
    helplines: helplines.filter(({ provider }) => provider === null).map(helplineEntry),
    ...changesOf(null),
  };
}

export type DirectoryFile = ReturnType<typeof toDirectoryFile>;
export type OrganisationEntry = DirectoryFile['organisations'][number];

const counts = ({ version, lastCheckedAt }: { version: number; lastCheckedAt: string }) => ({
  version,
  lastCheckedAt,
});

const organisationEntry = (record: Omit<WholeOrganisation, 'services' | 'helpline'>) => ({
  _id: record._id,
  ...pickFields(ORGANISATION_FIELDS, record),
  ...counts(record),
});

const serviceEntry = (record: Service) => ({
  _id: record._id,
  ...pickFields(SERVICE_FIELDS, record),
  ...counts(record),
});

const helplineEntry = (record: Helpline) => ({
  _id: record._id,
  ...pickFields(HELPLINE_FIELDS, record),
  ...counts(record),
});

const changeEntry = ({ organisation: _, updatedAt: _when, ...change }: ChangeRecord) => change;
