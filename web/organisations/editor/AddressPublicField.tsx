import { ADDRESS_PUBLIC_WORDS } from '../../../shared/addresses/secret-places.ts';
import { Field, type FieldState } from '../../forms/Field.tsx';

type Props = {
  label: string;
  field: FieldState;
  /** Where it is said, and what it means there. */
  hint: string;
};

/** Whether everybody may see an address (docs/product.md#secret-places): of an organisation, or of a service. */
export function AddressPublicField({ label, field, hint }: Props) {
  return (
    <Field label={label} hint={hint} {...field}>
      {(input) => (
        <select {...input}>
          {Object.entries(ADDRESS_PUBLIC_WORDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
