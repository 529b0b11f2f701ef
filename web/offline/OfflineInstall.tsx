import { useEffect, useState } from 'react';
import button from '../ui/Button.module.css';
import styles from './OfflineInstall.module.css';
import {
  COPY_KB,
  canKeep,
  hasCopy,
  keepCopy,
  mayKeep,
  refuseCopy,
  register,
  savesData,
} from './offline-install.ts';

/** Keeps the offline copy, or offers to where data is dear; offers a new version of the pages, and never forces it. */
export function OfflineInstall() {
  const [asks, setAsks] = useState(false);
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    if (import.meta.env.DEV || !canKeep() || !mayKeep()) return;
    keep().catch(console.warn);

    async function keep() {
      if (savesData() && !(await hasCopy())) return setAsks(true);
      const registration = await register();
      registration?.addEventListener('updatefound', look);
      look();

      function look() {
        // Without a worker before it a new one is the first, and takes over by itself.
        if (navigator.serviceWorker.controller) setWaiting(registration?.waiting ?? null);
        registration?.installing?.addEventListener('statechange', look);
      }
    }
  }, []);

  const answer = (act: () => unknown) => () => {
    setAsks(false);
    act();
  };
  return (
    <>
      <div role="status">{waiting && <NewVersion worker={waiting} />}</div>
      {asks && (
        <aside className={styles.offer} aria-label="Keep this handbook on your phone">
          <p>
            Keep this handbook on your phone? Then it works without internet. It takes about{' '}
            {COPY_KB} kB of data.
          </p>
          <div className={styles.choices}>
            <button
              type="button"
              className={button.primary}
              onClick={answer(() => keepCopy().catch(console.warn))}
            >
              Keep it
            </button>
            <button type="button" className={button.secondary} onClick={answer(refuseCopy)}>
              Not now
            </button>
          </div>
        </aside>
      )}
    </>
  );
}

function NewVersion({ worker }: { worker: ServiceWorker }) {
  const show = () => {
    // Another tab was quicker.
    if (worker.state !== 'installed') return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    worker.postMessage('take over');
  };
  return (
    <button type="button" className={styles.version} onClick={show}>
      New version of this handbook: show it
    </button>
  );
}
