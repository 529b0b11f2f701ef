import { SETTINGS_LABELS } from '../../../shared/lines/line-labels.ts';
import { Field } from '../../forms/Field.tsx';
import forms from '../../forms/Forms.module.css';
import type { FieldsProps, TypedSettings } from './line-form.ts';

type Name = keyof TypedSettings;
type Kind = { inputMode?: 'url' | 'email' | 'tel' | 'numeric'; hint?: string };

const page: Kind = { inputMode: 'url' };

/** The fields in parts, each with its keyboard. */
const PARTS: { title: string; hint?: string; fields: [Name, Kind][] }[] = [
  {
    title: 'What it is called',
    fields: [
      [
        'name',
        {
          hint: 'In every title, on paper and in mails. On a small screen it stands beside the mark.',
        },
      ],
      ['city', {}],
    ],
  },
  {
    title: 'Whose it is',
    hint: 'What is left empty is not shown.',
    fields: [
      ['charityName', {}],
      ['phone', { inputMode: 'tel' }],
      ['email', { inputMode: 'email' }],
      ['website', page],
      ['contact', page],
      ['donate', page],
      ['volunteer', page],
      ['feedbackForm', page],
    ],
  },
  {
    title: '“Leave this site”',
    hint: 'Pages that anybody may be looking at, such as the weather.',
    fields: [
      ['leaveNewTab', page],
      ['leaveThisTab', page],
    ],
  },
  {
    title: 'By law',
    hint: 'Who answers for what is kept, as the privacy page names them. Left empty it is the charity.',
    fields: [
      ['controllerName', {}],
      ['controllerAddress', {}],
    ],
  },
  {
    title: 'For admins alone',
    fields: [
      ['mailbox', { inputMode: 'email' }],
      ['responseSpreadsheet', page],
      ['askLinesDays', { inputMode: 'numeric' }],
      ['askClosingsDays', { inputMode: 'numeric' }],
      ['askCheckDays', { inputMode: 'numeric' }],
      ['askCheckAgainDays', { inputMode: 'numeric' }],
      ['askCheckLastDays', { inputMode: 'numeric' }],
      ['mondayHour', { inputMode: 'numeric' }],
    ],
  },
];

/** What the charity says of its site, and how often the site asks. */
export function SettingsFields({ form }: FieldsProps) {
  return PARTS.map(({ title, hint, fields }) => (
    <fieldset key={title} className={forms.group}>
      <legend>{title}</legend>
      {hint && <p className={forms.hint}>{hint}</p>}
      {fields.map(([name, kind]) => (
        <Field key={name} label={SETTINGS_LABELS[name]} hint={kind.hint} {...form.field(name)}>
          {(input) => (
            <input {...input} inputMode={kind.inputMode} autoComplete="off" spellCheck={false} />
          )}
        </Field>
      ))}
    </fieldset>
  ));
}
