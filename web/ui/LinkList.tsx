import { Link } from 'react-router-dom';
import styles from './LinkList.module.css';

type Props = {
  links: { to: string; label: string }[];
  /** Whether one takes the place of the page that it stands on, to which Back does not lead then. */
  isInPlace?: boolean;
};

/** Short links beside each other, in lines. */
export function LinkList({ links, isInPlace = false }: Props) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} replace={isInPlace} data-in-place={isInPlace ? '' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
