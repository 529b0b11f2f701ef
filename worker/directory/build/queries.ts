import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { database } from '../../db/client.ts';
import {
  datedChanges,
  helplines,
  hiddenCategories,
  notices,
  organisations,
  searchWords,
  services,
} from '../../db/tables.ts';
import { selectLines } from '../../edited/edited.ts';
import { selectEdition, selectSetPoints } from '../../points/queries.ts';
import { selectState } from '../../records/data-version.ts';
import { isPublic } from '../../records/is-seen.ts';
import {
  selectHelplines,
  selectOrganisations,
  selectServices,
} from '../../records/record-types.ts';
import { selectMerged } from '../../redirects/merged.ts';

/** Every row that the public may see and the state they belong to, read in one transaction; the state is a single row. */
export const readPublicRows = (d1: D1Database) =>
  database(d1).batch([
    selectState(d1),
    selectOrganisations(d1).where(isPublic),
    selectServices(d1).where(and(eq(services.published, true), isPublic)),
    selectHelplines(d1).where(
      and(eq(helplines.published, true), or(isNull(helplines.providerId), isPublic)),
    ),
    database(d1).select().from(datedChanges),
    database(d1).select().from(searchWords).orderBy(searchWords.words),
    database(d1).select().from(notices).orderBy(notices.begins, notices.id),
    database(d1).select({ category: hiddenCategories.category }).from(hiddenCategories),
    selectSecretServices(d1),
    selectLines(d1),
    selectSetPoints(d1),
    selectEdition(d1),
    selectMerged(d1),
  ]);

/**
 * Where services are that say that nobody else may see it, or whose organisation or an admin does: of those that are taken down too,
 * because their organisation's texts and other services may name the place.
 */
function selectSecretServices(d1: D1Database) {
  const hidden = database(d1)
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.addressPublic, 'no'));
  const ofHiddenCategory = database(d1)
    .select({ id: organisations.id })
    .from(organisations)
    .where(
      exists(
        database(d1)
          .select({ category: hiddenCategories.category })
          .from(hiddenCategories)
          .where(
            sql`instr(${organisations.categorisingOrganisations}, json_quote(${hiddenCategories.category})) > 0`,
          ),
      ),
    );
  const { providerId, serviceAddress, addressPublic } = services;
  return database(d1)
    .select({ providerId, serviceAddress, addressPublic })
    .from(services)
    .where(
      or(
        eq(addressPublic, 'no'),
        and(ne(addressPublic, 'yes'), inArray(providerId, hidden)),
        inArray(providerId, ofHiddenCategory),
      ),
    );
}
