/** Whose version of a field is kept. */
export type Side = 'mine' | 'theirs';

export type Difference<Values> = {
  field: keyof Values & string;
  /** Their version where only they changed the field, else mine: what one would choose without a second thought. */
  suggested: Side;
};

/** The fields in which my form and the record as it stands now are not alike; `base` is what both began with. */
export function differences<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Difference<Values>[] {
  return (Object.keys(mine) as (keyof Values & string)[])
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => ({
      field,
      suggested: isSame(mine[field], base[field]) ? 'theirs' : 'mine',
    }));
}

/** My version with theirs in the fields for which that was chosen. */
export function mergeChanges<Values extends object>(
  mine: Values,
  theirs: Values,
  sides: Partial<Record<keyof Values, Side>>,
): Values {
  const entries = Object.entries(mine).map(([field, value]) => [
    field,
    sides[field as keyof Values] === 'theirs' ? theirs[field as keyof Values] : value,
  ]);
  return Object.fromEntries(entries) as Values;
}

/** Deep equality of plain data, whatever the order of its keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return Object.is(a, b);
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) => Object.hasOwn(b, key) && isSame(a[key as keyof typeof a], b[key as keyof typeof b]),
    )
  );
}
