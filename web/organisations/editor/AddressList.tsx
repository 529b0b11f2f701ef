import { ADDRESS_LABELS } from '../../../shared/organisations/organisation-form.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { Field, type FieldState } from '../../forms/Field.tsx';
import forms from '../../forms/Forms.module.css';
import buttons from '../../ui/Button.module.css';

type Props = {
  /** At least one, which may be blank. */
  count: number;
  field: (path: `addresses.${number}`) => FieldState;
  onAdd: () => void;
  onRemove: (index: number) => void;
};

/**
 * Up to five addresses; all but the first can be removed (docs/product.md#registration-form). The focus goes to the new
 * one, or the one before.
 */
export function AddressList({ count, field, onAdd, onRemove }: Props) {
  const focus = (index: number) =>
    requestAnimationFrame(() => document.getElementById(`addresses.${index}`)?.focus());
  return (
    <fieldset className={forms.group}>
      <legend>Addresses</legend>
      {ADDRESS_LABELS.slice(0, count).map((label, index) => (
        <Field key={label} label={label} optional {...field(`addresses.${index}`)}>
          {(input) => (
            <div className={forms.line}>
              <input {...input} autoComplete="off" />
              {index > 0 && (
                <button
                  type="button"
                  className={buttons.secondary}
                  onClick={() => {
                    onRemove(index);
                    focus(index - 1);
                  }}
                >
                  Remove<span className="visually-hidden"> {label.toLowerCase()}</span>
                </button>
              )}
            </div>
          )}
        </Field>
      ))}
      {count < LIMITS.addresses.value && (
        <button
          type="button"
          className={`${buttons.secondary} ${forms.addMore}`}
          onClick={() => {
            onAdd();
            focus(count);
          }}
        >
          Add another address
        </button>
      )}
    </fieldset>
  );
}
