import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { PASSWORD_LIMITS, type RegistrationInput } from '../../shared/account.ts';
import {
  ORGANISATION_LIMITS,
  PHONE_LABELS,
  REGISTRATION_CATEGORIES,
} from '../../shared/organisation.ts';
import { paths } from '../../shared/paths.ts';
import { CharacterCount } from '../ui/forms/CharacterCount.tsx';
import { Field } from '../ui/forms/Field.tsx';
import forms from '../ui/forms/Forms.module.css';
import { PasswordField } from '../ui/forms/PasswordField.tsx';
import type { SpecFormState } from '../ui/forms/use-spec-form.ts';
import { PhoneField } from '../ui/phone/PhoneField.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { TypedRegistration } from './registration.ts';

const SOCIAL_LABELS = ['Facebook', 'Instagram', 'X'];

/** SPEC 2.1, Register, in its order. */
export function RegistrationFields({
  form: { form, field, failure },
}: {
  form: SpecFormState<TypedRegistration, RegistrationInput>;
}) {
  const description = useWatch({ control: form.control, name: 'description' }) ?? '';
  return (
    <>
      <Field label="Organisation name" {...field('name')}>
        {(input) => <input {...input} autoComplete="organization" />}
      </Field>
      <Field
        label="Description"
        hint="What you do, and for whom. Short words are read by more people."
        after={<CharacterCount text={description} most={ORGANISATION_LIMITS.descriptionMax} />}
        {...field('description')}
      >
        {(input) => <textarea {...input} rows={5} />}
      </Field>
      <AddressFields form={form} field={field} />
      <Field
        label="Email"
        hint="People see it in your listing. You also log in with it."
        after={failure?.status === 409 && <WaysIn />}
        {...field('email')}
      >
        {(input) => <input {...input} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <Field label="Website" optional {...field('website')}>
        {(input) => <input {...input} inputMode="url" autoComplete="url" spellCheck={false} />}
      </Field>
      <PasswordField
        label="Password"
        hint={`At least ${PASSWORD_LIMITS.min} characters.`}
        autoComplete="new-password"
        {...field('password')}
      />
      <fieldset className={forms.group}>
        <legend>Phone numbers</legend>
        {PHONE_LABELS.map((label, index) => (
          <PhoneField
            key={label}
            label={label}
            onCountry={(code) => form.setValue(`phoneCountry.${index}`, code)}
            {...field(`phone.${index}`)}
          />
        ))}
      </fieldset>
      <fieldset className={forms.group}>
        <legend>Social media</legend>
        {SOCIAL_LABELS.map((label, index) => (
          <Field key={label} label={label} optional {...field(`socialMedias.${index}`)}>
            {(input) => (
              <input {...input} autoComplete="off" autoCapitalize="none" spellCheck={false} />
            )}
          </Field>
        ))}
      </fieldset>
      <fieldset className={forms.group}>
        <legend>
          What you help with <span className={forms.optional}>(optional)</span>
        </legend>
        <div>
          {REGISTRATION_CATEGORIES.map((category) => (
            <label key={category} className={forms.checkbox}>
              <input
                type="checkbox"
                value={category}
                {...form.register('categorisingOrganisations')}
              />
              {category}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Beside an e-mail that is taken. */
function WaysIn() {
  return (
    <p className={forms.ways}>
      <Link to={paths.login}>Log in</Link>
      <Link to={paths.forgotPassword}>Reset your password</Link>
    </p>
  );
}
