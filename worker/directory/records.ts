import { z } from 'zod';
import { formatPhone, phoneHref } from '../../shared/contact/phone.ts';
import {
  HELPLINE_TYPES,
  type Helpline,
  type PublicHelpline,
} from '../../shared/helplines/helpline.ts';
import type { Organisation, PublicOrganisation } from '../../shared/organisations/organisation.ts';
import { firstPhone } from '../../shared/organisations/organisation-phones.ts';
import { noteDates } from '../../shared/services/note-dates.ts';
import { type PublicService, SERVICE_TYPES, type Service } from '../../shared/services/service.ts';
import { StoredSchedule } from '../../shared/services/service-input.ts';
import type { HelplineRow, OrganisationRow, ServiceRow } from '../db/tables.ts';
import { logFault } from '../telemetry/faults.ts';

// Rows become records field by field: what is not named here does not get out.

const Texts = z.array(z.string());
const ServiceType = z.enum(SERVICE_TYPES);
const HelplineType = z.enum(HELPLINE_TYPES);

/** A list as its column keeps it. Throws what a broken one fails with. */
export const texts = (json: string) => Texts.parse(JSON.parse(json));

/** Throws, as the two below do, what a broken row fails with. */
export const serviceRecord = (row: ServiceRow): Service => ({
  _id: row.id,
  type: ServiceType.parse(row.type),
  subtype: row.subtype,
  provider: { _id: row.providerId, name: row.providerName },
  serviceAddress: row.serviceAddress,
  availability: texts(row.availability),
  schedule: StoredSchedule.parse(JSON.parse(row.schedule)),
  note: row.note,
  published: row.published,
  version: row.version,
  updatedAt: row.updatedAt,
  lastCheckedAt: row.lastCheckedAt,
});

export const organisationRecord = (row: OrganisationRow): Organisation => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  email: row.email,
  phone: texts(row.phone),
  addresses: texts(row.addresses),
  website: row.website,
  socialMedias: texts(row.socialMedias),
  categorisingOrganisations: texts(row.categorisingOrganisations),
  role: row.role,
  approved: row.approved,
  published: row.published,
  createdAt: row.createdAt,
  version: row.version,
  updatedAt: row.updatedAt,
  lastCheckedAt: row.lastCheckedAt,
});

export const helplineRecord = (row: HelplineRow): Helpline => ({
  _id: row.id,
  type: HelplineType.parse(row.type),
  name: row.name,
  description: row.description,
  phone: row.phone,
  email: row.email,
  website: row.website,
  onlineWorkingTime: row.onlineWorkingTime,
  provider: row.providerId,
  published: row.published,
  version: row.version,
  updatedAt: row.updatedAt,
  lastCheckedAt: row.lastCheckedAt,
});

/** A service's row with what its provider says beside it. */
export type PublicServiceRow = ServiceRow & { providerPhone: string };

export function publicService(row: PublicServiceRow): PublicService {
  const { published, ...service } = serviceRecord(row);
  const phone = firstPhone(texts(row.providerPhone));
  return {
    ...service,
    phone,
    phoneDisplay: formatPhone(phone),
    phoneHref: phoneHref(phone),
    ...noteDates(service.note),
  };
}

export function publicOrganisation(row: OrganisationRow): PublicOrganisation {
  const { role, approved, published, ...organisation } = organisationRecord(row);
  const { phone } = organisation;
  return {
    ...organisation,
    phoneDisplay: phone.map(formatPhone),
    phoneHref: phone.map(phoneHref),
  };
}

export function publicHelpline(row: HelplineRow): PublicHelpline {
  const { published, ...helpline } = helplineRecord(row);
  const { phone } = helpline;
  return { ...helpline, phoneDisplay: formatPhone(phone), phoneHref: phoneHref(phone) };
}

/** One broken row must not take the directory with it: it is left out, and the log says which. */
export function parseRows<Row extends { id: string }, Read>(
  kind: string,
  rows: Row[],
  read: (row: Row) => Read,
): Read[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      logFault(`Left out ${kind} ${row.id}, which cannot be read:`, error);
      return [];
    }
  });
}
