import { useEffect, useState } from 'react';
import {
  SIGN_IN_DAYS,
  type SignInOutcome,
  type SignInTrace,
} from '../../../shared/account/sign-ins.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { formatDate, formatTime } from '../../../shared/time/city-time.ts';
import { type Column, RecordTable } from '../../ui/records/RecordTable.tsx';
import { settingsApi } from '../settings-api.ts';

type Props = {
  /** Whose, for an admin who looks at somebody else's; one's own without it. */
  accountId?: string;
};

const COLUMNS: Column<SignInTrace>[] = [
  {
    name: 'When',
    cell: ({ lastAt }) => `${formatDate(Date.parse(lastAt))}, ${formatTime(Date.parse(lastAt))}`,
  },
  {
    name: 'What happened',
    cell: ({ outcome, times }) =>
      WORDS[outcome] + (times === 1 ? '' : `, ${times} times in an hour`),
  },
];

const WORDS: Record<SignInOutcome, string> = {
  in: 'Signed in',
  stopped: 'Right password, but not let in',
  wrong: 'Wrong password',
};

/** Said where there is such a line: its owner has to know that somebody else may have the password. */
const ABOUT_STOPPED =
  '“Right password, but not let in” means that the sign-in code was missing or wrong, or that the organisation was not approved yet.';

/** When somebody signed in with an account, or failed to. A question that fails says so, and nothing else does. */
export function RecentSignIns({ accountId }: Props) {
  const [traces, setTraces] = useState<SignInTrace[] | string | null>(null);
  useEffect(() => {
    settingsApi.signIns(accountId).then(setTraces, () => setTraces(areaMessages.signIns.failed));
  }, [accountId]);
  if (traces === null) return <p>Loading...</p>;
  if (typeof traces === 'string') return <p>{traces}</p>;
  return (
    <>
      <p>
        {accountId ? '' : 'If you see something here that was not you, change your password. '}
        We keep this for {SIGN_IN_DAYS} days.
      </p>
      {traces.some(({ outcome }) => outcome === 'stopped') && <p>{ABOUT_STOPPED}</p>}
      {traces.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <RecordTable
          caption="Recent sign-ins"
          columns={COLUMNS}
          rows={traces}
          keyOf={({ outcome, lastAt }) => `${lastAt} ${outcome}`}
        />
      )}
    </>
  );
}
