import { useState } from 'react';
import { formatDate } from '../../shared/city-time.ts';
import { type Person, SIGN_INS_MAX } from '../../shared/people.ts';
import { clearStored } from '../stored-session.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { EmptyState } from '../ui/Card.tsx';
import { type Column, RecordTable } from '../ui/RecordTable.tsx';
import { WhatWasDone } from '../ui/WhatWasDone.tsx';
import { InviteForm } from './InviteForm.tsx';
import { peopleApi } from './people-api.ts';

type Props = {
  organisationId: string;
  people: Person[];
  /** What to do once someone was invited or removed. */
  onChange: () => void;
};

const columns = (onRemoved: (email: string) => void): Column<Person>[] => [
  {
    name: 'Sign-in email',
    cell: ({ email, isYou }) => (
      <>
        {email}
        {isYou && <strong> (you)</strong>}
      </>
    ),
  },
  {
    name: 'Since',
    cell: ({ hasPassword, createdAt }) =>
      `${hasPassword ? '' : 'Invited, has not signed in yet: '}${formatDate(Date.parse(createdAt))}`,
  },
  {
    name: 'Actions',
    cell: (person) => <RemoveButton {...{ person, onRemoved }} />,
  },
];

/** Who signs in for an organisation, and a way to add someone: for a colleague and for the charity. */
export function People({ organisationId, people, onChange }: Props) {
  const [removed, setRemoved] = useState('');
  const onRemoved = (email: string) => {
    setRemoved(email);
    onChange();
  };
  return (
    <>
      {/* Keyed: the next one is said too. */}
      {removed && <WhatWasDone key={removed} words={`${removed} can no longer sign in.`} />}
      {people.length === 0 ? (
        <EmptyState title="Nobody signs in yet.">
          <p>Invite someone who will look after this listing.</p>
        </EmptyState>
      ) : (
        <RecordTable
          caption="Who signs in"
          columns={columns(onRemoved)}
          rows={people}
          keyOf={({ _id }) => _id}
        />
      )}
      <h2>Invite someone</h2>
      {people.length < SIGN_INS_MAX ? (
        <InviteForm organisationId={organisationId} onInvited={onChange} />
      ) : (
        <p>An organisation can have up to {SIGN_INS_MAX} sign-ins. Remove one to add another.</p>
      )}
    </>
  );
}

type RemoveProps = { person: Person; onRemoved: (email: string) => void };

function RemoveButton({ person, onRemoved }: RemoveProps) {
  const { _id, email, isYou } = person;
  return (
    <ActionButton
      label="Remove"
      about={email}
      busyLabel="Removing..."
      question={`Remove ${email}? ${isYou ? 'You' : 'They'} can no longer sign in from now on.`}
      act={async () => {
        await peopleApi.remove(_id);
        if (isYou) clearStored();
        else onRemoved(email);
      }}
    />
  );
}
