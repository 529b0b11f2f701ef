import { Link } from 'react-router-dom';
import styles from './LinkList.module.css';

/** Short links beside each other, in lines. */
export function LinkList({ links }: { links: { to: string; label: string }[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
