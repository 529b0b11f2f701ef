import { useState } from 'react';
import { listDifferences } from '../../shared/history/differences.ts';
import type { HistoryEntry } from '../../shared/history/history.ts';
import { operationsMessages } from '../../shared/site/operations-messages.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { WhatWasDone } from '../ui/records/WhatWasDone.tsx';
import { putBack } from './put-back.ts';

type Props = { entry: HistoryEntry; name: string; onDone: () => void };

/** Undoes a change of fields. */
export function PutBackButton({ entry, name, onDone }: Props) {
  const [isDone, setDone] = useState(false);
  if (isDone) return <WhatWasDone words={operationsMessages.history.putBack} />;
  const fields = listDifferences(entry).map(({ field }) => field);
  return (
    <ActionButton
      label="Put back as it was"
      about={name}
      busyLabel="Putting back..."
      question={`Put back ${fields.join(', ')} of "${name}" as before this change? Visitors see it at once.`}
      act={async () => {
        await putBack(entry);
        setDone(true);
        onDone();
      }}
    />
  );
}
