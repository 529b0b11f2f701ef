import { useState } from 'react';
import type { RegistrationInput } from '../../shared/account.ts';
import { ADDRESS_LABELS, ORGANISATION_LIMITS } from '../../shared/organisation.ts';
import button from '../ui/Button.module.css';
import { Field } from '../ui/forms/Field.tsx';
import forms from '../ui/forms/Forms.module.css';
import type { SpecFormState } from '../ui/forms/use-spec-form.ts';
import type { TypedRegistration } from './registration.ts';

type Props = Pick<SpecFormState<TypedRegistration, RegistrationInput>, 'form' | 'field'>;

/** Up to five addresses; all but the first can be removed (SPEC 2.1). */
export function AddressFields({ form, field }: Props) {
  const [count, setCount] = useState(1);
  const focus = (index: number) =>
    requestAnimationFrame(() => document.getElementById(`addresses.${index}`)?.focus());

  const add = () => {
    setCount(count + 1);
    focus(count);
  };
  const remove = (index: number) => {
    const kept = form.getValues('addresses').slice(0, count).toSpliced(index, 1);
    form.clearErrors('addresses');
    form.unregister(`addresses.${count - 1}`);
    form.setValue('addresses', kept);
    setCount(count - 1);
    focus(index - 1);
  };
  return (
    <fieldset className={forms.group}>
      <legend>Addresses</legend>
      {ADDRESS_LABELS.slice(0, count).map((label, index) => (
        <Field key={label} label={label} optional {...field(`addresses.${index}`)}>
          {(input) => (
            <div className={forms.line}>
              <input {...input} autoComplete={index === 0 ? 'street-address' : 'off'} />
              {index > 0 && (
                <button type="button" className={button.secondary} onClick={() => remove(index)}>
                  Remove<span className="visually-hidden"> {label.toLowerCase()}</span>
                </button>
              )}
            </div>
          )}
        </Field>
      ))}
      {count < ORGANISATION_LIMITS.addresses && (
        <button type="button" className={`${button.secondary} ${forms.addMore}`} onClick={add}>
          Add another address
        </button>
      )}
    </fieldset>
  );
}
