import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { SearchBox } from '../directory/SearchBox.tsx';
import { useHydrated } from '../hydrated.ts';
import { signOut, useIsSignedIn } from '../stored-session.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './NavBar.module.css';

/** Pixels of scroll after which the bar turns solid (SPEC 2.1). */
const SOLID_AFTER = 50;

/** The navigation bar of every public page. */
export function NavBar() {
  const atTop = useAtTop();
  const menu = useMenu();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const face = (
    <>
      <Icon name={menu.open ? 'x' : 'menu'} /> <span className="visually-hidden">Menu</span>
    </>
  );
  return (
    <header className={styles.bar} data-top={atTop || undefined} ref={menu.ref}>
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.logo} aria-label={`${SITE_NAME}, home`}>
          <Logo />
        </Link>
        <Link
          to={paths.immediateSupport}
          className={styles.immediate}
          replace={pathname === paths.helplineType('Victim of a crime')}
        >
          IMMEDIATE SUPPORT
        </Link>
        <div className={styles.search}>
          <SearchBox id="nav-search" compact />
        </div>
        <Link to={paths.search()} className={styles.searchLink} aria-label="Search">
          <Icon name="search" />
        </Link>
        {hydrated ? (
          <button
            type="button"
            ref={menu.button}
            className={styles.menuButton}
            aria-expanded={menu.open}
            aria-controls="menu"
            onClick={menu.toggle}
          >
            {face}
          </button>
        ) : (
          <a className={styles.menuButton} href="#menu">
            {face}
          </a>
        )}
        <nav
          id="menu"
          aria-label="Main"
          className={styles.menu}
          data-open={menu.open || undefined}
          data-live={hydrated || undefined}
        >
          <ul className={styles.links}>
            <li className={styles.phoneOnly}>
              <Link to={paths.home}>Home</Link>
            </li>
            <li className={styles.phoneOnly}>
              <Link to={paths.organisations}>Organisations</Link>
            </li>
          </ul>
          <SignInSlot />
        </nav>
      </div>
    </header>
  );
}

/** The server's HTML is the visitor's; the slot keeps its width when script fills in who is signed in. */
function SignInSlot() {
  const signedIn = useIsSignedIn();
  const navigate = useNavigate();
  const links = signedIn ? MEMBER_LINKS : VISITOR_LINKS;
  return (
    <ul className={`${styles.links} ${styles.slot}`}>
      {links.map(([to, label]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      {signedIn && (
        <li>
          <button
            type="button"
            onClick={() => signOut().then((isOut) => isOut && navigate(paths.home))}
          >
            Logout
          </button>
        </li>
      )}
    </ul>
  );
}

const VISITOR_LINKS = [
  [paths.joinUs, 'Join Us'],
  [paths.login, 'Organisation Login'],
  [paths.register, 'Organisation Register'],
] as const;
const MEMBER_LINKS = [[paths.dashboard, 'Dashboard']] as const;

function useAtTop(): boolean {
  const [atTop, setAtTop] = useState(false);
  useEffect(() => {
    const look = () => setAtTop(window.scrollY <= SOLID_AFTER);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return atTop;
}

/** The mobile menu: closes on a click outside, on Escape (focus returns to its button) and on a change of route. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is the event
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const onClick = ({ target }: MouseEvent) => {
      if (!ref.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return { open, toggle: () => setOpen(!open), ref, button };
}
