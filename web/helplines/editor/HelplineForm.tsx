import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { HELPLINE_TYPES, type Helpline } from '../../../shared/helplines/helpline.ts';
import { HELPLINE_FIELDS } from '../../../shared/helplines/helpline-fields.ts';
import { HelplineInput } from '../../../shared/helplines/helpline-input.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { CharacterCount } from '../../forms/CharacterCount.tsx';
import { Field } from '../../forms/Field.tsx';
import forms from '../../forms/Forms.module.css';
import { LineFields } from '../../forms/LineFields.tsx';
import { composePhone } from '../../forms/phone/compose-phone.ts';
import { PhoneField } from '../../forms/phone/PhoneField.tsx';
import { SafeForm } from '../../forms/safe-form/SafeForm.tsx';
import { useSafeForm } from '../../forms/safe-form/use-safe-form.ts';
import type { HelplineArea } from '../helpline-area.ts';
import {
  HELPLINE_WORDS,
  NEW_HELPLINE,
  type TypedHelpline,
  typedHelpline,
} from './helpline-form.ts';

type Props = {
  /** The helpline that is edited; none for a new one. */
  helpline?: Helpline;
  /** Where it is filled in. */
  area: HelplineArea;
  /** Before the other fields: whose it is. */
  children?: ReactNode;
  /** Saves it: `version` is the one that was read, `key` that of the form. What it throws is shown, and nothing typed is lost. */
  onSubmit: (input: HelplineInput, version: number | undefined, key: string) => Promise<void>;
};

const NEW_FORM = 'new helpline';

/** A helpline with all its fields, for its organisation and for the admin. */
export function HelplineForm(props: Props) {
  // Another helpline is another form.
  return <Form key={props.helpline?._id} {...props} />;
}

function Form({ helpline, area, children, onSubmit }: Props) {
  const form = useSafeForm<TypedHelpline, HelplineInput, Helpline>({
    name: helpline ? `helpline ${helpline._id}` : NEW_FORM,
    schema: HelplineInput,
    initial: helpline ? typedHelpline(helpline) : NEW_HELPLINE,
    version: helpline?.version,
    typedOf: typedHelpline,
    asNew: helpline && {
      name: NEW_FORM,
      path: area.addPath(helpline.provider ?? ''),
    },
    prepare: async ({ phoneCountry, ...typed }) => ({
      ...typed,
      phone: await composePhone(typed.phone, phoneCountry),
    }),
    save: onSubmit,
  });
  const { control, setValue } = form.form;
  const description = useWatch({ control, name: 'description' });
  return (
    <SafeForm form={form} words={HELPLINE_WORDS} label={helpline ? 'Save' : 'Add Helpline'}>
      {children}
      <Field label={HELPLINE_FIELDS.type.label} {...form.field('type')}>
        {(input) => (
          <select {...input}>
            {HELPLINE_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label={HELPLINE_FIELDS.name.label} {...form.field('name')}>
        {(input) => <input {...input} autoComplete="off" />}
      </Field>
      <Field
        label={HELPLINE_FIELDS.description.label}
        hint="Whom it is for, and what happens when they call."
        after={<CharacterCount text={description} most={LIMITS.helplineDescription.value} />}
        {...form.field('description')}
      >
        {(input) => <textarea {...input} rows={5} />}
      </Field>
      <fieldset className={forms.group} aria-describedby="contact-hint">
        <legend>How people reach it</legend>
        <p id="contact-hint" className={forms.hint}>
          At least one of these three: a phone number, an email or a website.
        </p>
        <PhoneField
          label={HELPLINE_FIELDS.phone.label}
          onCountry={(code) => setValue('phoneCountry', code)}
          {...form.field('phone')}
        />
        <Field label={HELPLINE_FIELDS.email.label} optional {...form.field('email')}>
          {(input) => <input {...input} type="email" autoComplete="off" spellCheck={false} />}
        </Field>
        <Field
          label={HELPLINE_FIELDS.website.label}
          hint="Such as example.org"
          optional
          {...form.field('website')}
        >
          {(input) => <input {...input} inputMode="url" autoComplete="off" spellCheck={false} />}
        </Field>
      </fieldset>
      <LineFields fields={HELPLINE_FIELDS} field={form.field} />
    </SafeForm>
  );
}
