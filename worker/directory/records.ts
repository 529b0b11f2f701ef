import { z } from 'zod';
import { HELPLINE_TYPES, type PublicHelpline } from '../../shared/helpline.ts';
import type { PublicOrganisation } from '../../shared/organisation.ts';
import { formatPhone, phoneHref } from '../../shared/phone.ts';
import { type PublicService, SERVICE_TYPES } from '../../shared/service.ts';
import { ServiceInput } from '../../shared/service-input.ts';
import { byName, byService } from './order.ts';
import type { PublicRows } from './queries.ts';

// Rows become public records field by field: what is not named here does not get out.

const Texts = z.array(z.string());
const Schedule = ServiceInput.shape.schedule;
const ServiceType = z.enum(SERVICE_TYPES);
const HelplineType = z.enum(HELPLINE_TYPES);

export function publicServices(rows: PublicRows['serviceRows']): PublicService[] {
  const services = sound('service', rows, (row): PublicService => {
    const [phone = ''] = Texts.parse(JSON.parse(row.providerPhone));
    return {
      _id: row.id,
      type: ServiceType.parse(row.type),
      subtype: row.subtype,
      provider: { _id: row.providerId, name: row.providerName },
      serviceAddress: row.serviceAddress,
      availability: Texts.parse(JSON.parse(row.availability)),
      schedule: Schedule.parse(JSON.parse(row.schedule)),
      note: row.note,
      version: row.version,
      updatedAt: row.updatedAt,
      lastCheckedAt: row.lastCheckedAt,
      phone,
      phoneDisplay: formatPhone(phone),
      phoneHref: phoneHref(phone),
    };
  });
  return services.sort(byService);
}

export function publicOrganisations(rows: PublicRows['organisationRows']): PublicOrganisation[] {
  const organisations = sound('organisation', rows, (row): PublicOrganisation => {
    const phone = Texts.parse(JSON.parse(row.phone));
    return {
      _id: row.id,
      name: row.name,
      description: row.description,
      email: row.email,
      phone,
      addresses: Texts.parse(JSON.parse(row.addresses)),
      website: row.website,
      socialMedias: Texts.parse(JSON.parse(row.socialMedias)),
      categorisingOrganisations: Texts.parse(JSON.parse(row.categorisingOrganisations)),
      createdAt: row.createdAt,
      version: row.version,
      updatedAt: row.updatedAt,
      lastCheckedAt: row.lastCheckedAt,
      phoneDisplay: phone.map(formatPhone),
      phoneHref: phone.map(phoneHref),
    };
  });
  return organisations.sort(byName);
}

export function publicHelplines(rows: PublicRows['helplineRows']): PublicHelpline[] {
  const helplines = sound(
    'helpline',
    rows,
    (row): PublicHelpline => ({
      _id: row.id,
      type: HelplineType.parse(row.type),
      name: row.name,
      description: row.description,
      phone: row.phone,
      email: row.email,
      website: row.website,
      onlineWorkingTime: row.onlineWorkingTime,
      provider: row.providerId,
      version: row.version,
      updatedAt: row.updatedAt,
      lastCheckedAt: row.lastCheckedAt,
      phoneDisplay: formatPhone(row.phone),
      phoneHref: phoneHref(row.phone),
    }),
  );
  return helplines.sort(byName);
}

/** One broken row must not take the directory with it: it is left out, and the log says which. */
function sound<Row extends { id: string }, Read>(
  kind: string,
  rows: Row[],
  read: (row: Row) => Read,
): Read[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      console.error(`Left out ${kind} ${row.id}, which cannot be read:`, error);
      return [];
    }
  });
}
