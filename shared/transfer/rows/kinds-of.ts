import { foldToLetters } from '../../text/fold.ts';
import type { ReadRow, SheetKind } from './row-types.ts';

/** The words for kinds of help that are no type's own, each once, those that are asked for first. */
export function kindsOf(rows: readonly Pick<ReadRow, 'row' | 'kind'>[]): SheetKind[] {
  const kinds = new Map<string, SheetKind>();
  for (const { row, kind } of rows) {
    if (!kind) continue;
    const known = kinds.get(foldToLetters(kind.word));
    if (known) known.rows.push(row);
    else kinds.set(foldToLetters(kind.word), { ...kind, rows: [row] });
  }
  return [...kinds.values()].sort((one, other) => Number(other.isAsked) - Number(one.isAsked));
}
