import { Link } from 'react-router-dom';
import { emergencyContacts } from '../../shared/emergency/emergency.ts';
import { paths } from '../../shared/paths/paths.ts';
import styles from './CallLine.module.css';

/** The question, which leads to what a call leaves on a phone, and the number; both in words that tell nobody else. */
export function SafeAtHome() {
  const { hurt } = emergencyContacts();
  if (!hurt.phoneHref) return null;
  return (
    <div className={styles.line}>
      <Link to={paths.safe}>Not safe at home?</Link>{' '}
      <a href={hurt.phoneHref}>
        <strong>{hurt.phoneDisplay}</strong> free
      </a>
    </div>
  );
}
