import type { FieldTable } from '../../../shared/fields/field.ts';
import type { FieldWords } from './ConflictChoice.tsx';

/** How values read that are no texts. */
type Shown<Typed> = { [Name in keyof Typed]?: (value: Typed[Name]) => string };

/** What the choice between two versions of a record says: what the form calls each field, and how its value reads. */
export function fieldWords<Typed>(fields: FieldTable, shown: Shown<Typed> = {}): FieldWords<Typed> {
  const words = Object.entries(fields).map(([name, { label, formLabel = label }]) => [
    name,
    { label: formLabel, show: shown[name as keyof Typed] },
  ]);
  return Object.fromEntries(words);
}
