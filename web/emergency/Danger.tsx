import { Link } from 'react-router-dom';
import { emergencyContacts } from '../../shared/emergency/emergency.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Danger.module.css';

/**
 * 999, and beside it the free number for people who are not safe at home, in words that tell nobody else
 * (docs/product.md#people-in-crisis).
 */
export function Danger() {
  return (
    <div className={styles.danger}>
      <a href="tel:999" className={styles.call999}>
        <Icon name="siren" />
        <span>
          In danger? <strong>Call 999</strong>
        </span>
      </a>
      <SafeAtHome />
    </div>
  );
}

/** The question, which leads to what a call leaves on a phone, and the number; both in words that tell nobody else. */
export function SafeAtHome() {
  const { hurt } = emergencyContacts();
  if (!hurt.phoneHref) return null;
  return (
    <div className={styles.home}>
      <Link to={paths.safe}>Not safe at home?</Link>{' '}
      <a href={hurt.phoneHref}>
        <strong>{hurt.phoneDisplay}</strong> free
      </a>
    </div>
  );
}
