import { useWatch } from 'react-hook-form';
import {
  type Line,
  type LineFields,
  lineInputOn,
} from '../../../shared/lines/editing/line-input.ts';
import { LINE_LABELS } from '../../../shared/lines/line-labels.ts';
import { SETTINGS } from '../../../shared/lines/lines.ts';
import { useToday } from '../../clock/use-today.ts';
import { Field } from '../../forms/Field.tsx';
import { SafeForm } from '../../forms/safe-form/SafeForm.tsx';
import { useSafeForm } from '../../forms/safe-form/use-safe-form.ts';
import { HoursField } from './HoursField.tsx';
import {
  type FieldsProps,
  isCard,
  LINE_WORDS,
  preparedLine,
  SETTINGS_WORDS,
  type TypedLine,
  typedLine,
} from './line-form.ts';
import { SettingsFields } from './SettingsFields.tsx';

type Props = {
  line: Line;
  onSubmit: (fields: LineFields, version: number | undefined) => Promise<void>;
};

/** A line with all its fields, where they come from and when somebody checked them. */
export function LineForm({ line, onSubmit }: Props) {
  const today = useToday();
  const form = useSafeForm<TypedLine, LineFields, Line>({
    name: `line ${line._id}`,
    schema: lineInputOn(line._id, today),
    initial: typedLine(line),
    version: line.version,
    typedOf: typedLine,
    prepare: preparedLine,
    save: onSubmit,
  });
  const isSettings = line._id === SETTINGS;
  const { control, setValue } = form.form;
  const schedule = useWatch({ control, name: 'schedule' });
  return (
    <SafeForm form={form} words={isSettings ? SETTINGS_WORDS : LINE_WORDS} label="Save">
      {isCard(line._id) && <CardFields form={form} />}
      {line._id === 'councilHours' && (
        <section data-wide="" id="schedule" tabIndex={-1}>
          <HoursField
            value={schedule}
            onChange={(week) => setValue('schedule', week, { shouldDirty: true })}
          />
        </section>
      )}
      {line._id === 'tonight' && <TonightFields form={form} />}
      {isSettings ? <SettingsFields form={form} /> : <AboutFields form={form} today={today} />}
    </SafeForm>
  );
}

function AboutFields({ form, today }: FieldsProps & { today: string }) {
  return (
    <>
      <Field
        label={LINE_LABELS.source}
        hint="Who told you, or which page: “rang on 23 November, told by the duty officer”. Visitors do not see it."
        {...form.field('source')}
      >
        {(input) => <input {...input} autoComplete="off" />}
      </Field>
      <Field
        label={LINE_LABELS.checked}
        optional
        hint="The day on which you rang the number or read its owner’s page. Visitors see it."
        {...form.field('checked')}
      >
        {(input) => <input {...input} type="date" max={today} />}
      </Field>
    </>
  );
}

function CardFields({ form }: FieldsProps) {
  return (
    <>
      <Field
        label={LINE_LABELS.name}
        hint="Without a name the card is not shown."
        {...form.field('name')}
      >
        {(input) => <input {...input} autoComplete="off" />}
      </Field>
      <Field label={LINE_LABELS.phone} optional {...form.field('phone')}>
        {(input) => <input {...input} type="tel" autoComplete="off" />}
      </Field>
      <Field label={LINE_LABELS.hours} optional {...form.field('hours')}>
        {(input) => <input {...input} autoComplete="off" />}
      </Field>
      <Field label={LINE_LABELS.rule} optional {...form.field('rule')}>
        {(input) => <textarea {...input} rows={3} />}
      </Field>
      <Field label={LINE_LABELS.address} optional {...form.field('address')}>
        {(input) => <input {...input} autoComplete="off" />}
      </Field>
      <Field label={LINE_LABELS.email} optional {...form.field('email')}>
        {(input) => <input {...input} type="email" autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={LINE_LABELS.website} optional {...form.field('website')}>
        {(input) => <input {...input} inputMode="url" autoComplete="off" spellCheck={false} />}
      </Field>
    </>
  );
}

const TonightFields = ({ form }: FieldsProps) => (
  <>
    <Field
      label={LINE_LABELS.say}
      hint="To who answers, a line for each. Short words: people read them on the phone."
      {...form.field('say')}
    >
      {(input) => <textarea {...input} rows={6} />}
    </Field>
    <Field label={LINE_LABELS.bring} hint="A line for each." {...form.field('bring')}>
      {(input) => <textarea {...input} rows={5} />}
    </Field>
    <Field label={LINE_LABELS.without} optional {...form.field('without')}>
      {(input) => <input {...input} autoComplete="off" />}
    </Field>
  </>
);
