import styles from './SkipLink.module.css';

/** The first thing that a keyboard reaches on every page: past what stands around it, to its main part. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    Skip to main content
  </a>
);
