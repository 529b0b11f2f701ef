import { copiesAfter } from '../../../shared/addresses/copies.ts';
import { ADDRESS_PUBLIC_WORDS } from '../../../shared/addresses/secret-places.ts';
import { useNow } from '../../clock/clock.tsx';
import { Field, type FieldState } from '../../forms/Field.tsx';
import forms from '../../forms/Forms.module.css';

type Props = {
  label: string;
  field: FieldState;
  /** Where it is said, and what it means there. */
  hint: string;
  /** Whether the address could be seen until now, and will not be once this is saved. */
  isHidden: boolean;
};

/** Where the address may still be read after it is hidden. */
function Copies({ lines }: { lines: readonly string[] }) {
  return (
    <div className={forms.note}>
      <p>Once this is saved, copies from before may still hold the address:</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Whether everybody may see an address (docs/product.md#secret-places): of an organisation, or of a service. */
export function AddressPublicField({ label, field, hint, isHidden }: Props) {
  const now = useNow() ?? 0;
  return (
    <Field
      label={label}
      hint={hint}
      {...field}
      after={isHidden && <Copies lines={copiesAfter(now)} />}
    >
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
