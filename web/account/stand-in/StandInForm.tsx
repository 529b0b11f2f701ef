import { type StandIn, StandInInput } from '../../../shared/account/stand-in.ts';
import { accountMessages } from '../../../shared/site/account-messages.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { Field } from '../../forms/Field.tsx';
import { useKeptFields } from '../../forms/safe-form/use-kept-fields.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import { peopleApi } from '../people/people-api.ts';

type Props = {
  /** Who stands in now; null for nobody. */
  present: StandIn | null;
  /** What the form offers as last day, and which days it takes. */
  until: { offered: string; first: string; last: string };
  onDone: (words: string) => void;
};

/** Names who gets one's mails too while one is away, or changes until when. */
export function StandInForm({ present, until, onDone }: Props) {
  const form = useCheckedForm<StandInInput, StandInInput>({
    schema: StandInInput,
    defaults: { email: present?.email ?? '', until: present?.until ?? until.offered },
    send: async (input) => {
      const { message } = await peopleApi.nameStandIn(input);
      dropKept();
      onDone(message);
    },
    keeps: true,
  });
  const dropKept = useKeptFields('stand-in', form.form, 'email');
  return (
    <CheckedForm
      form={form}
      label={present ? 'Change this' : 'Send my emails to them too'}
      busyLabel={accountMessages.processing}
    >
      <Field
        label="Their email"
        hint="A colleague’s. Visitors do not see it. We tell them at once."
        {...form.field('email')}
      >
        {(input) => <input {...input} type="email" autoComplete="off" spellCheck={false} />}
      </Field>
      <Field
        label="Your last day away"
        hint="After this day it ends by itself."
        {...form.field('until')}
      >
        {(input) => <input {...input} type="date" min={until.first} max={until.last} />}
      </Field>
    </CheckedForm>
  );
}
