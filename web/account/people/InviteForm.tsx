import { useState } from 'react';
import { InvitationInput } from '../../../shared/account/people.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { newIdempotencyKey } from '../../auth/idempotency-key.ts';
import { CheckedForm } from '../../forms/CheckedForm.tsx';
import { Field } from '../../forms/Field.tsx';
import forms from '../../forms/Forms.module.css';
import { Done } from '../../forms/MovingOn.tsx';
import { useKeptFields } from '../../forms/safe-form/use-kept-fields.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import buttons from '../../ui/Button.module.css';
import styles from './People.module.css';
import { peopleApi } from './people-api.ts';

type Invited = Awaited<ReturnType<typeof peopleApi.invite>>;

const WAYS: Record<InvitationInput['by'], string> = {
  mail: 'Send the link to this address',
  link: 'Give me the link, to hand over',
};

type Props = {
  organisationId: string;
  /** Whether as many people sign in as may. */
  isFull: boolean;
  onInvited: () => void;
};

/**
 * Invites someone to sign in, by mail or by a link that is shown once. The link of the last person that there is room for
 * stays in sight like any other.
 */
export function InviteForm({ organisationId, isFull, onInvited }: Props) {
  const [invited, setInvited] = useState<Invited | null>(null);
  const [key, setKey] = useState(newIdempotencyKey);
  const form = useCheckedForm<InvitationInput, InvitationInput>({
    schema: InvitationInput,
    defaults: { email: '', by: 'mail' },
    send: async (input) => {
      setInvited(await peopleApi.invite(organisationId, input, key));
      dropKept();
      onInvited();
    },
  });
  const dropKept = useKeptFields(`invitation to ${organisationId}`, form.form, 'email');
  if (invited) {
    const again = () => {
      form.form.reset();
      setKey(newIdempotencyKey());
      setInvited(null);
    };
    return (
      <>
        <Invitation invited={invited} again={isFull ? undefined : again} />
        {isFull && <Full />}
      </>
    );
  }
  if (isFull) return <Full />;
  return (
    <CheckedForm form={form} label="Invite" busyLabel="Inviting...">
      <Field
        label="Their email"
        hint="They sign in with it. Visitors do not see it."
        {...form.field('email')}
      >
        {(input) => <input {...input} type="email" autoComplete="off" spellCheck={false} />}
      </Field>
      <fieldset className={forms.group}>
        <legend>How do they get the link?</legend>
        {Object.entries(WAYS).map(([way, label]) => (
          <label key={way} className={styles.way}>
            <input type="radio" value={way} {...form.form.register('by')} />
            {label}
          </label>
        ))}
      </fieldset>
    </CheckedForm>
  );
}

const Full = () => <p>{LIMITS.signInsOfOrganisation.message} Remove one to add another.</p>;

function Invitation({ invited, again }: { invited: Invited; again: (() => void) | undefined }) {
  const { account, link, expiresAt } = invited;
  const until = `It works once, until ${formatDate(Date.parse(expiresAt))}.`;
  return (
    <Done message={link ? 'Here is the link' : 'The invitation is on its way'}>
      {link ? (
        <div className={styles.link}>
          <p>
            Give it to {account.email} and nobody else: whoever opens it chooses the password.{' '}
            {until} It is not shown again.
          </p>
          <code>{link}</code>
          <CopyButton text={link} />
        </div>
      ) : (
        <p>
          We have sent a link to {account.email}. {until}
        </p>
      )}
      {again && (
        <p>
          <button type="button" className={buttons.secondary} onClick={again}>
            Invite someone else
          </button>
        </p>
      )}
    </Done>
  );
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Please select and copy it by hand.'),
    );
  return (
    <div className={styles.ways}>
      <button type="button" className={buttons.primary} onClick={copy}>
        Copy the link
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
