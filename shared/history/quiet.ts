import { readAddressPublic } from '../addresses/secret-places.ts';
import type { RecordKind } from '../directory/record-kind.ts';
import type { Entry, FieldValues } from './entry.ts';

// Whose old values are told to nobody (docs/decisions/092-old-and-new.md). In doubt nothing is told.

/** The organisations whose places were or are not for everybody; 'all' where nobody knows whose an entry is. */
export type Guarded = ReadonlySet<string> | 'all';

type Touched = {
  entry: Entry;
  kind: RecordKind;
  /** The organisation whose it is, if anybody knows. */
  owner: string | null;
};

/** What was hidden, made or deleted meanwhile says no more of itself: nobody knows what was taken back with it. */
export const isTakenBack = ({ before, after }: Pick<Entry, 'before' | 'after'>): boolean =>
  !before ||
  !after ||
  ['published', 'approved', 'provider', 'mergedWith'].some(
    (name) => name in before || name in after,
  );

/** Whether an entry says anything of who may see a place; what an organisation is decides that too. */
function isOfSecret({ before, after }: Pick<Entry, 'before' | 'after'>): boolean {
  if (before && after)
    return ['addressPublic', 'categorisingOrganisations'].some(
      (name) => name in before || name in after,
    );
  const whole = before ?? after ?? {};
  const { services = [] } = whole as { services?: FieldValues[] };
  return [whole, ...services].some(
    ({ addressPublic }) => readAddressPublic(String(addressPublic ?? '')) === 'no',
  );
}

/** The organisations that are guarded, with those of which an entry says something of who may see a place. */
export function guardMore(guarded: Guarded, { entry, kind, owner }: Touched): Guarded {
  if (guarded === 'all' || !isOfSecret(entry)) return guarded;
  const own = kind === 'organisation' ? entry.recordId : owner;
  return own === null ? 'all' : new Set([...guarded, own]);
}
