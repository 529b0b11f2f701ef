import { useEffect, useState } from 'react';
import { areaMessages } from '../../shared/area-messages.ts';
import { formatDate, formatTime } from '../../shared/city-time.ts';
import { SIGN_IN_DAYS, type SignInTrace } from '../../shared/sign-ins.ts';
import { type Column, RecordTable } from '../ui/RecordTable.tsx';
import { settingsApi } from './settings-api.ts';

type Props = {
  /** Whose, for an admin who looks at somebody else's; one's own without it. */
  accountId?: string;
};

const COLUMNS: Column<SignInTrace>[] = [
  {
    name: 'When',
    cell: ({ lastAt }) => `${formatDate(Date.parse(lastAt))}, ${formatTime(Date.parse(lastAt))}`,
  },
  { name: 'What happened', cell: ({ worked, times }) => whatHappened(worked, times) },
];

const whatHappened = (worked: boolean, times: number) =>
  `${worked ? 'Right password' : 'Wrong password'}${times === 1 ? '' : `, ${times} times in an hour`}`;

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
      {traces.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <RecordTable
          caption="Recent sign-ins"
          columns={COLUMNS}
          rows={traces}
          keyOf={({ worked, lastAt }) => `${lastAt} ${worked}`}
        />
      )}
    </>
  );
}
