import { callsBeside } from '../../shared/emergency/national-calls.ts';
import type { ServiceType } from '../../shared/services/service.ts';
import styles from './CallLine.module.css';

/** Whom to call at every hour, above a list of help for body and mind; nothing above others. */
export function CallNow({ types }: { types: readonly ServiceType[] }) {
  return callsBeside(types).map(({ words, number, href }) => (
    <p key={number} className={`${styles.line} ${styles.belowHeading}`}>
      <span>{words}</span>{' '}
      <a href={href}>
        <strong>{number}</strong> free
      </a>
    </p>
  ));
}
