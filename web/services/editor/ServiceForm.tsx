import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ServiceInput } from '../../../shared/services/editing/service-input.ts';
import type { Service, WeekField } from '../../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { useNow } from '../../clock/clock.tsx';
import { CharacterCount } from '../../forms/CharacterCount.tsx';
import { Field } from '../../forms/Field.tsx';
import forms from '../../forms/Forms.module.css';
import { LineFields } from '../../forms/LineFields.tsx';
import { SafeForm } from '../../forms/safe-form/SafeForm.tsx';
import { useSafeForm } from '../../forms/safe-form/use-safe-form.ts';
import { AddressPublicField } from '../../organisations/editor/AddressPublicField.tsx';
import { BedsFields } from '../../organisations/editor/BedsFields.tsx';
import type { ServiceArea } from '../service-area.ts';
import { AddressField } from './AddressField.tsx';
import { ConditionsFields } from './ConditionsFields.tsx';
import { KindFields } from './KindFields.tsx';
import { NoteEffect } from './NoteEffect.tsx';
import { NoteWeeks } from './NoteWeeks.tsx';
import { OnWallsField } from './OnWallsField.tsx';
import { ServiceDates } from './ServiceDates.tsx';
import styles from './ServiceForm.module.css';
import { ServicePreview } from './ServicePreview.tsx';
import { ADD_TIMES_ID, type AskedPrefill } from './schedule/AddTimes.tsx';
import { ScheduleEditor } from './schedule/ScheduleEditor.tsx';
import { usualHours } from './schedule/usual-hours.ts';
import {
  addressesWith,
  copiedService,
  newService,
  SERVICE_WORDS,
  ServiceFormInput,
  type TypedService,
  typedService,
} from './service-form.ts';

type Props = {
  /** The service that is edited; none for a new one. */
  service?: Service;
  /** The service that a new one begins as a copy of, at another address. */
  copyOf?: Service | undefined;
  /** Whose it is, with the first phone of its profile, '' for none. */
  provider: { _id: string; name: string; phone: string };
  /** The addresses of the provider's profile. */
  addresses: readonly string[];
  /** Shows the provider, read-only, under this label. */
  providerLabel?: string;
  /** Where it is filled in. */
  area: ServiceArea;
  /** Saves it: `version` is the one that was read, `key` that of the form. What it throws is shown, and nothing typed is lost. */
  onSubmit: (input: ServiceInput, version: number | undefined, key: string) => Promise<void>;
  /**
   * Keeps these addresses in the provider's profile, and does it before a new service is made (docs/product.md#states).
   */
  onAddresses: (addresses: string[]) => Promise<void>;
};

/** A service with all its fields, for its organisation and for the admin; the page around it says what became of it. */
export function ServiceForm(props: Props) {
  // Another service, or another provider's, is another form.
  return <Form key={props.service?._id ?? props.copyOf?._id ?? props.provider._id} {...props} />;
}

