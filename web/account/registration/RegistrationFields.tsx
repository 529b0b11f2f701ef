import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { PASSWORD_MIN, type RegistrationInput } from '../../../shared/account/account.ts';
import { REGISTRATION_CATEGORIES } from '../../../shared/organisations/organisation-form.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { Field } from '../../forms/Field.tsx';
import forms from '../../forms/Forms.module.css';
import { PasswordField } from '../../forms/PasswordField.tsx';
import type { CheckedFormState } from '../../forms/use-checked-form.ts';
import {
  CategoryFields,
  DescriptionField,
  PhoneFields,
  SocialFields,
  WebsiteField,
} from '../../organisations/editor/ProfileParts.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { TypedRegistration } from './registration.ts';

/** docs/product.md#registration-form, in its order. */
export function RegistrationFields({
  form: { form, field, failure },
}: {
  form: CheckedFormState<TypedRegistration, RegistrationInput>;
}) {
  const description = useWatch({ control: form.control, name: 'description' }) ?? '';
  return (
    <>
      <Field label="Organisation name" {...field('name')}>
        {(input) => <input {...input} autoComplete="organization" />}
      </Field>
      <DescriptionField text={description} {...field('description')} />
      <AddressFields form={form} field={field} />
      <Field
        label="Email"
        hint="People see it in your listing. You also log in with it."
        after={failure?.status === 409 && <WaysIn />}
        {...field('email')}
      >
        {(input) => <input {...input} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <WebsiteField {...field('website')} />
      <PasswordField
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        autoComplete="new-password"
        {...field('password')}
      />
      <PhoneFields
        field={field}
        onCountry={(index, code) => form.setValue(`phoneCountry.${index}`, code)}
      />
      <SocialFields field={field} />
      <CategoryFields
        offered={REGISTRATION_CATEGORIES}
        control={form.register('categorisingOrganisations')}
      />
    </>
  );
}

/** Beside an email that is taken. */
function WaysIn() {
  return (
    <p className={forms.ways}>
      <Link to={paths.login}>Log in</Link>
      <Link to={paths.forgotPassword}>Reset your password</Link>
    </p>
  );
}
