import { site } from '../../shared/site/site.ts';
import styles from './Logo.module.css';

/** Our mark, an open door with light behind it, and the wordmark beside it where there is room. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <img src="/icon.svg" width={40} height={40} alt="" />
      <span className={styles.words}>{site().name}</span>
    </span>
  );
}
