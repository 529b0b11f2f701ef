import { useState } from 'react';
import type { HistoryEntry } from '../../shared/history/history.ts';
import { formatDate } from '../../shared/time/city-time.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { WhatWasDone } from '../ui/records/WhatWasDone.tsx';
import { historyApi } from './history-api.ts';

type Props = {
  entry: HistoryEntry;
  name: string;
  restorableUntil: string;
  onRestored: () => void;
};

/** Undoes a deletion. */
export function RestoreButton({ entry, name, restorableUntil, onRestored }: Props) {
  const [done, setDone] = useState('');
  if (done) return <WhatWasDone words={done} />;
  return (
    <>
      <ActionButton
        label="Restore"
        about={name}
        busyLabel="Restoring..."
        act={async () => {
          const { message } = await historyApi.restore(entry._id);
          setDone(message);
          onRestored();
        }}
      />
      <span>Possible until {formatDate(Date.parse(restorableUntil))}</span>
    </>
  );
}
