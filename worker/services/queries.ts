import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ServiceInput } from '../../shared/services/editing/service-input.ts';
import type { Service } from '../../shared/services/service.ts';
import {
  EMPTY_LIST,
  FREE_TEXTS,
  JSON_FIELDS,
  SHARE_NAMES,
  SHARES,
  type Share,
  SLOT_TEXT,
  serviceTexts,
} from '../../shared/services/service-text.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { directory, services } from '../db/tables.ts';
import { ApiError } from '../http/errors.ts';
import { invalidError } from '../http/input.ts';
import type { Author } from '../records/author.ts';
import type { StoreKey } from '../records/idempotency/idempotency.ts';
import { notifyOfSecret } from '../records/notify-of-secret.ts';
import { isProvider } from '../records/provider.ts';
import { service } from '../records/record-types.ts';
import { createRecord, updateRecord } from '../records/write.ts';

/** Undefined where the provider has gone meanwhile; throws where it has as many services as it may, or no share is left. */
export async function createService(
  d1: D1Database,
  author: Author,
  provider: Service['provider'],
  fields: ServiceInput,
  storeKey?: StoreKey,
) {
  const where = and(isProvider(d1, author, provider._id), hasRoom(d1, provider._id, fields));
  const record = { provider, ...fields };
  const made = await createRecord(d1, author, service, record, { where, storeKey });
  if (!made) await refuseFull(d1, provider._id, fields);
  return made;
}

/** Undefined where it is not, or no longer, this author's to change; throws where it takes more than its provider has left. */
export async function updateService(
  d1: D1Database,
  author: Author,
  before: Service,
  fields: ServiceInput,
  adminMail = '',
) {
  const { _id: providerId, name } = before.provider;
  // What does not grow is always taken, so that who is over the maximum can get below it.
  const growing = SHARE_NAMES.filter(
    (name) => SHARES[name].of([fields]) > SHARES[name].of([before]),
  );
  const place = { providerId, fields, exceptId: before._id };
  const where = and(sql`true`, ...growing.map((name) => isShareLeft(name, place)));
  const saved = await updateRecord(d1, author, service, before, fields, {
    where,
    also: notifyOfSecret(d1, author, adminMail, before, fields, {
      name,
      service: before.type,
      organisationId: providerId,
    }),
  });
  if (!saved) await refuseUsedUp(d1, growing, place);
  return saved;
}

const countOf = (d1: D1Database, providerId: string) =>
  sql<number>`(${database(d1)
    .select({ total: sql`count(*)` })
    .from(services)
    .where(eq(services.providerId, providerId))})`;

/** Fields of a provider's service, in place of those of the service `exceptId` where there is one. */
type Place = { providerId: string; fields: ServiceInput; exceptId?: string };

const joinColumns = (columns: SQLiteColumn[]) => sql.join(columns, sql`, `);
const freeTexts = joinColumns(FREE_TEXTS.map((name) => services[name]));
const jsonFields = joinColumns(JSON_FIELDS.map((name) => services[name]));

/** Each slot names its start once. */
const slots = sql`(length(${services.schedule}) - length(replace(${services.schedule}, '"start"', ''))) / 7`;

/** `SHARES` in SQL: what the provider's other services take. */
const TAKEN: Record<Share, (others: SQL | undefined, fields: ServiceInput) => SQL> = {
  // UNION leaves one of each text. As one SELECT each, however many texts there are: D1 takes no more than five in a row.
  text: (others, fields) => {
    const texts = [
      sql`SELECT value AS words, length(CAST(value AS BLOB)) AS bytes
        FROM ${services}, json_each(json_array(${freeTexts})) WHERE ${others}`,
      sql`SELECT value AS words, length(CAST(value AS BLOB)) - ${EMPTY_LIST}
        FROM ${services}, json_each(json_array(${jsonFields})) WHERE ${others}`,
      sql`SELECT ${services.schedule}, ${SLOT_TEXT} * (${slots}) FROM ${services} WHERE ${others}`,
      sql`SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(serviceTexts(fields))})`,
    ];
    return sql`(SELECT sum(bytes) FROM (${sql.join(texts, sql` UNION `)}))`;
  },
  words: (others, fields) => sql`(SELECT ifnull(sum(length(CAST(value AS BLOB))), 0)
    FROM ${services}, json_each(json_array(${freeTexts})) WHERE ${others}) + ${SHARES.words.of([fields])}`,
  times: (
    others,
    fields,
  ) => sql`(SELECT ifnull(sum(${slots} + json_array_length(${services.irregularSlots})), 0)
    FROM ${services} WHERE ${others}) + ${SHARES.times.of([fields])}`,
};

function isShareLeft(name: Share, { providerId, fields, exceptId = '' }: Place) {
  const others = and(eq(services.providerId, providerId), ne(services.id, exceptId));
  return sql`${TAKEN[name](others, fields)} <= ${SHARES[name].limit.value}`;
}

/** Counted where the row is made, so that no two that come at the same time both pass. */
const hasRoom = (d1: D1Database, providerId: string, fields: ServiceInput) =>
  and(
    sql`${countOf(d1, providerId)} < ${LIMITS.servicesOfOrganisation.value}`,
    ...SHARE_NAMES.map((name) => isShareLeft(name, { providerId, fields })),
  );

/** Throws what a provider without room for this service is told; returns where there is room. */
export async function refuseFull(d1: D1Database, providerId: string, fields: ServiceInput) {
  const [row] = await database(d1)
    .select({ total: countOf(d1, providerId) })
    .from(directory);
  if (row && row.total >= LIMITS.servicesOfOrganisation.value)
    throw new ApiError(409, LIMITS.servicesOfOrganisation.message);
  await refuseUsedUp(d1, SHARE_NAMES, { providerId, fields });
}

async function refuseUsedUp(d1: D1Database, names: readonly Share[], place: Place) {
  if (names.length === 0) return;
  const columns = names.map((name) => [name, sql<number>`${isShareLeft(name, place)}`] as const);
  const [row] = await database(d1).select(Object.fromEntries(columns)).from(directory);
  const usedUp = names.filter((name) => row?.[name] === 0);
  if (usedUp.length === 0) return;
  const faults = usedUp.map((name) => [
    SHARES[name].fieldOf(place.fields),
    SHARES[name].limit.message,
  ]);
  throw invalidError(Object.fromEntries(faults));
}
