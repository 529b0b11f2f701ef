import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { NamedClash } from '../../../shared/services/changes/change-clashes.ts';
import type { ChangeRecord } from '../../../shared/services/changes/change-record.ts';
import type { Service } from '../../../shared/services/service.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { usePresent } from '../../clock/clock.tsx';
import { CharacterCount } from '../../forms/CharacterCount.tsx';
import { Field } from '../../forms/Field.tsx';
import { SafeForm } from '../../forms/safe-form/SafeForm.tsx';
import { useSafeForm } from '../../forms/safe-form/use-safe-form.ts';
import buttons from '../../ui/Button.module.css';
import styles from './ChangeForm.module.css';
import { ChangePreview } from './ChangePreview.tsx';
import { ClashChoice } from './ClashChoice.tsx';
import {
  CHANGE_WORDS,
  ChangeFormInput,
  newChange,
  prepareChange,
  type TypedChange,
  typedChange,
} from './change-form.ts';
import { DateFields } from './DateFields.tsx';
import { KindField } from './KindField.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import { SlotFields, USUAL_TIMES } from './SlotFields.tsx';
import { WidePreview } from './WidePreview.tsx';

type Props = {
  /** The change that is edited; none for a new one. */
  change?: ChangeRecord;
  /** What a new one begins with. */
  initial?: Partial<TypedChange>;
  /** Whose it is; null of a type or the city. */
  organisation: string | null;
  /** Those it may be for; none of a type or the city, which say it by themselves. */
  services: readonly Service[];
  /** What stands already: the preview counts it. */
  changes: readonly ChangeRecord[];
  /** Where a new one is filled in. */
  addPath: string;
  onSubmit: (input: ChangeFormInput, version: number | undefined, key: string) => Promise<void>;
};

/** A dated change with all its fields; the page around it says what became of it. */
export function ChangeForm(props: Props) {
  const { change, initial, organisation, services, changes, addPath, onSubmit } = props;
  const now = usePresent();
  const today = cityTime(now).date;
  const [clashes, setClashes] = useState<NamedClash[]>([]);
  const name = `new dates of ${organisation ?? 'the city'}`;
  const form = useSafeForm<TypedChange, ChangeFormInput, ChangeRecord>({
    name: change ? `dates ${change._id}` : name,
    schema: ChangeFormInput,
    initial: change ? typedChange(change) : newChange(today, initial),
    version: change?.version,
    typedOf: typedChange,
    asNew: change && { name, path: addPath },
    prepare: prepareChange,
    save: async (input, version, key) => {
      await onSubmit(input, version, key).catch((error: unknown) => {
        if (error instanceof ApiError && error.details.reason === 'otherChanges')
          setClashes(error.details.others as NamedClash[]);
        throw error;
      });
    },
  });
  const { control, setValue } = form.form;
  const typed = useWatch({ control }) as TypedChange;
  const set = (fields: Partial<TypedChange>) => {
    for (const [field, value] of Object.entries(fields))
      setValue(field as keyof TypedChange, value as never, { shouldDirty: true });
  };
  const fault = (path: keyof TypedChange) => form.field(path).error;
  const saveNow = (fields: Partial<TypedChange>) => (event: React.FormEvent) => {
    set({ ...fields, kind: 'closed', from: today });
    void form.onSubmit(event);
  };

  const isChosen = Boolean(change || initial?.services?.length);
  // Who has chosen none yet chooses first; where they are chosen, the times come first.
  const asksFirst = organisation !== null && !isChosen;
  const isWide = organisation === null;
  const isHoliday = typed.scope === 'bank holiday';
  const preview = { typed, id: change?._id ?? 'new', organisation, changes, now };
  const scope = (
    <ScopeFields
      typed={typed}
      isOwned={organisation !== null}
      services={services}
      fault={fault}
      onChange={set}
    />
  );

  return (
    <div className={styles.around}>
      <SafeForm form={form} words={CHANGE_WORDS} label="Save">
        {clashes.length > 0 && (
          <ClashChoice
            clashes={clashes}
            keep={typed.keep}
            end={typed.end}
            today={today}
            onChange={set}
          />
        )}
        {(asksFirst || isWide) && scope}
        {!change && organisation !== null && (
          <section className={styles.quick} aria-label="At once">
            <button
              type="button"
              className={buttons.primary}
              onClick={saveNow({ to: today, isOpenEnded: false })}
            >
              Closed today
            </button>
            <button
              type="button"
              className={buttons.primary}
              onClick={saveNow({ isOpenEnded: true })}
            >
              Closed until further notice
            </button>
            <p className={styles.quickHint}>Each saves at once. Or fill in other dates:</p>
          </section>
        )}
        {!isHoliday && (
          <KindField
            kind={typed.kind}
            onChange={(kind) =>
              set({
                kind,
                ...(kind === 'hours' && typed.slots.length === 0 && { slots: [USUAL_TIMES] }),
              })
            }
          />
        )}
        {!isHoliday && typed.kind === 'hours' && (
          <SlotFields
            slots={typed.slots}
            error={fault('slots')}
            onChange={(slots) => set({ slots })}
          />
        )}
        <DateFields typed={typed} today={today} fault={fault} onChange={set} />
        {!asksFirst && !isWide && scope}
        <Field
          label={isHoliday ? 'Name of the bank holiday' : 'Reason'}
          optional={!isHoliday}
          hint={
            isHoliday
              ? 'As people call it: “Coronation of the King”.'
              : 'People read it behind the dates: “staff training”, “Christmas”.'
          }
          after={<CharacterCount text={typed.reason} most={LIMITS.changeReason.value} />}
          {...form.field('reason')}
        >
          {(input) => <input {...input} autoComplete="off" />}
        </Field>
        {!isHoliday &&
          (isWide ? (
            <WidePreview {...preview} />
          ) : (
            <ChangePreview {...preview} services={services} />
          ))}
      </SafeForm>
    </div>
  );
}
