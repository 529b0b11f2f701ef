import type { D1Database } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import type { Point } from '../../shared/places/point.ts';
import { database } from '../db/client.ts';
import { toIso } from '../db/instant.ts';
import { setPoints } from '../db/tables.ts';
import { auditEntry } from '../records/audit/audit-queries.ts';
import type { Author } from '../records/author.ts';
import { raiseVersion } from '../records/data-version.ts';

async function readPoint(d1: D1Database, address: string) {
  const [row] = await database(d1).select().from(setPoints).where(eq(setPoints.address, address));
  return row ? { address, latitude: row.latitude, longitude: row.longitude } : null;
}

/** Says where an address is; null leaves it to its postcode again. */
export async function setPoint(
  d1: D1Database,
  author: Author,
  address: string,
  point: Point | null,
) {
  const before = await readPoint(d1, address);
  const after = point && { address, latitude: point[0], longitude: point[1] };
  const write = after
    ? database(d1)
        .insert(setPoints)
        .values({ ...after, setAt: toIso(author.now) })
        .onConflictDoUpdate({ target: setPoints.address, set: after })
    : database(d1).delete(setPoints).where(eq(setPoints.address, address));
  await database(d1).batch([
    write,
    auditEntry(d1, { ...author, kind: 'point', recordId: address, before, after }),
    raiseVersion(d1, author.now, true),
  ]);
}
