import type { D1Database } from '@cloudflare/workers-types';
import { eq, lt } from 'drizzle-orm';
import { type CategoryAddresses, hasCategory } from '../../shared/organisations/hidden-category.ts';
import { CATEGORIES, type Category } from '../../shared/organisations/organisation.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { database } from '../db/client.ts';
import { hiddenCategories, organisations } from '../db/tables.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import { type Author, timestampOf } from '../records/author.ts';
import { raiseVersion } from '../records/data-version.ts';
import { isPublic } from '../records/is-seen.ts';

// While a row is there the addresses of its category are secret (docs/product.md#secret-places): worker/directory/ reads it.
// Rows go by themselves once their date is over, so that a job that stands still shows nothing that is hidden.

/** Every category, hidden or not. */
export async function listCategories(d1: D1Database): Promise<CategoryAddresses[]> {
  const db = database(d1);
  const [rows, lists] = await db.batch([
    db.select().from(hiddenCategories),
    db
      .select({ stored: organisations.categorisingOrganisations })
      .from(organisations)
      .where(isPublic),
  ]);
  return CATEGORIES.map((category) => ({
    category,
    organisations: lists.filter(({ stored }) => hasCategory(stored, [category])).length,
    until: rows.find((row) => row.category === category)?.until ?? '',
  }));
}

/** Hides the addresses of a category until the end of a date, or changes that date. */
export async function hideCategory(
  d1: D1Database,
  author: Author,
  category: Category,
  until: string,
) {
  const before = await read(d1, category);
  const row = { category, until, hiddenAt: timestampOf(author) };
  await database(d1).batch([
    database(d1)
      .insert(hiddenCategories)
      .values(row)
      .onConflictDoUpdate({ target: hiddenCategories.category, set: { until } }),
    auditEntry(d1, { ...author, ...entryOf(category), before, after: { name: category, until } }),
    raiseVersion(d1, author.now, true),
  ]);
}

/** Shows them again; false where they were not hidden. */
export async function showCategory(d1: D1Database, author: Author, category: Category) {
  const before = await read(d1, category);
  const [gone] = await database(d1).batch([
    database(d1)
      .delete(hiddenCategories)
      .where(eq(hiddenCategories.category, category))
      .returning({ category: hiddenCategories.category }),
    auditEntry(d1, { ...author, ...entryOf(category), before, after: null }),
    raiseVersion(d1, author.now, true),
  ]);
  return gone.length > 0;
}

/** Shows again what was hidden until a date that is over. */
export async function endHiddenCategories(d1: D1Database, now: number) {
  await database(d1).batch([
    database(d1)
      .delete(hiddenCategories)
      .where(lt(hiddenCategories.until, cityTime(now).date)),
    raiseVersion(d1, now, true),
  ]);
}

const entryOf = (category: Category) => ({ kind: 'hidden addresses', recordId: category }) as const;

async function read(d1: D1Database, category: Category) {
  const [row] = await database(d1)
    .select()
    .from(hiddenCategories)
    .where(eq(hiddenCategories.category, category));
  return row ? { name: row.category, until: row.until } : null;
}
