import type { D1Database } from '@cloudflare/workers-types';
import { inArray, sql } from 'drizzle-orm';
import { database } from '../db/client.ts';
import { postcodes, setPoints } from '../db/tables.ts';

/** When the table of postcodes was last loaded; no row where it is empty. It is loaded as a whole. */
export const selectEdition = (d1: D1Database) =>
  database(d1).select({ loadedAt: postcodes.loadedAt }).from(postcodes).limit(1);

export const selectSetPoints = (d1: D1Database) => database(d1).select().from(setPoints);

/** The points of postcodes that begin so, as JSON. They go as one parameter: a statement takes a hundred. */
export const selectPostcodes = (d1: D1Database, begins: readonly string[]) =>
  database(d1)
    .select({ begins: postcodes.begins, points: postcodes.points })
    .from(postcodes)
    .where(
      inArray(postcodes.begins, sql`(SELECT value FROM json_each(${JSON.stringify(begins)}))`),
    );

/** What all postcodes begin with, and the point in the middle of those that do. */
export const selectGroups = (d1: D1Database) =>
  database(d1)
    .select({
      begins: postcodes.begins,
      latitude: postcodes.latitude,
      longitude: postcodes.longitude,
    })
    .from(postcodes)
    .orderBy(postcodes.begins);
