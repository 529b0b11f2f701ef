import { SITE_NAME } from '../../shared/site.ts';
import styles from './Logo.module.css';

/** Our mark, an open door with light behind it, and the wordmark beside it where there is room. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <rect width="40" height="40" rx="9" fill="#00514f" />
        <path d="M11 33V9.5A2.5 2.5 0 0 1 13.5 7H26.5A2.5 2.5 0 0 1 29 9.5V33Z" fill="#ffd772" />
        <path d="M11 33V9.5A2.5 2.5 0 0 1 13.5 7L22 11.5V35.5Z" fill="#fff" />
        <circle cx="18.6" cy="22.5" r="1.7" fill="#00514f" />
      </svg>
      <span className={styles.words}>{SITE_NAME}</span>
    </span>
  );
}
