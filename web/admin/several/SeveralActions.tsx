import { useState } from 'react';
import type { SeveralDone } from '../../../shared/organisations/several.ts';
import type { Undo } from '../../../shared/still-right/undo.ts';
import { ApiError } from '../../api/api-error.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { ReasonField, reasonFault } from '../../forms/safe-form/ReasonField.tsx';
import { severalApi } from '../../records/several-api.ts';
import buttons from '../../ui/Button.module.css';
import styles from './SeveralPage.module.css';

type Props = {
  chosen: readonly string[];
  onDone: (what: string, result: SeveralDone, undo?: Undo) => Promise<void>;
};

/** What can be done to all that are ticked. Taking them down asks for a reason first, which each of them reads. */
export function SeveralActions({ chosen, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const organisations = [...chosen];
  const how = `${chosen.length} chosen`;
  if (isAsking)
    return (
      <div className={styles.actions}>
        <ReasonField id="several-reason" value={reason} onChange={setReason} focus />
        <ActionButton
          label={`Take down ${chosen.length}`}
          busyLabel="Taking down..."
          look="emergency"
          act={async () => {
            const fault = reasonFault(reason);
            if (fault) throw new ApiError(422, fault);
            await onDone('Taken down', await severalApi.takeDown({ organisations, reason }));
          }}
        />
        <button type="button" className={buttons.secondary} onClick={() => setAsking(false)}>
          Cancel
        </button>
      </div>
    );
  return (
    <div className={styles.actions}>
      <strong>{how}</strong>
      <ActionButton
        label="All still right"
        about={how}
        busyLabel="Saving..."
        look="primary"
        act={async () => {
          const { undo, ...result } = await severalApi.check({ organisations });
          await onDone('Checked', result, undo);
        }}
      />
      <ActionButton
        label="Invite to sign in"
        about={how}
        busyLabel="Inviting..."
        act={async () => onDone('Invited', await severalApi.invite({ organisations }))}
      />
      <button type="button" className={buttons.quiet} onClick={() => setAsking(true)}>
        Take down<span className="visually-hidden"> {how}</span>
      </button>
    </div>
  );
}
