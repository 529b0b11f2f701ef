import { useState } from 'react';
import type { Person } from '../../../shared/account/people.ts';
import { standInWords } from '../../../shared/account/stand-in.ts';
import { formatDate, formatTime } from '../../../shared/time/city-time.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { useSession } from '../../auth/session.ts';
import { clearStored, signedOut } from '../../auth/stored-session.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { type Column, RecordTable } from '../../ui/records/RecordTable.tsx';
import { WhatWasDone } from '../../ui/records/WhatWasDone.tsx';
import { EndStandIn } from './EndStandIn.tsx';
import { InviteForm } from './InviteForm.tsx';
import { peopleApi } from './people-api.ts';

type Props = {
  organisationId: string;
  people: Person[];
  /** What to do once someone was invited or removed. */
  onChange: () => void;
};

const columns = (onDone: (words: string) => void): Column<Person>[] => [
  {
    name: 'Sign-in email',
    cell: ({ email, isYou, standIn }) => (
      <>
        {email}
        {isYou && <strong> (you)</strong>}
        {standIn && <p>{standInWords(standIn)}</p>}
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
    cell: (person) => (
      <>
        <RemoveButton {...{ person, onDone }} />
        <LostCode {...{ person, onDone }} />
        <EndStandIn {...{ person, onDone }} />
      </>
    ),
  },
];

/** Who signs in for an organisation, and a way to add someone: for a colleague and for the charity. */
export function People({ organisationId, people, onChange }: Props) {
  const [said, setSaid] = useState('');
  const onDone = (words: string) => {
    setSaid(words);
    onChange();
  };
  return (
    <>
      {/* Keyed: the next one is said too. */}
      {said && <WhatWasDone key={said} words={said} />}
      {people.length === 0 ? (
        <EmptyState title="Nobody signs in yet.">
          <p>Invite someone who will look after this listing.</p>
        </EmptyState>
      ) : (
        <RecordTable
          caption="Who signs in"
          columns={columns(onDone)}
          rows={people}
          keyOf={({ _id }) => _id}
        />
      )}
      <h2>Invite someone</h2>
      <InviteForm
        organisationId={organisationId}
        isFull={people.length >= LIMITS.signInsOfOrganisation.value}
        onInvited={onChange}
      />
    </>
  );
}

/** `onDone` is told what was done, in words that take the focus of the button, which is gone by then. */
type ActionProps = { person: Person; onDone: (words: string) => void };

function RemoveButton({ person, onDone }: ActionProps) {
  const { _id, email, isYou } = person;
  return (
    <ActionButton
      label="Remove"
      about={email}
      busyLabel="Removing..."
      question={`Remove ${email}? ${isYou ? 'You' : 'They'} can no longer sign in from now on.`}
      act={async () => {
        await peopleApi.remove(_id);
        if (!isYou) return onDone(`${email} can no longer sign in.`);
        signedOut.onPurpose = true;
        clearStored();
      }}
    />
  );
}

/** Tells an admin about somebody who can no longer sign in because their code is lost, and has a way to stop that, for all. */
function LostCode({ person, onDone }: ActionProps) {
  const { _id, email, isYou, secondFactor } = person;
  const isAdmin = useSession()?.role === 'admin';
  if (!secondFactor) return null;
  const { removalDueAt } = secondFactor;
  if (removalDueAt) {
    const due = Date.parse(removalDueAt);
    return (
      <>
        <p>
          Their sign-in code will be turned off on {formatDate(due)} at {formatTime(due)}.
        </p>
        <ActionButton
          label="Keep their sign-in code"
          about={email}
          busyLabel="Keeping..."
          act={async () => {
            await peopleApi.stopRemoval(_id);
            onDone(`The sign-in code of ${email} stays on.`);
          }}
        />
      </>
    );
  }
  if (!isAdmin || isYou) return null;
  return (
    <ActionButton
      label="They lost their sign-in code"
      about={email}
      busyLabel="Asking..."
      question={`Has ${email} lost their phone and their recovery codes? Talk to them first. All admins are told now, and in 24 hours the code is turned off.`}
      act={async () => {
        await peopleApi.askRemoval(_id);
        onDone(`We have told ${email} and all admins. Each of them can stop it.`);
      }}
    />
  );
}
