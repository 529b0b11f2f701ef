import type { D1Database } from '@cloudflare/workers-types';
import { and, count } from 'drizzle-orm';
import { organisationFaults } from '../../shared/directory/listing-faults.ts';
import type { Provider, ProviderChoice } from '../../shared/lists/list-page.ts';
import { ORGANISATION_RULES } from '../../shared/lists/organisation-rules.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { isOneOf } from '../db/among.ts';
import { database } from '../db/client.ts';
import { helplines, organisations, services } from '../db/tables.ts';
import { pagesOf } from '../lists/pages.ts';
import { type Author, isInScope } from '../records/author.ts';
import { compareByName } from '../records/order.ts';
import { readOrganisationRow, selectOrganisations } from '../records/record-types.ts';
import { parseRows, parseTexts } from '../records/rows.ts';

/** A page of the organisations in scope, of this role and approval where they are named. */
export const pageOfOrganisations = pagesOf({
  rules: ORGANISATION_RULES,
  async readRows(d1, author) {
    const rows = await selectOrganisations(d1).where(isInScope(author, organisations.id));
    return parseRows('organisation', rows, (row) => {
      const record = readOrganisationRow(row);
      const { _id, name, role, approved, lastCheckedAt } = record;
      const faults = organisationFaults(record, author.now);
      return { _id, name, role, approved, lastCheckedAt, faults };
    }).sort(compareByName);
  },
  readItems: readListed,
});

/** Organisations with how many services each has and whether it has a helpline, in no order. */
export async function readListed(d1: D1Database, author: Author, ids: readonly string[]) {
  const db = database(d1);
  const [rows, counts, lines] = await db.batch([
    selectOrganisations(d1).where(
      and(isOneOf(organisations.id, ids), isInScope(author, organisations.id)),
    ),
    db
      .select({ id: services.providerId, total: count() })
      .from(services)
      .where(isOneOf(services.providerId, ids))
      .groupBy(services.providerId),
    db
      .select({ id: helplines.providerId })
      .from(helplines)
      .where(isOneOf(helplines.providerId, ids)),
  ]);
  const totals = new Map(counts.map(({ id, total }) => [id, total]));
  const withHelpline = new Set(lines.map(({ id }) => id));
  return parseRows('organisation', rows, (row) => ({
    ...readOrganisationRow(row),
    serviceCount: totals.get(row.id) ?? 0,
    hasHelpline: withHelpline.has(row.id),
  }));
}

/** How organisations are reached and where they are: what their services are judged by. */
export async function listContacts(d1: D1Database, author: Author) {
  const { id, phone, email, website, addresses } = organisations;
  const rows = await database(d1)
    .select({ id, phone, email, website, addresses })
    .from(organisations)
    .where(isInScope(author, id));
  return parseRows('organisation', rows, (row) => ({
    _id: row.id,
    phone: parseTexts(row.phone),
    email: row.email,
    website: row.website,
    addresses: parseTexts(row.addresses),
  }));
}

/**
 * Those that may have services and a helpline (docs/product.md#admin-area) and whose name contains this, by name: as many
 * as are offered at once, and no more of each than a choice among them needs. The one that is chosen is told besides.
 */
export async function listProviders(
  d1: D1Database,
  author: Author,
  { q = '', chosen = '' }: { q?: string | undefined; chosen?: string | undefined },
): Promise<ProviderChoice> {
  const perPage = LIMITS.providersOffered.value;
  const [{ items, total }, [named]] = await Promise.all([
    pageOfOrganisations(d1, author, { q, perPage, role: 'organisation' }),
    chosen ? readListed(d1, author, [chosen]) : [],
  ]);
  const isProvider = named?.role === 'organisation';
  return { items: items.map(asProvider), total, chosen: isProvider ? asProvider(named) : null };
}

const asProvider = ({ _id, name, hasHelpline }: Provider): Provider => ({ _id, name, hasHelpline });
