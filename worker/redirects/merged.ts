import type { D1Database } from '@cloudflare/workers-types';
import type { RecordKind } from '../../shared/directory/record-kind.ts';
import { database } from '../db/client.ts';
import { merges } from '../db/tables.ts';

// Where the address of a record leads that was merged into another (worker/merges/).

export const selectMerged = (d1: D1Database) =>
  database(d1)
    .select({ kind: merges.kind, goneId: merges.goneId, keptId: merges.keptId })
    .from(merges)
    .orderBy(merges.at, merges.goneId);

type Merged = { kind: RecordKind; goneId: string; keptId: string };

/** The id of the record that stands where one of this id was merged into another, and that into a third. */
export async function findMergedInto(d1: D1Database, kind: RecordKind, id: string) {
  return createFollow(await selectMerged(d1))(kind, id);
}

/** Follows merges from an id to the last one; it answers undefined where that was not merged. */
function createFollow(rows: readonly Merged[]) {
  const next = new Map(rows.map(({ kind, goneId, keptId }) => [`${kind} ${goneId}`, keptId]));
  return (kind: RecordKind, id: string): string | undefined => {
    const seen = new Set<string>();
    let last: string | undefined;
    for (let at = next.get(`${kind} ${id}`); at !== undefined && !seen.has(at); ) {
      seen.add(at);
      last = at;
      at = next.get(`${kind} ${at}`);
    }
    return last;
  };
}

/** The ids that each record of a kind stands for beside its own. */
export function formerIds(rows: readonly Merged[]): (kind: RecordKind, id: string) => string[] {
  const follow = createFollow(rows);
  const former = new Map<string, string[]>();
  for (const { kind, goneId } of rows) {
    const key = `${kind} ${follow(kind, goneId)}`;
    former.set(key, [...(former.get(key) ?? []), goneId]);
  }
  return (kind, id) => former.get(`${kind} ${id}`) ?? [];
}
