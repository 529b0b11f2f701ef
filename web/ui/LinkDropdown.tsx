import { Link } from 'react-router-dom';
import { Disclosure } from './Disclosure.tsx';
import styles from './LinkDropdown.module.css';

export type NamedLink = { to: string; label: string };

/** A dropdown of places to go: plain links, so that nothing navigates before it is chosen. */
export function LinkDropdown(props: { id: string; label: string; links: NamedLink[] }) {
  return (
    <nav className={styles.dropdown} aria-label={props.label}>
      <Disclosure id={props.id} label={props.label} look="plain">
        <LinkList links={props.links} />
      </Disclosure>
    </nav>
  );
}

/** The same links, always in sight. */
export function LinkList({ links }: { links: NamedLink[] }) {
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
