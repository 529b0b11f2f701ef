import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Service } from '../../shared/services/service.ts';
import type { ServiceInput } from '../../shared/services/service-input.ts';
import {
  EMPTY_LIST,
  FREE_TEXTS,
  SLOT_TEXT,
  serviceText,
  serviceTexts,
  WEEK_FIELDS,
} from '../../shared/services/service-text.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { directory, services } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { invalid } from '../http/input.ts';
import type { Author } from '../records/author.ts';
import type { StoreKey } from '../records/idempotency.ts';
import { isProvider } from '../records/provider.ts';
import { service } from '../records/record-types.ts';
import { createRecord, updateRecord } from '../records/write.ts';

/** Undefined where the provider has gone meanwhile; throws where it has as many services as it may, or as much text. */
export async function createService(
  d1: D1Database,
  author: Author,
  provider: Service['provider'],
  fields: ServiceInput,
  remembered?: StoreKey,
) {
  const where = and(isProvider(d1, author, provider._id), hasRoom(d1, provider._id, fields));
  const record = { provider, ...fields };
  const made = await createRecord(d1, author, service, record, { where, remembered });
  if (!made) await refuseFull(d1, provider._id, fields);
  return made;
}

/** Undefined where it is not, or no longer, this author's to change; throws where its text is too much for its provider. */
export async function updateService(
  d1: D1Database,
  author: Author,
  before: Service,
  fields: ServiceInput,
) {
  const { _id: providerId } = before.provider;
  // What does not grow is always taken, so that who is over the maximum can get below it.
  const grows = serviceText([fields]) > serviceText([before]);
  const where = grows ? hasRoomForText(providerId, fields, before._id) : sql`true`;
  const saved = await updateRecord(d1, author, service, before, fields, where);
  if (!saved && grows) await refuseLongText(d1, providerId, fields, before._id);
  return saved;
}

const countOf = (d1: D1Database, providerId: string) =>
  sql<number>`(${database(d1)
    .select({ total: sql`count(*)` })
    .from(services)
    .where(eq(services.providerId, providerId))})`;

/**
 * Whether a provider's services have room for these fields in place of those of one: `serviceText` in SQL. UNION leaves
 * one of each text, and each slot names its start once.
 */
function hasRoomForText(providerId: string, fields: ServiceInput, exceptId = '') {
  const others = and(eq(services.providerId, providerId), ne(services.id, exceptId));
  const starts = sql`(length(${services.schedule}) - length(replace(${services.schedule}, '"start"', ''))) / 7`;
  const columns = FREE_TEXTS.map((name) => services[name]);
  const lists = WEEK_FIELDS.map((name) => services[name]);
  // As one SELECT each, however many texts there are: D1 takes no more than five in a row.
  const texts = [
    sql`SELECT value AS words, length(CAST(value AS BLOB)) AS bytes
      FROM ${services}, json_each(json_array(${sql.join(columns, sql`, `)})) WHERE ${others}`,
    sql`SELECT value AS words, length(CAST(value AS BLOB)) - ${EMPTY_LIST}
      FROM ${services}, json_each(json_array(${sql.join(lists, sql`, `)})) WHERE ${others}`,
    sql`SELECT ${services.schedule}, ${SLOT_TEXT} * (${starts}) FROM ${services} WHERE ${others}`,
    sql`SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(serviceTexts(fields))})`,
  ];
  const total = sql`(SELECT sum(bytes) FROM (${sql.join(texts, sql` UNION `)}))`;
  return sql`${total} <= ${LIMITS.serviceTextOfOrganisation.value}`;
}

/** Counted where the row is made, so that no two that come at the same time both pass. */
const hasRoom = (d1: D1Database, providerId: string, fields: ServiceInput) =>
  and(
    sql`${countOf(d1, providerId)} < ${LIMITS.servicesOfOrganisation.value}`,
    hasRoomForText(providerId, fields),
  );

/** Throws what a provider without room for this service is told; returns where there is room. */
export async function refuseFull(d1: D1Database, providerId: string, fields: ServiceInput) {
  const [row] = await database(d1)
    .select({ total: countOf(d1, providerId) })
    .from(directory);
  if (row && row.total >= LIMITS.servicesOfOrganisation.value)
    throw new ApiError(409, LIMITS.servicesOfOrganisation.message);
  await refuseLongText(d1, providerId, fields);
}

async function refuseLongText(
  d1: D1Database,
  providerId: string,
  fields: ServiceInput,
  exceptId = '',
) {
  const isRoom = hasRoomForText(providerId, fields, exceptId);
  const [row] = await database(d1)
    .select({ isRoom: sql<number>`${isRoom}` })
    .from(directory);
  if (row && !row.isRoom) throw invalid({ note: LIMITS.serviceTextOfOrganisation.message });
}
