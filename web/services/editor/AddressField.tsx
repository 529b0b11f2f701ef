import { useState } from 'react';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { Field, type FieldState } from '../../forms/Field.tsx';
import forms from '../../forms/Forms.module.css';
import buttons from '../../ui/Button.module.css';
import styles from './AddressField.module.css';

const CUSTOM = 'Add Custom Address If Needed';
const NO_ADDRESSES = 'No addresses found. Please add one in your Organisation profile.';

type Props = {
  field: FieldState;
  /** The organisation's. */
  addresses: readonly string[];
  /** What the service is stored with, '' for a new one: it stays a choice even where it is not the organisation's. */
  stored: string;
  value: string;
  onChange: (address: string) => void;
  /** Whether another one than the organisation's is asked for at first. */
  asksOther: boolean;
  /** Whether a save keeps another address with the organisation's as well. */
  addsToProfile: boolean;
  /** Whether the profile is somebody else's. */
  isAdmin: boolean;
};

/**
 * Where a service is (docs/product.md#validation-services): chosen among several addresses, fixed where there is one,
 * with a notice where there is none, and always with a way to another one. An admin chooses where there is one, and
 * types where there is none (docs/product.md#admin-area).
 */
export function AddressField(props: Props) {
  const { field, addresses, stored, value, asksOther, onChange, isAdmin } = props;
  const choices = [...new Set([stored, ...addresses])].filter(Boolean);
  const [only] = choices;
  const [wantsOther, setWantsOther] = useState(asksOther || choices.length === 0);
  // A value may also come from elsewhere: a draft, a conflict.
  const isOther = wantsOther || (value !== '' && !choices.includes(value));
  const other = isOther && <OtherAddress {...props} />;
  const choose = (address: string | typeof CUSTOM) => {
    const isCustom = address === CUSTOM;
    setWantsOther(isCustom);
    onChange(isCustom ? '' : address);
    if (isCustom) requestAnimationFrame(() => document.getElementById(field.control.name)?.focus());
  };

  if (choices.length > (isAdmin ? 0 : 1)) {
    // The field's name, which the summary leads to, is the other address's while that is typed.
    const select = isOther ? { control: { ...field.control, name: 'addressChoice' } } : field;
    return (
      <>
        <Field label="Address" {...select}>
          {({ ref: _, ...input }) => (
            <select
              {...input}
              value={isOther ? CUSTOM : value}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">Choose an address</option>
              {choices.map((address) => (
                <option key={address}>{address}</option>
              ))}
              <option>{CUSTOM}</option>
            </select>
          )}
        </Field>
        {other}
      </>
    );
  }
  return (
    <div className={styles.address}>
      {only === undefined && !isAdmin && <p className={forms.note}>{NO_ADDRESSES}</p>}
      {other || (
        <div>
          <p className={forms.label}>Address</p>
          <p>{only}</p>
        </div>
      )}
      {only !== undefined && (
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => choose(isOther ? only : CUSTOM)}
        >
          {isOther ? `Use ${only}` : CUSTOM}
        </button>
      )}
    </div>
  );
}

function OtherAddress(props: Props) {
  const { field, addresses, addsToProfile, isAdmin, value, onChange } = props;
  const whose = isAdmin ? 'its' : 'your';
  const isRoom = addresses.length < LIMITS.addresses.value;
  return (
    <Field
      label="Custom address"
      hint={
        addsToProfile &&
        (isRoom
          ? `The street and the postcode. It is added to ${whose} profile too.`
          : `The street and the postcode. There are five addresses in ${whose} profile: this one stays with the service.`)
      }
      {...field}
    >
      {({ ref: _, ...input }) => (
        <input
          {...input}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
