import type { Person } from '../../../shared/account/people.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { peopleApi } from './people-api.ts';

type Props = {
  person: Person;
  /** Is told what was done, in words that take the focus of the button, which is gone by then. */
  onDone: (words: string) => void;
};

/** Ends that somebody stands in for one who signs in; nothing where nobody does. */
export function EndStandIn({ person: { _id, email, standIn }, onDone }: Props) {
  if (!standIn) return null;
  return (
    <ActionButton
      label="Stop these extra emails"
      about={`to ${standIn.email} for ${email}`}
      busyLabel="Ending..."
      act={async () => onDone((await peopleApi.withdrawStandIn(_id)).message)}
    />
  );
}
