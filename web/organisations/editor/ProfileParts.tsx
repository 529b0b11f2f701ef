import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SOCIAL_NETWORKS } from '../../../shared/contact/social-media.ts';
import { PHONE_LABELS } from '../../../shared/organisations/organisation.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { CharacterCount } from '../../forms/CharacterCount.tsx';
import { Field, type FieldState } from '../../forms/Field.tsx';
import forms from '../../forms/Forms.module.css';
import { PhoneField } from '../../forms/phone/PhoneField.tsx';

// What an organisation says of itself, when it registers and when it edits its profile.

/** `text` is what stands in it, to count; `effect` what it does besides. */
export function DescriptionField({
  text,
  effect,
  ...field
}: FieldState & { text: string; effect?: ReactNode }) {
  return (
    <Field
      label="Description"
      hint="What you do, and for whom. Short words are read by more people."
      after={
        <>
          {effect}
          <CharacterCount text={text} most={LIMITS.organisationDescription.value} />
        </>
      }
      {...field}
    >
      {(input) => <textarea {...input} rows={5} />}
    </Field>
  );
}

export function WebsiteField(field: FieldState) {
  return (
    <Field label="Website" hint="Such as example.org" optional {...field}>
      {(input) => <input {...input} inputMode="url" autoComplete="url" spellCheck={false} />}
    </Field>
  );
}

export function PhoneFields(props: {
  field: (path: `phone.${number}`) => FieldState;
  /** Two letters of the country that was chosen for one of them. */
  onCountry: (index: number, code: string) => void;
}) {
  return (
    <fieldset className={forms.group}>
      <legend>Phone numbers</legend>
      {PHONE_LABELS.map((label, index) => (
        <PhoneField
          key={label}
          label={label}
          onCountry={(code) => props.onCountry(index, code)}
          {...props.field(`phone.${index}`)}
        />
      ))}
    </fieldset>
  );
}

export function SocialFields(props: { field: (path: `socialMedias.${number}`) => FieldState }) {
  return (
    <fieldset className={forms.group}>
      <legend>Social media</legend>
      {SOCIAL_NETWORKS.map(({ name }, index) => (
        <Field key={name} label={name} optional {...props.field(`socialMedias.${index}`)}>
          {(input) => (
            <input {...input} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          )}
        </Field>
      ))}
    </fieldset>
  );
}

export function CategoryFields(props: {
  offered: readonly string[];
  control: UseFormRegisterReturn;
}) {
  return (
    <fieldset className={forms.group}>
      <legend>
        What you help with <span className={forms.optional}>(optional)</span>
      </legend>
      <div>
        {props.offered.map((category) => (
          <label key={category} className={forms.checkbox}>
            <input type="checkbox" value={category} {...props.control} />
            {category}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
