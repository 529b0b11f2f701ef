import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, exists, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Helpline } from '../../shared/helplines/helpline.ts';
import type { HelplineInput } from '../../shared/helplines/helpline-input.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { helplines } from '../db/tables.ts';
import type { Author } from '../records/author.ts';
import type { StoreKey } from '../records/idempotency/idempotency.ts';
import { isProvider } from '../records/provider.ts';
import { helpline } from '../records/record-types.ts';
import { createRecord, updateRecord } from '../records/write.ts';

type Fields = HelplineInput & Pick<Helpline, 'provider'>;

/** Whether an organisation has a helpline other than this one. */
export async function hasAnother(d1: D1Database, provider: string, id: string) {
  return (await others(d1, provider, id)).length > 0;
}

/** Undefined where the provider has gone meanwhile, or got a helpline. */
export const createHelpline = (
  d1: D1Database,
  author: Author,
  fields: Fields,
  storeKey?: StoreKey,
) =>
  createRecord(d1, author, helpline, fields, {
    where: mayBelongTo(d1, author, fields.provider, ''),
    storeKey,
  });

/** Undefined where it is not, or no longer, this author's to change, or for this provider to have. */
export const updateHelpline = (
  d1: D1Database,
  author: Author,
  before: Helpline,
  fields: Fields,
) => {
  const where = mayBelongTo(d1, author, fields.provider, before._id);
  return updateRecord(d1, author, helpline, before, fields, { where });
};

const others = (d1: D1Database, provider: string, id: string) =>
  database(d1)
    .select({ id: helplines.id })
    .from(helplines)
    .where(and(eq(helplines.providerId, provider), ne(helplines.id, id)));

const nobodys = (d1: D1Database) =>
  database(d1).select({ total: count() }).from(helplines).where(isNull(helplines.providerId));

const countNobodys = (d1: D1Database) => sql`(${nobodys(d1)})`;

/** Whether this helpline has no provider already: then it takes no room that it did not have. */
const isNobodys = (d1: D1Database, id: string) =>
  exists(
    database(d1)
      .select({ id: helplines.id })
      .from(helplines)
      .where(and(eq(helplines.id, id), isNull(helplines.providerId))),
  );

/** Whether there are as many helplines without a provider as there may be. */
export async function isFullWithoutProvider(d1: D1Database): Promise<boolean> {
  const [{ total } = { total: 0 }] = await nobodys(d1);
  return total >= LIMITS.helplinesWithoutProvider.value;
}

const mayBelongTo = (d1: D1Database, author: Author, provider: string | null, id: string) =>
  provider === null
    ? or(isNobodys(d1, id), sql`${countNobodys(d1)} < ${LIMITS.helplinesWithoutProvider.value}`)
    : and(isProvider(d1, author, provider), notExists(others(d1, provider, id)));
