import type { D1Database } from '@cloudflare/workers-types';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readAddressPublic } from '../../shared/addresses/secret-places.ts';
import { type BedsWay, isBedsWay } from '../../shared/beds/beds.ts';
import { HELPLINE_TYPES, type Helpline } from '../../shared/helplines/helpline.ts';
import { HELPLINE_FIELDS } from '../../shared/helplines/helpline-fields.ts';
import type { Organisation, WholeOrganisation } from '../../shared/organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../../shared/organisations/organisation-fields.ts';
import { fullOf } from '../../shared/services/full/full-mark.ts';
import { readOnWalls } from '../../shared/services/on-walls.ts';
import { SERVICE_TYPES, type Service } from '../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../shared/services/service-fields.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { database } from '../db/client.ts';
import { helplines, organisations, services } from '../db/tables.ts';
import type { Mail } from '../mail/kinds.ts';
import { compareByName, compareServices } from './order.ts';
import { type News, recordType } from './record-type.ts';
import { parseRows, readFields } from './rows.ts';

const ServiceType = z.enum(SERVICE_TYPES);
const HelplineType = z.enum(HELPLINE_TYPES);

export const selectOrganisations = (d1: D1Database) => database(d1).select().from(organisations);

export const selectServices = (d1: D1Database) =>
  database(d1)
    .select({
      ...getTableColumns(services),
      providerName: organisations.name,
      providerPhone: organisations.phone,
      providerAddresses: organisations.addresses,
      providerWebsite: organisations.website,
    })
    .from(services)
    .innerJoin(organisations, eq(services.providerId, organisations.id));

// Under a name of its own: in a batch D1 gives rows by their columns' names, and a helpline has a name too.
const providerName = sql<string | null>`${organisations.name}`.as('provider_name');

export const selectHelplines = (d1: D1Database) =>
  database(d1)
    .select({ ...getTableColumns(helplines), providerName })
    .from(helplines)
    .leftJoin(organisations, eq(helplines.providerId, organisations.id));

type RowOf<Select extends (d1: D1Database) => PromiseLike<unknown[]>> = Awaited<
  ReturnType<Select>
>[number];
export type OrganisationRow = RowOf<typeof selectOrganisations>;
export type ServiceRow = RowOf<typeof selectServices>;
export type HelplineRow = RowOf<typeof selectHelplines>;

/** Why it is taken down, for its organisation; nothing of what is not, so that it is in nothing public. */
const reasonOf = ({
  published,
  takenDownReason,
}: Pick<OrganisationRow, 'published' | 'takenDownReason'>) =>
  !published && takenDownReason ? { takenDownReason } : {};

/** A way that is not known says nothing; the rest of the record does. */
const readBeds = (stored: string): BedsWay | '' => (isBedsWay(stored) ? stored : '');

/** Throws, as the two below do, what a broken row fails with. */
export const readOrganisationRow = (row: OrganisationRow): Organisation => ({
  ...readFields(ORGANISATION_FIELDS, row),
  addressPublic: readAddressPublic(row.addressPublic),
  beds: readBeds(row.beds),
  role: row.role,
  createdAt: row.createdAt,
  ...reasonOf(row),
});

export function readServiceRow(row: ServiceRow): Service {
  const { fullSince: since, fullUntil: until } = row;
  const service = {
    ...readFields(SERVICE_FIELDS, row),
    ...reasonOf(row),
    type: ServiceType.parse(row.type),
    addressPublic: readAddressPublic(row.addressPublic),
    onWalls: readOnWalls(row.onWalls),
    beds: readBeds(row.beds),
    provider: { _id: row.providerId, name: row.providerName },
  };
  const what = until ? fullOf(service) : null;
  return { ...service, ...(what && { full: { what, since, until } }) };
}

export const readHelplineRow = (row: HelplineRow): Helpline => ({
  ...readFields(HELPLINE_FIELDS, row),
  ...reasonOf(row),
  type: HelplineType.parse(row.type),
  provider: row.providerId,
});

/** An organisation comes with its services and its helpline. */
export const organisation = recordType<WholeOrganisation>({
  kind: 'organisation',
  table: organisations,
  fields: ORGANISATION_FIELDS,
  owner: organisations.id,
  ownerOf: ({ _id }) => _id,
  async find(d1, where) {
    const [rows, serviceRows, helplineRows] = await database(d1).batch([
      selectOrganisations(d1).where(where),
      selectServices(d1).where(where),
      selectHelplines(d1).where(where),
    ]);
    const theirServices = parseRows('service', serviceRows, readServiceRow).sort(compareServices);
    const theirHelplines = parseRows('helpline', helplineRows, readHelplineRow);
    return parseRows('organisation', rows, (row) => ({
      ...readOrganisationRow(row),
      services: theirServices.filter(({ provider }) => provider._id === row.id),
      helpline: theirHelplines.find(({ provider }) => provider === row.id) ?? null,
    })).sort(compareByName);
  },
  partsOf: (record) => [
    ...record.services.map((part) => ({ kind: 'service' as const, record: part })),
    ...(record.helpline ? [{ kind: 'helpline' as const, record: record.helpline }] : []),
  ],
  mailOf: ({ name }, news, reason) => ({ kind: news, data: { name, reason } }),
});

export const service = recordType<Service>({
  kind: 'service',
  table: services,
  fields: SERVICE_FIELDS,
  owner: services.providerId,
  ownerOf: ({ provider }) => provider._id,
  find: async (d1, where) =>
    parseRows('service', await selectServices(d1).where(where), readServiceRow).sort(
      compareServices,
    ),
  mailOf: (record, ...news) => mailOfListing(serviceLine(record), ...news),
});

export const helpline = recordType<Helpline>({
  kind: 'helpline',
  table: helplines,
  fields: HELPLINE_FIELDS,
  owner: helplines.providerId,
  ownerOf: ({ provider }) => provider,
  find: async (d1, where) =>
    parseRows('helpline', await selectHelplines(d1).where(where), readHelplineRow).sort(
      compareByName,
    ),
  mailOf: ({ name }, ...news) => mailOfListing(name, ...news),
});

const mailOfListing = (listing: string, news: News, reason: string): Mail => ({
  kind: `listing-${news}`,
  data: { listing, reason },
});

export const RECORD_TYPES = { organisation, service, helpline };
