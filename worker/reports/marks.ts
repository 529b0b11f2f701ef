import type { D1Database } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import type { ClosedMark } from '../../shared/reports/found-closed.ts';
import { database } from '../db/client.ts';
import { organisations, services } from '../db/tables.ts';

type MarkedTable = typeof services | typeof organisations;

/** Where it stands that a listing was found closed; undefined for a helpline, where "ring first" would say nothing. */
export const markedTable = (kind: RecordKind): MarkedTable | undefined =>
  ({ service: services, organisation: organisations, helpline: undefined })[kind];

export async function readMark(
  d1: D1Database,
  { id, foundClosedAt, openSaidAt }: MarkedTable,
  listing: string,
): Promise<ClosedMark | undefined> {
  const table = id.table as MarkedTable;
  const [mark] = await database(d1)
    .select({ foundClosedAt, openSaidAt })
    .from(table)
    .where(eq(id, listing));
  return mark;
}
