import { CodeInput } from '../../../shared/account/second-factor.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { Field } from '../../forms/Field.tsx';
import { useCheckedForm } from '../../forms/use-checked-form.ts';

type Props = {
  /** What the button says. */
  label: string;
  send: (input: CodeInput) => Promise<void>;
};

/** Asks for the code that the app shows now. */
export function CodeForm({ label, send }: Props) {
  const form = useCheckedForm<CodeInput, CodeInput>({ schema: CodeInput, send });
  return (
    <CheckedForm form={form} label={label} busyLabel={accountMessages.processing}>
      <Field label="Code from your app" {...form.field('code')}>
        {(input) => (
          <input {...input} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
    </CheckedForm>
  );
}
