import { z } from 'zod';
import { RECORD_FIELDS } from '../directory/record-fields.ts';
import { RECORD_KINDS, type RecordKind } from '../directory/record-kind.ts';
import type { Field } from '../fields/field.ts';
import { listDifferences } from '../history/differences.ts';
import { LIMITS } from '../validation/limits.ts';

type Fields = Readonly<Record<string, unknown>>;

const id = z.string().max(LIMITS.id.value, LIMITS.id.message);

/** Two records that are the same: which stays, which goes, as they were read, and whose value counts where they differ. */
export const MergeInput = z.object({
  kind: z.enum(RECORD_KINDS),
  keep: id,
  drop: id,
  /** The versions that were compared. */
  versions: z.object({ keep: z.int(), drop: z.int() }),
  /** The fields whose value comes from the one that goes. */
  take: z
    .array(z.string().max(LIMITS.id.value, LIMITS.id.message))
    .max(LIMITS.fieldsTaken.value, LIMITS.fieldsTaken.message)
    .prefault([]),
  /** Whether what the helpline of the other says is taken, where two organisations have one each. */
  takeHelpline: z.boolean().prefault(false),
});
export type MergeInput = z.output<typeof MergeInput>;

/** Two records that look like twins and are none. */
export const NoTwinsInput = z.object({ one: id, other: id });

/** A field in which two records differ, in words. */
export type Unlike = { name: string; label: string; keep: string; drop: string };

/** The names of the fields of which one value is chosen where two records of one type are merged. */
export const listChoosableFields = (kind: RecordKind): string[] =>
  Object.entries<Field>(RECORD_FIELDS[kind])
    .filter(([name, { kind: of }]) => of !== 'flag' && name !== 'type')
    .map(([name]) => name);

/** The fields in which two records of a kind differ, each with both values in words. */
export function findUnlikeFields(kind: RecordKind, keep: Fields, drop: Fields): Unlike[] {
  const fields: Record<string, Field> = RECORD_FIELDS[kind];
  return listChoosableFields(kind).flatMap((name) => {
    const [before, after] = [{ [name]: keep[name] }, { [name]: drop[name] }];
    const rows = listDifferences({ before, after });
    if (rows.length === 0) return [];
    const said = (side: 'before' | 'after') =>
      rows
        .filter((row) => row[side])
        .map((row) => (rows.length > 1 ? `${row.field}: ${row[side]}` : row[side]))
        .join('\n');
    const label = fields[name]?.label ?? name;
    return [{ name, label, keep: said('before'), drop: said('after') }];
  });
}

/**
 * The fields of the one that stays, those in `take` with the value of the other. What was kept secret stays so: an address
 * that one of them does not show to everybody is shown by neither.
 */
export function mergeFields(
  kind: RecordKind,
  { keep, drop }: { keep: Fields; drop: Fields },
  take: readonly string[],
): Record<string, unknown> {
  const taken = listChoosableFields(kind).filter((name) => take.includes(name));
  const isSecret = kind !== 'helpline' && [keep, drop].some((it) => it.addressPublic === 'no');
  return {
    ...Object.fromEntries(taken.map((name) => [name, drop[name]])),
    ...(isSecret && { addressPublic: 'no' }),
  };
}

/** `GET /merges`: a merge that can still be undone. Instants are ISO texts. */
export type Undoable = {
  _id: string;
  kind: RecordKind;
  at: string;
  until: string;
  keep: { _id: string; name: string };
  drop: { _id: string; name: string };
};

/** Two records that look like the same. */
export type Twins = {
  kind: RecordKind;
  one: { _id: string; name: string };
  other: { _id: string; name: string };
  /** What they have in common, in words. */
  why: string;
};
