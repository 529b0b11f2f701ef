import { useState } from 'react';
import type { RegistrationInput } from '../../../shared/account/account.ts';
import type { CheckedFormState } from '../../forms/use-checked-form.ts';
import { AddressList } from '../../organisations/editor/AddressList.tsx';
import type { TypedRegistration } from './registration.ts';

type Props = Pick<CheckedFormState<TypedRegistration, RegistrationInput>, 'form' | 'field'>;

/** The addresses of an organisation that registers: their number is kept here, their texts only in their inputs. */
export function AddressFields({ form, field }: Props) {
  const [count, setCount] = useState(1);
  const remove = (index: number) => {
    const kept = form.getValues('addresses').slice(0, count).toSpliced(index, 1);
    form.clearErrors('addresses');
    form.unregister(`addresses.${count - 1}`);
    form.setValue('addresses', kept);
    setCount(count - 1);
  };
  return (
    <AddressList count={count} field={field} onAdd={() => setCount(count + 1)} onRemove={remove} />
  );
}
