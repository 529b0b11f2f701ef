import type { D1Database } from '@cloudflare/workers-types';
import { and, count, eq, exists, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Helpline } from '../../shared/helplines/helpline.ts';
import type { HelplineInput } from '../../shared/helplines/helpline-input.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { database } from '../db/client.ts';
import { helplines } from '../db/tables.ts';
import { byName } from '../directory/order.ts';
import { helplineRecord, parseRows } from '../directory/records.ts';
import { isProvider } from '../organisations/queries.ts';
import type { Filter } from '../records/filter.ts';
import type { StoreKey } from '../records/idempotency.ts';
import { type Listing, notifyOwner, publicationMail } from '../records/notify-owner.ts';
import {
  type Author,
  createRecord,
  deleteRecord,
  publishRecord,
  type RecordTable,
  timestampOf,
  updateRecord,
  withinReach,
} from '../records/queries.ts';

type Fields = HelplineInput & Pick<Helpline, 'provider'>;

const home: RecordTable = { kind: 'helpline', table: helplines, owner: helplines.providerId };

export async function listHelplines(d1: D1Database, author: Author, { type, provider }: Filter) {
  const rows = await database(d1)
    .select()
    .from(helplines)
    .where(
      and(
        withinReach(author, home.owner),
        type === undefined ? undefined : eq(helplines.type, type),
        provider === undefined ? undefined : eq(helplines.providerId, provider),
      ),
    );
  return parseRows('helpline', rows, helplineRecord).sort(byName);
}

export async function readHelpline(d1: D1Database, id: string): Promise<Helpline | undefined> {
  const rows = await database(d1).select().from(helplines).where(eq(helplines.id, id));
  return parseRows('helpline', rows, helplineRecord)[0];
}

/** Whether an organisation has a helpline other than this one. */
export async function hasAnother(d1: D1Database, provider: string, id: string) {
  return (await others(d1, provider, id)).length > 0;
}

/** Undefined where the provider has gone meanwhile, or got a helpline. */
export async function createHelpline(
  d1: D1Database,
  author: Author,
  fields: Fields,
  remembered?: StoreKey,
) {
  const row = columns(fields);
  const where = mayBelongTo(d1, author, fields.provider, '');
  const id = await createRecord(d1, author, home, row, { after: fields, where, remembered });
  return id ? readHelpline(d1, id) : undefined;
}

/** Undefined where it is not, or no longer, this author's to change, or for this provider to have. */
export async function updateHelpline(
  d1: D1Database,
  author: Author,
  before: Helpline,
  fields: Fields,
) {
  const set = { ...columns(fields), lastCheckedAt: timestampOf(author) };
  const where = mayBelongTo(d1, author, fields.provider, before._id);
  const saved = await updateRecord(d1, author, home, before, { set, after: fields, where });
  return saved ? readHelpline(d1, before._id) : undefined;
}

/** Takes it down or puts it back, and has its organisation told. Undefined where somebody else wrote it meanwhile. */
export async function publishHelpline(
  d1: D1Database,
  author: Author,
  before: Helpline,
  published: boolean,
) {
  const mail = notifyOwner(d1, author, helplineListing(before), publicationMail(published));
  const saved = await publishRecord(d1, author, home, before, published, mail);
  return saved ? readHelpline(d1, before._id) : undefined;
}

export const deleteHelpline = (d1: D1Database, author: Author, before: Helpline) =>
  deleteRecord(d1, author, home, before, {
    also: notifyOwner(d1, author, helplineListing(before), 'listing-deleted'),
  });

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

/** How mails call it. */
export const helplineListing = ({ provider, name }: Helpline): Listing => ({
  owner: provider,
  listing: name,
});

const columns = ({ provider, ...texts }: Fields) => ({ ...texts, providerId: provider });
