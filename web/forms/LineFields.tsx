import type { FieldTable } from '../../shared/fields/field.ts';
import { Field, type FieldState } from './Field.tsx';

/** The names of the fields of a table that need no more than a line. */
type LineName<F extends FieldTable> = {
  [Name in keyof F]: F[Name] extends { lineHint: string } ? Name : never;
}[keyof F];

type Props<F extends FieldTable> = {
  fields: F;
  field: (name: LineName<F>) => FieldState;
};

/** Every field of a table for which the form has no place of its own: a line of text that may be left empty. */
export function LineFields<F extends FieldTable>({ fields, field }: Props<F>) {
  return Object.entries(fields).map(
    ([name, { label, formLabel = label, lineHint }]) =>
      lineHint && (
        <Field
          key={name}
          label={formLabel}
          optional
          hint={lineHint}
          {...field(name as LineName<F>)}
        >
          {(input) => <input {...input} autoComplete="off" />}
        </Field>
      ),
  );
}
