import { site } from '../../shared/site/site.ts';
import styles from './Logo.module.css';

/** Our mark, an open door with light behind it, and the wordmark beside it where there is room. */
export function Logo() {
  return (
    <span className={styles.logo}>
      {/* Of low priority, or the server would write a link that asks for it before the line that does. */}
      <img src="/icon.svg" width={40} height={40} alt="" fetchPriority="low" />
      <span className={styles.words}>{site().name}</span>
    </span>
  );
}
