import {
  DEFAULT_AVAILABILITY,
  SERVICE_TYPES,
  type Service,
} from '../../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import {
  ORDINARY_LABEL,
  SERVICE_KINDS,
} from '../../../shared/services/subtypes-and-availability.ts';
import { Field } from '../../forms/Field.tsx';
import type { SafeFormState } from '../../forms/safe-form/use-safe-form.ts';
import type { ServiceFormInput, TypedService } from './service-form.ts';

type Props = {
  form: SafeFormState<TypedService, ServiceFormInput, Service>;
  type: TypedService['type'];
};

const DIRTY = { shouldDirty: true };

type Choices = { subtypes: readonly string[]; availability: readonly string[] };

const choicesOf = (type: TypedService['type']): Choices =>
  type ? SERVICE_KINDS[type] : { subtypes: [], availability: [DEFAULT_AVAILABILITY] };

/** What kind of service it is, and who may come: the choices are the type's own (docs/product.md#service). */
export function KindFields({ form, type }: Props) {
  const { getValues, setValue } = form.form;
  const { subtypes, availability } = choicesOf(type);
  return (
    <>
      <Field label={SERVICE_FIELDS.type.label} {...form.field('type')}>
        {(input) => (
          <select
            {...input}
            onChange={(event) => {
              const chosen = choicesOf(event.target.value as TypedService['type']);
              const { subtype, availability } = getValues();
              if (!chosen.subtypes.includes(subtype)) setValue('subtype', '', DIRTY);
              if (!chosen.availability.includes(availability))
                setValue('availability', DEFAULT_AVAILABILITY, DIRTY);
              return input.onChange(event);
            }}
          >
            <option value="">Choose a type</option>
            {SERVICE_TYPES.map((it) => (
              <option key={it}>{it}</option>
            ))}
          </select>
        )}
      </Field>
      {/* Keyed: another type's choices are another select, which takes its value from the form anew. */}
      {subtypes.length > 0 && (
        <Field
          key={`subtype ${type}`}
          label={SERVICE_FIELDS.subtype.label}
          {...form.field('subtype')}
        >
          {(input) => (
            <select {...input}>
              <option value="">{ORDINARY_LABEL}</option>
              {subtypes.map((it) => (
                <option key={it}>{it}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field
        key={`who ${type}`}
        label={SERVICE_FIELDS.availability.formLabel}
        {...form.field('availability')}
      >
        {(input) => (
          <select {...input}>
            {availability.map((it) => (
              <option key={it}>{it}</option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
