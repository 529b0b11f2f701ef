import { useState } from 'react';
import { operationsMessages } from '../../shared/site/operations-messages.ts';
import { ApiError } from '../api/api-error.ts';
import { client, read } from '../auth/account-api.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { ReasonField, reasonFault } from '../forms/safe-form/ReasonField.tsx';
import buttons from '../ui/Button.module.css';
import styles from './PublicationButton.module.css';

const words = operationsMessages.publication;

type Put = (call: {
  param: { id: string };
  json: { published: boolean; reason: string };
}) => Promise<unknown>;

const calls = {
  organisation: (call) => read(client.organisations[':id'].published.$put(call), words.failed),
  service: (call) => read(client.services[':id'].published.$put(call), words.failed),
  helpline: (call) => read(client.helplines[':id'].published.$put(call), words.failed),
} satisfies Record<string, Put>;

const ALSO: Record<keyof typeof calls, string> = {
  organisation: ' Its services and its helpline go with it. It is told by email.',
  service: ' Its organisation is told by email.',
  helpline: ' Its organisation, if it has one, is told by email.',
};

type Props = {
  kind: keyof typeof calls;
  record: { _id: string; published: boolean };
  name: string;
  /** What to do once the public sees it, or no longer. */
  onChange: () => void;
};

/** Takes a record down at once without deleting it, for a reason that its organisation reads, or puts it back. */
export function PublicationButton({ kind, record, name, onChange }: Props) {
  const { _id: id, published } = record;
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const publish = async (published: boolean) => {
    const fault = reasonFault(reason);
    if (fault) throw new ApiError(422, fault);
    await calls[kind]({ param: { id }, json: { published, reason } });
    setAsking(false);
    setReason('');
    onChange();
  };
  if (!published)
    return (
      <ActionButton
        label="Put back"
        about={name}
        busyLabel="Putting back..."
        act={() => publish(true)}
      />
    );
  if (!isAsking)
    return (
      <button type="button" className={buttons.quiet} onClick={() => setAsking(true)}>
        Take down now<span className="visually-hidden"> {name}</span>
      </button>
    );
  return (
    <div className={styles.asking}>
      <p>Visitors no longer see it from now on.{ALSO[kind]}</p>
      <ReasonField id={`down-${id}`} value={reason} onChange={setReason} focus />
      <ActionButton
        label="Take down"
        about={name}
        look="emergency"
        busyLabel="Taking down..."
        act={() => publish(false)}
      />
      <button type="button" className={buttons.secondary} onClick={() => setAsking(false)}>
        Cancel
      </button>
    </div>
  );
}
