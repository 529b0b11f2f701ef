import { ADDRESS_LABELS, ORGANISATION_LIMITS } from '../../../shared/organisation.ts';
import buttons from '../../ui/Button.module.css';
import { Field, type FieldState } from '../../ui/forms/Field.tsx';
import forms from '../../ui/forms/Forms.module.css';

type Props = {
  /** At least one, which may be blank. */
  addresses: readonly string[];
  onChange: (addresses: string[]) => void;
  field: (path: `addresses.${number}`) => FieldState;
};

/** Up to five addresses; all but the first can be removed (SPEC 2.1). */
export function AddressList({ addresses, onChange, field }: Props) {
  const focus = (index: number) =>
    requestAnimationFrame(() => document.getElementById(`addresses.${index}`)?.focus());
  const add = () => {
    onChange([...addresses, '']);
    focus(addresses.length);
  };
  const remove = (index: number) => {
    onChange(addresses.toSpliced(index, 1));
    focus(index - 1);
  };
  return (
    <fieldset className={forms.group}>
      <legend>Addresses</legend>
      {ADDRESS_LABELS.slice(0, addresses.length).map((label, index) => (
        <Field key={label} label={label} optional {...field(`addresses.${index}`)}>
          {({ ref: _, ...input }) => (
            <div className={forms.line}>
              <input
                {...input}
                autoComplete={index === 0 ? 'street-address' : 'off'}
                value={addresses[index]}
                onChange={({ target }) => onChange(addresses.with(index, target.value))}
              />
              {index > 0 && (
                <button type="button" className={buttons.secondary} onClick={() => remove(index)}>
                  Remove<span className="visually-hidden"> {label.toLowerCase()}</span>
                </button>
              )}
            </div>
          )}
        </Field>
      ))}
      {addresses.length < ORGANISATION_LIMITS.addresses && (
        <button type="button" className={`${buttons.secondary} ${forms.addMore}`} onClick={add}>
          Add another address
        </button>
      )}
    </fieldset>
  );
}
