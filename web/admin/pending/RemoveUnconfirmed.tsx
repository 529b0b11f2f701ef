import { useState } from 'react';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { asApiError } from '../../api/api-error.ts';
import buttons from '../../ui/Button.module.css';
import { ErrorCard } from '../../ui/Card.tsx';
import { adminApi } from '../admin-api.ts';

const words = adminMessages.organisations;

type Props = {
  /** Those of the page, which the admin has before them. */
  organisations: { _id: string; name: string }[];
  onRemoved: (message: string) => void;
};

/** Deletes all on the page whose address is not confirmed: the way out of a flood. */
export function RemoveUnconfirmed({ organisations, onRemoved }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const remove = async () => {
    if (isBusy || !window.confirm(words.confirmRemoval(organisations.map(({ name }) => name))))
      return;
    setBusy(true);
    setFailure('');
    try {
      const ids = organisations.map(({ _id }) => _id);
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
          {isBusy ? 'Deleting...' : `Delete the ${organisations.length} on this page`}
        </button>
      </p>
    </>
  );
}
