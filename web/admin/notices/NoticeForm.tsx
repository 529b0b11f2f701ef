import { useWatch } from 'react-hook-form';
import { SEVERITIES } from '../../../shared/notices/notice.ts';
import {
  NOTICE_PLACES,
  NoticeInput,
  type NoticeRecord,
  placeLabel,
} from '../../../shared/notices/notice-input.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { CharacterCount } from '../../forms/CharacterCount.tsx';
import { Field } from '../../forms/Field.tsx';
import { SafeForm } from '../../forms/safe-form/SafeForm.tsx';
import { useSafeForm } from '../../forms/safe-form/use-safe-form.ts';

type Props = {
  /** The notice that is edited; none for a new one. */
  notice?: NoticeRecord;
  initial: NoticeInput;
  onSubmit: (input: NoticeInput, version: number | undefined, key: string) => Promise<void>;
};

/** What the choice between two versions calls each field. */
const WORDS = {
  words: { label: 'Words' },
  severity: { label: 'How much it matters' },
  place: { label: 'Where' },
  begins: { label: 'Begins' },
  ends: { label: 'Ends' },
  link: { label: 'Link' },
};

const NEW = 'new notice';

/** What a form begins with of a notice. */
export const typedNotice = ({ words, link, severity, place, begins, ends }: NoticeInput) => ({
  words,
  link,
  severity,
  place,
  begins,
  ends,
});

/** A notice with all its fields; what is typed least comes first, so that a phone shows it all at once. */
export function NoticeForm({ notice, initial, onSubmit }: Props) {
  const form = useSafeForm<NoticeInput, NoticeInput, NoticeRecord>({
    name: notice ? `notice ${notice._id}` : NEW,
    schema: NoticeInput,
    initial,
    version: notice?.version,
    typedOf: typedNotice,
    asNew: notice && { name: NEW, path: adminPaths.addNotice() },
    save: onSubmit,
  });
  const { control } = form.form;
  const { words } = useWatch({ control });
  return (
    <SafeForm form={form} words={WORDS} label={notice ? 'Save' : 'Show it to everybody'}>
      <Field
        label="What everybody is to read"
        hint="Short words. Two lines of a phone hold 56 characters; the rest is read on a page of its own."
        after={<CharacterCount text={words ?? ''} most={LIMITS.noticeWords.value} />}
        {...form.field('words')}
      >
        {(input) => <textarea {...input} rows={3} />}
      </Field>
      <Field label="How much it matters" {...form.field('severity')}>
        {(input) => (
          <select {...input}>
            {SEVERITIES.map((severity) => (
              <option key={severity}>{severity}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Begins" {...form.field('begins')}>
        {(input) => <input {...input} type="datetime-local" />}
      </Field>
      <Field label="Ends by itself" {...form.field('ends')}>
        {(input) => <input {...input} type="datetime-local" />}
      </Field>
      <Field label="Where" {...form.field('place')}>
        {(input) => (
          <select {...input}>
            {NOTICE_PLACES.map((place) => (
              <option key={place} value={place}>
                {placeLabel(place)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Link"
        optional
        hint="A page of this site, such as /tonight, or another’s address."
        {...form.field('link')}
      >
        {(input) => <input {...input} inputMode="url" autoComplete="off" spellCheck={false} />}
      </Field>
    </SafeForm>
  );
}
