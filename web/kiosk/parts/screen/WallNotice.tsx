import type { PublicNotice } from '../../../../shared/notices/notice.ts';
import styles from './WallNotice.module.css';

/** One notice on a screen that nobody touches. */
export const WallNotice = ({ notice: { severity, words } }: { notice: PublicNotice }) => (
  <aside aria-label="Notices" className={styles.notice} data-severity={severity}>
    <strong>{severity}:</strong> {words}
  </aside>
);
