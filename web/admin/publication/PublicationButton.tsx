import { operationsMessages } from '../../../shared/site/operations-messages.ts';
import { client, read } from '../../auth/account-api.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';

const words = operationsMessages.publication;

type Put = (call: { param: { id: string }; json: { published: boolean } }) => Promise<unknown>;

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

/** Takes a record down at once without deleting it, or puts it back. */
export function PublicationButton({ kind, record, name, onChange }: Props) {
  const { _id: id, published } = record;
  return (
    <ActionButton
      label={published ? 'Take down now' : 'Put back'}
      about={name}
      look={published ? 'quiet' : 'secondary'}
      busyLabel={published ? 'Taking down...' : 'Putting back...'}
      question={
        published
          ? `Take down "${name}"? Visitors no longer see it from now on.${ALSO[kind]}`
          : undefined
      }
      act={async () => {
        await calls[kind]({ param: { id }, json: { published: !published } });
        onChange();
      }}
    />
  );
}
