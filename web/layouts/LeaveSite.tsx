import { useEffect } from 'react';
import { LEAVE_NOTE, LEAVE_SITE } from '../../shared/site/site.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './LeaveSite.module.css';

/** A neutral page opens in a new tab and another takes this one's place, so that Back does not lead here. */
function leave() {
  sessionStorage.clear();
  window.open(LEAVE_SITE.newTab, '_blank', 'noopener,noreferrer');
  location.replace(LEAVE_SITE.thisTab);
}

/** "Leave this site": one place on every public page, sticky on phones; Shift three times does the same. */
export function LeaveSite() {
  useEffect(() => {
    let presses: number[] = [];
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      presses = key === 'Shift' ? [...presses.slice(-2), timeStamp] : [];
      if (presses.length === 3 && timeStamp - (presses[0] ?? 0) < 2_000) leave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <aside className={styles.bar} aria-label="Leave this site">
      <span className={styles.note}>{LEAVE_NOTE}</span>
      <a
        className={styles.leave}
        href={LEAVE_SITE.thisTab}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault();
          leave();
        }}
      >
        <Icon name="x" /> Leave this site
      </a>
    </aside>
  );
}
