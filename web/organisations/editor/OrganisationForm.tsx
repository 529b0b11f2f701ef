import { useWatch } from 'react-hook-form';
import type { Organisation } from '../../../shared/organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../../../shared/organisations/organisation-fields.ts';
import { OrganisationInput } from '../../../shared/organisations/organisation-input.ts';
import type { NotedDays } from '../../../shared/services/changes/note-change.ts';
import { Field } from '../../forms/Field.tsx';
import { LineFields } from '../../forms/LineFields.tsx';
import { SafeForm } from '../../forms/safe-form/SafeForm.tsx';
import { useSafeForm } from '../../forms/safe-form/use-safe-form.ts';
import { AddressList } from './AddressList.tsx';
import { AddressPublicField } from './AddressPublicField.tsx';
import { BedsFields } from './BedsFields.tsx';
import { DescriptionEffect } from './DescriptionEffect.tsx';
import {
  ORGANISATION_WORDS,
  offeredCategories,
  prepareOrganisation,
  type TypedOrganisation,
  typedOrganisation,
} from './organisation-form.ts';
import {
  CategoryFields,
  DescriptionField,
  PhoneFields,
  SocialFields,
  WebsiteField,
} from './ProfileParts.tsx';

type Props = {
  organisation: Organisation;
  /** Where days on which it is closed are entered. */
  datePath: (days: NotedDays) => string;
  /** Saves it: `version` is the one that was read, to send along, `key` that of this form. What it throws is shown, and nothing typed is lost. */
  onSubmit: (input: OrganisationInput, version: number | undefined, key: string) => Promise<void>;
};

/** An organisation's profile with all its fields, for itself and for the admin. */
export function OrganisationForm(props: Props) {
  // Another organisation is another form.
  return <Form key={props.organisation._id} {...props} />;
}

function Form({ organisation, datePath, onSubmit }: Props) {
  const form = useSafeForm<TypedOrganisation, OrganisationInput, Organisation>({
    name: `organisation ${organisation._id}`,
    schema: OrganisationInput,
    initial: typedOrganisation(organisation),
    version: organisation.version,
    typedOf: typedOrganisation,
    prepare: prepareOrganisation,
    save: onSubmit,
  });
  const { clearErrors, control, getValues, register, setValue, unregister } = form.form;
  const [description, addresses, addressPublic, beds, bedsFor] = useWatch({
    control,
    name: ['description', 'addresses', 'addressPublic', 'beds', 'bedsFor'],
  });
  const setAddresses = (list: string[]) => setValue('addresses', list, { shouldDirty: true });
  return (
    <SafeForm form={form} words={ORGANISATION_WORDS} label="Save">
      <Field label={ORGANISATION_FIELDS.name.formLabel} {...form.field('name')}>
        {(input) => <input {...input} autoComplete="organization" />}
      </Field>
      <DescriptionField
        text={description}
        effect={<DescriptionEffect text={description} datePath={datePath} />}
        {...form.field('description')}
      />
      <AddressList
        count={addresses.length}
        field={form.field}
        onAdd={() => setAddresses([...getValues('addresses'), ''])}
        onRemove={(index) => {
          const kept = getValues('addresses').toSpliced(index, 1);
          clearErrors('addresses');
          unregister(`addresses.${kept.length}`);
          setAddresses(kept);
        }}
      />
      <AddressPublicField
        label={ORGANISATION_FIELDS.addressPublic.formLabel}
        hint="For a refuge or a safe house choose “Address not public”: pages, print and search then say “Address not public” and your phone number, for your services too. A drop-in at another address can be shown: say so in that service."
        field={form.field('addressPublic')}
        isHidden={addressPublic === 'no' && organisation.addressPublic !== 'no'}
      />
      <Field
        label={ORGANISATION_FIELDS.email.label}
        optional
        hint="People see it in your listing. The email you log in with stays the same."
        {...form.field('email')}
      >
        {(input) => <input {...input} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <WebsiteField {...form.field('website')} />
      <PhoneFields
        field={form.field}
        onCountry={(index, code) => setValue(`phoneCountry.${index}`, code)}
      />
      <SocialFields field={form.field} />
      <BedsFields
        beds={beds}
        bedsFor={bedsFor}
        hint=", with “Hours not known. Call first.” Where the beds have opening times, say it in a service instead."
        field={form.field}
        onNoBeds={() => setValue('bedsFor', '', { shouldDirty: true })}
      />
      <LineFields fields={ORGANISATION_FIELDS} field={form.field} />
      <CategoryFields
        offered={offeredCategories(organisation.categorisingOrganisations)}
        control={register('categorisingOrganisations')}
      />
    </SafeForm>
  );
}
