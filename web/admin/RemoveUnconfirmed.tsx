import { useState } from 'react';
import { adminMessages } from '../../shared/admin-messages.ts';
import { asApiError } from '../page-data.ts';
import buttons from '../ui/Button.module.css';
import { ErrorCard } from '../ui/Card.tsx';
import { adminApi } from './admin-api.ts';

const words = adminMessages.organisations;

type Props = {
  /** Those of the page, which the admin has before them. */
  ids: string[];
  onRemoved: (message: string) => void;
};

/** Deletes all on the page whose address is not confirmed: the way out of a flood. */
export function RemoveUnconfirmed({ ids, onRemoved }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const remove = async () => {
    if (isBusy || !window.confirm(words.confirmRemoval(ids.length))) return;
    setBusy(true);
    setFailure('');
    try {
      onRemoved((await adminApi.removeUnconfirmed(ids)).message);
    } catch (error) {
      setFailure(asApiError(error).message);
    }
    setBusy(false);
  };
  return (
    <>
      {failure && <ErrorCard message={failure} />}
      <p>
        <button
          type="button"
          className={buttons.secondary}
          aria-disabled={isBusy || undefined}
          onClick={remove}
        >
          {isBusy ? 'Deleting...' : `Delete the ${ids.length} on this page that are not confirmed`}
        </button>
      </p>
    </>
  );
}