function Form(props: Props) {
  const { service, copyOf, provider, addresses, providerLabel, area } = props;
  const { onSubmit, onAddresses } = props;
  const [pending, setPending] = useState('');
  const [prefill, setPrefill] = useState<AskedPrefill>();
  // Once it is in the profile, a second try at the service does not add it again.
  const known = useRef(addresses);
  const newForm = {
    name: copyOf ? `copy of service ${copyOf._id}` : `new service of ${provider._id}`,
    path: area.addPath(provider._id),
  };
  const form = useSafeForm<TypedService, ServiceFormInput, Service>({
    name: service ? `service ${service._id}` : newForm.name,
    schema: ServiceFormInput,
    initial: begin(props),
    version: service?.version,
    typedOf: typedService,
    asNew: service && newForm,
    prepare: ({ availability, ...typed }) => ({
      ...typed,
      availability: [availability],
      pendingTimes: pending,
    }),
    save: async ({ pendingTimes: _, ...input }, version, key) => {
      const isSecret = input.addressPublic === 'no';
      const more = service || isSecret ? null : addressesWith(known.current, input.serviceAddress);
      if (more) {
        await onAddresses(more).catch(toServiceAddress);
        known.current = more;
      }
      await onSubmit(input, version, key);
    },
  });
  const { control, setValue } = form.form;
  const typed = useWatch({ control }) as TypedService;
  const { type } = typed;
  const now = useNow();
  const set = <Name extends 'schedule' | 'serviceAddress' | 'availability' | 'bedsFor' | WeekField>(
    name: Name,
    value: TypedService[Name],
  ) => setValue(name, value as never, { shouldDirty: true });
  const refused = form.failure?.faults.find(([path]) => path === ADD_TIMES_ID);
  // The times come first in the form of a service that exists, because they are what changes.
  const times = (
    <section data-wide="">
      <h2 className={styles.heading}>Opening times</h2>
      <p className={forms.hint}>
        The times of a usual week, and of weeks that are not all alike: the first Tuesday of the
        month, every other Friday, a winter. Closed for some days, over Christmas or for weeks?
        Leave them as they are, and add those dates below. On bank holidays people are told to check
        first, unless a date says what holds.
      </p>
      <ScheduleEditor
        value={typed}
        onChange={({ schedule, irregularSlots, seasons, unknownDays }) => {
          set('schedule', schedule);
          set('irregularSlots', irregularSlots);
          set('seasons', seasons);
          set('unknownDays', unknownDays);
        }}
        today={cityTime(now ?? 0).date}
        prefill={prefill}
        usual={usualHours(type)}
        onPending={setPending}
        pendingError={pending && refused?.[1]}
      />
      {service && <ServiceDates service={service} area={area} />}
    </section>
  );

  return (
    <SafeForm form={form} words={SERVICE_WORDS} label={service ? 'Save' : 'Add Service'}>
      {providerLabel && (
        <div>
          <p className={forms.label}>{providerLabel}</p>
          <p>{provider.name}</p>
        </div>
      )}
      {service && times}
      <KindFields form={form} type={type} />
      <AddressField
        field={form.field('serviceAddress')}
        addresses={addresses}
        stored={service?.serviceAddress ?? ''}
        value={typed.serviceAddress}
        asksOther={!service && addresses.length === 1 && addresses[0] === copyOf?.serviceAddress}
        onChange={(address) => set('serviceAddress', address)}
        addsToProfile={!service && typed.addressPublic !== 'no'}
        isAdmin={area.isAdmin}
      />
      <AddressPublicField
        label={SERVICE_FIELDS.addressPublic.formLabel}
        hint="For a refuge or a safe house choose “Address not public”: everything that others read says “Address not public” and the phone number instead. The address stays with this service, and is taken off the profile."
        field={form.field('addressPublic')}
        isHidden={typed.addressPublic === 'no' && !!service && service.addressPublic !== 'no'}
      />
      {!service && times}
      <Field
        label={SERVICE_FIELDS.note.label}
        optional
        hint="Shown beside the times: “£2.50”, “Ring the side bell”. Times and closed days count only where they are entered above."
        after={
          <>
            <NoteEffect
              note={typed.note}
              datePath={service && ((days) => area.datePath(service, days))}
            />
            <NoteWeeks
              typed={typed}
              onTimes={(asked) => {
                // Asked once more, it is filled in once more.
                setPrefill((last) => ({ ...asked, asked: (last?.asked ?? 0) + 1 }));
                requestAnimationFrame(() => document.getElementById('add-start')?.focus());
              }}
              onUnknownDays={(days) => set('unknownDays', days)}
              onAvailability={(choice) => set('availability', choice)}
            />
            <CharacterCount text={typed.note} most={LIMITS.serviceNote.value} />
          </>
        }
        {...form.field('note')}
      >
        {(input) => <input {...input} autoComplete="off" />}
      </Field>
      <ConditionsFields form={form} typed={typed} className={styles.heading} />
      <BedsFields
        beds={typed.beds}
        bedsFor={typed.bedsFor}
        hint=", with these opening times as the times to come."
        field={form.field}
        // What was said of beds that there are not would go out with the next ones.
        onNoBeds={() => set('bedsFor', '')}
      />
      <OnWallsField field={form.field('onWalls')} typed={typed} />
      <LineFields fields={SERVICE_FIELDS} field={form.field} />
      <section data-wide="">
        <h2 className={styles.heading}>What people will read</h2>
        {type ? (
          <>
            <p className={forms.hint}>It changes as you type. Its links are off here.</p>
            <ServicePreview typed={{ ...typed, type }} provider={provider} />
          </>
        ) : (
          <p>Choose a type to see it.</p>
        )}
      </section>
    </SafeForm>
  );
}

function begin({ service, copyOf, addresses }: Props): TypedService {
  if (service) return typedService(service);
  return copyOf ? copiedService(copyOf, addresses) : newService(addresses);
}

/** What is wrong with an address in the profile's list is wrong with the field that it was typed in. */
function toServiceAddress(error: unknown): never {
  if (!(error instanceof ApiError) || !error.details.fields) throw error;
  const [message = error.message] = Object.values(error.details.fields);
  throw new ApiError(error.status, error.message, { fields: { serviceAddress: message } });
}
