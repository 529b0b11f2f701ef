import { SafeAtHome } from '../directory/SafeAtHome.tsx';
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
