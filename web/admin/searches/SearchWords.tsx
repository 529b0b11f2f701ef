import { useRevalidator } from 'react-router-dom';
import type { OwnWords } from '../../../shared/directory/directory.ts';
import { LEADS_TO, OwnWordsInput } from '../../../shared/search/editing/own-words-input.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { Field } from '../../forms/Field.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { type Column, RecordTable } from '../../ui/records/RecordTable.tsx';
import { adminApi } from '../admin-api.ts';

const labelOf = (leadsTo: string) =>
  LEADS_TO.find(({ value }) => value === leadsTo)?.label ?? leadsTo;

/** Teaches the search what people say: on every page, kiosk and phone's copy from the next look on. */
export function SearchWords({ known }: { known: OwnWords[] }) {
  const { revalidate } = useRevalidator();
  const form = useCheckedForm<OwnWords, OwnWords>({
    schema: OwnWordsInput,
    defaults: { words: '', leadsTo: '' },
    send: async (input) => {
      await adminApi.teachWords(input);
      form.form.reset();
      await revalidate();
    },
  });
  const columns: Column<OwnWords>[] = [
    { name: 'Words', cell: ({ words }) => words },
    { name: 'Lead to', cell: ({ leadsTo }) => labelOf(leadsTo) },
    {
      name: 'Remove',
      cell: ({ words }) => (
        <ActionButton
          label="Remove"
          busyLabel="Removing..."
          about={words}
          act={async () => {
            await adminApi.forgetWords(words);
            await revalidate();
          }}
        />
      ),
    },
  ];
  return (
    <section aria-labelledby="search-words">
      <h2 id="search-words">Words the search knows from you</h2>
      <p>People who type these words are shown where you say, first under “Try these”.</p>
      <CheckedForm form={form} label="Add these words" busyLabel="Adding...">
        <Field label="Words that people type" {...form.field('words')}>
          {(input) => <input {...input} autoComplete="off" />}
        </Field>
        <Field label="Where they lead" {...form.field('leadsTo')}>
          {(input) => (
            <select {...input}>
              <option value="">Choose…</option>
              {LEADS_TO.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </CheckedForm>
      {known.length > 0 && (
        <RecordTable
          caption="Words the search knows from you"
          columns={columns}
          rows={known}
          keyOf={({ words }) => words}
        />
      )}
    </section>
  );
}
