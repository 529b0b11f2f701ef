import { useEffect, useState } from 'react';
import button from '../ui/Button.module.css';
import { canKeep, hasCopy, keepCopy, removeCopy } from './offline-install.ts';

type State = 'unknown' | 'kept' | 'none' | 'removed' | 'keeping' | 'failed';

const SAID: Partial<Record<State, string>> = {
  removed: 'The copy is gone from this phone. We will not keep another until you ask.',
  keeping: 'Keeping a copy on this phone ...',
  failed: 'The copy could not be kept. Check that you have internet and room, then try again.',
};

/** Whether this device has an offline copy, and the button that removes it or, where `offers`, keeps one. */
export function CopySettings({ offers = true }: { offers?: boolean }) {
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    if (!canKeep()) return;
    const look = () => hasCopy().then((has) => setState(has ? 'kept' : 'none'), console.warn);
    look();
    navigator.serviceWorker.addEventListener('controllerchange', look);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', look);
  }, []);

  const remove = () => removeCopy().then(() => setState('removed'), console.warn);
  const keep = () => {
    setState('keeping');
    keepCopy().then(
      () => setState('kept'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <p role="status">
        {state === 'kept' ? 'There is a copy on this phone.' : (SAID[state] ?? '')}
      </p>
      {state === 'kept' && (
        <button type="button" className={button.secondary} onClick={remove}>
          Remove from this phone
        </button>
      )}
      {offers && (state === 'none' || state === 'removed' || state === 'failed') && (
        <button type="button" className={button.secondary} onClick={keep}>
          Keep a copy on this phone
        </button>
      )}
    </>
  );
}
