import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Service } from '../../shared/service.ts';
import type { ServiceInput } from '../../shared/service-input.ts';
import { serviceLine } from '../../shared/service-line.ts';
import type { Remembered } from '../creations/once.ts';
import { asColumns } from '../db/as-columns.ts';
import { database } from '../db/client.ts';
import { organisations, services } from '../db/tables.ts';
import { byService } from '../directory/order.ts';
import { serviceRecord, sound } from '../directory/records.ts';
import { isProvider } from '../organisations/queries.ts';
import type { Filter } from '../records/filter.ts';
import {
  type Author,
  createRecord,
  deleteRecord,
  type Home,
  instantOf,
  publishRecord,
  updateRecord,
  withinReach,
} from '../records/queries.ts';
import { type Listing, publicationMail, told } from '../records/told.ts';

const home: Home = { kind: 'service', table: services, owner: services.providerId };

const select = (d1: D1Database) =>
  database(d1)
    .select({ ...getTableColumns(services), providerName: organisations.name })
    .from(services)
    .innerJoin(organisations, eq(services.providerId, organisations.id));

export async function listServices(d1: D1Database, author: Author, { type, provider }: Filter) {
  const rows = await select(d1).where(
    and(
      withinReach(author, home.owner),
      type === undefined ? undefined : eq(services.type, type),
      provider === undefined ? undefined : eq(services.providerId, provider),
    ),
  );
  return sound('service', rows, serviceRecord).sort(byService);
}

export async function readService(d1: D1Database, id: string): Promise<Service | undefined> {
  const rows = await select(d1).where(eq(services.id, id));
  return sound('service', rows, serviceRecord)[0];
}

/** Undefined where the provider has gone meanwhile. */
export async function createService(
  d1: D1Database,
  author: Author,
  provider: Service['provider'],
  fields: ServiceInput,
  remembered?: Remembered,
) {
  const id = await createRecord(
    d1,
    author,
    home,
    { ...asColumns(fields), providerId: provider._id },
    { after: { provider, ...fields }, where: isProvider(d1, author, provider._id), remembered },
  );
  return id ? readService(d1, id) : undefined;
}

/** Undefined where it is not, or no longer, this author's to change. */
export async function updateService(
  d1: D1Database,
  author: Author,
  before: Service,
  fields: ServiceInput,
) {
  const set = { ...asColumns(fields), lastCheckedAt: instantOf(author) };
  const saved = await updateRecord(d1, author, home, before, { set, after: fields });
  return saved ? readService(d1, before._id) : undefined;
}

/** Takes it down or puts it back, and has its organisation told. Undefined where somebody else wrote it meanwhile. */
export async function publishService(
  d1: D1Database,
  author: Author,
  before: Service,
  published: boolean,
) {
  const mail = told(d1, author, serviceListing(before), publicationMail(published));
  const saved = await publishRecord(d1, author, home, before, published, mail);
  return saved ? readService(d1, before._id) : undefined;
}

export const deleteService = (d1: D1Database, author: Author, before: Service) =>
  deleteRecord(d1, author, home, before, {
    also: told(d1, author, serviceListing(before), 'listing-deleted'),
  });

/** How mails call it. */
export const serviceListing = (service: Service): Listing => ({
  owner: service.provider._id,
  listing: serviceLine(service),
});
