import { LEAVE_NOTE, site } from '../../shared/site/site.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './LeaveSite.module.css';

/** "Leave this site": one place on every public page, sticky on phones. What it does is in leave.ts, before the app. */
export function LeaveSite() {
  const { leaveNewTab, leaveThisTab } = site();
  return (
    <aside className={styles.bar} aria-label="Leave this site">
      <span className={styles.note}>{LEAVE_NOTE}</span>
      <a className={styles.leave} href={leaveThisTab} data-leave={leaveNewTab}>
        <Icon name="x" /> Leave this site
      </a>
    </aside>
  );
}
