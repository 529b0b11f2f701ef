import { Link } from 'react-router-dom';
import { Disclosure } from './Disclosure.tsx';
import styles from './LinkDropdown.module.css';

type Props = { id: string; label: string; links: { to: string; label: string }[] };

/** A button that shows a list of links. Not a select, which would move somebody to another page before they have chosen. */
export function LinkDropdown({ id, label, links }: Props) {
  return (
    <nav aria-label={label} className={styles.dropdown}>
      <Disclosure id={id} label={label} look="plain" className={styles.panel}>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  );
}
