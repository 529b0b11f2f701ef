import { useWatch } from 'react-hook-form';
import {
  ORGANISATION_LIMITS,
  type Organisation,
  PHONE_LABELS,
} from '../../../shared/organisation.ts';
import { OrganisationInput } from '../../../shared/organisation-input.ts';
import { SOCIAL_NETWORKS } from '../../../shared/social-media.ts';
import { CharacterCount } from '../../ui/forms/CharacterCount.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import forms from '../../ui/forms/Forms.module.css';
import { PhoneField } from '../../ui/phone/PhoneField.tsx';
import { SafeForm } from '../../ui/safe-form/SafeForm.tsx';
import { useSafeForm } from '../../ui/safe-form/use-safe-form.ts';
import { AddressList } from './AddressList.tsx';
import {
  ORGANISATION_WORDS,
  offeredCategories,
  prepareOrganisation,
  type TypedOrganisation,
  typedOrganisation,
} from './organisation-form.ts';

type Props = {
  organisation: Organisation;
  /** Saves it: `version` is the one that was read, to send along. What it throws is shown, and nothing typed is lost. */
  onSubmit: (input: OrganisationInput, version: number | undefined) => Promise<void>;
};

/** An organisation's profile with all its fields, for itself and for the admin. */
export function OrganisationForm({ organisation, onSubmit }: Props) {
  const form = useSafeForm<TypedOrganisation, OrganisationInput, Organisation>({
    name: `organisation ${organisation._id}`,
    schema: OrganisationInput,
    initial: typedOrganisation(organisation),
    version: organisation.version,
    typedOf: typedOrganisation,
    prepare: prepareOrganisation,
    save: onSubmit,
  });
  const { control, register, setValue } = form.form;
  const [description, addresses] = useWatch({ control, name: ['description', 'addresses'] });
  return (
    <SafeForm form={form} words={ORGANISATION_WORDS} label="Save">
      <Field label="Organisation name" {...form.field('name')}>
        {(input) => <input {...input} autoComplete="organization" />}
      </Field>
      <Field
        label="Description"
        hint="What you do, and for whom. Short words are read by more people."
        after={<CharacterCount text={description} most={ORGANISATION_LIMITS.descriptionMax} />}
        {...form.field('description')}
      >
        {(input) => <textarea {...input} rows={5} />}
      </Field>
      <AddressList
        addresses={addresses}
        onChange={(list) => setValue('addresses', list, { shouldDirty: true })}
        field={form.field}
      />
      <Field
        label="Email"
        optional
        hint="People see it in your listing. The email you log in with stays the same."
        {...form.field('email')}
      >
        {(input) => <input {...input} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <Field label="Website" optional {...form.field('website')}>
        {(input) => <input {...input} inputMode="url" autoComplete="url" spellCheck={false} />}
      </Field>
      <fieldset className={forms.group}>
        <legend>Phone numbers</legend>
        {PHONE_LABELS.map((label, index) => (
          <PhoneField
            key={label}
            label={label}
            onCountry={(code) => setValue(`phoneCountry.${index}`, code)}
            {...form.field(`phone.${index}`)}
          />
        ))}
      </fieldset>
      <fieldset className={forms.group}>
        <legend>Social media</legend>
        {SOCIAL_NETWORKS.map(({ name }, index) => (
          <Field key={name} label={name} optional {...form.field(`socialMedias.${index}`)}>
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
          {offeredCategories(organisation.categorisingOrganisations).map((category) => (
            <label key={category} className={forms.checkbox}>
              <input type="checkbox" value={category} {...register('categorisingOrganisations')} />
              {category}
            </label>
          ))}
        </div>
      </fieldset>
    </SafeForm>
  );
}
