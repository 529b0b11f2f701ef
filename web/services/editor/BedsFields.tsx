import { BEDS_WAYS } from '../../../shared/services/beds/beds.ts';
import type { Service } from '../../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { CharacterCount } from '../../forms/CharacterCount.tsx';
import { Field } from '../../forms/Field.tsx';
import type { SafeFormState } from '../../forms/safe-form/use-safe-form.ts';
import type { ServiceFormInput, TypedService } from './service-form.ts';

type Props = {
  form: SafeFormState<TypedService, ServiceFormInput, Service>;
  typed: Pick<TypedService, 'beds' | 'bedsFor'>;
};

/** Whether a service gives beds for the night, how one gets one, and for whom (docs/product.md#tonight). */
export function BedsFields({ form, typed: { beds, bedsFor } }: Props) {
  return (
    <>
      <Field
        label={SERVICE_FIELDS.beds.formLabel}
        hint="Only where people can sleep. The page for tonight lists them, with these opening times as the times to come."
        {...form.field('beds')}
      >
        {(input) => (
          <select
            {...input}
            onChange={(event) => {
              // What was said of beds that there are not would go out with the next ones.
              if (!event.target.value) form.form.setValue('bedsFor', '', { shouldDirty: true });
              return input.onChange(event);
            }}
          >
            <option value="">No beds</option>
            {Object.entries(BEDS_WAYS).map(([way, words]) => (
              <option key={way} value={way}>{`${way}: ${words}`}</option>
            ))}
          </select>
        )}
      </Field>
      {(beds || bedsFor) && (
        <Field
          label={SERVICE_FIELDS.bedsFor.formLabel}
          optional
          hint="In a line: “Men and women over 18”, “Couples and dogs too”."
          after={<CharacterCount text={bedsFor} most={LIMITS.bedsFor.value} />}
          {...form.field('bedsFor')}
        >
          {(input) => <input {...input} autoComplete="off" />}
        </Field>
      )}
    </>
  );
}
