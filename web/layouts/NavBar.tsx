import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isHiddenWay } from '../../shared/paths/hidden-way.ts';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { signOut, useIsSignedIn } from '../auth/stored-session.ts';
import { Icon } from '../icons/Icon.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import { Logo } from './Logo.tsx';
import styles from './NavBar.module.css';

/** Pages with a search box of their own, by its id: there the bar leads to it, so that a screen has one place to search. */
const OWN_SEARCH: Record<string, string> = {
  [paths.home]: 'home-search',
  [paths.search()]: 'page-search',
};

/** The navigation bar of every public page. */
export function NavBar() {
  const panels = usePanels();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const ownSearch = OWN_SEARCH[pathname];
  return (
    <header className={styles.bar} ref={panels.ref}>
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.logo} aria-label={`${site().name}, home`}>
          <Logo />
        </Link>
        <Link
          to={paths.immediateSupport}
          className={styles.immediate}
          replace={isHiddenWay(pathname, paths.immediateSupport)}
        >
          IMMEDIATE SUPPORT
        </Link>
        {ownSearch ? (
          <a href={`#${ownSearch}`} className={styles.button} aria-label="Search">
            <Icon name="search" />
          </a>
        ) : (
          <>
            <PanelButton
              {...panels}
              id="bar-search"
              look={styles.searchButton}
              href={paths.search()}
              label="Search"
            />
            <div
              id="bar-search"
              className={styles.search}
              data-open={panels.open === 'bar-search' || undefined}
            >
              <SearchBox id="nav-search" compact />
            </div>
          </>
        )}
        <PanelButton {...panels} id="menu" look={styles.menuButton} href="#menu" label="Menu" />
        <nav
          id="menu"
          aria-label="Main"
          className={styles.menu}
          data-open={panels.open === 'menu' || undefined}
          data-live={hydrated || undefined}
        >
          <ul className={styles.links}>
            {HELP_LINKS.map(([to, label]) => (
              <li key={to}>
                <Link to={to} reloadDocument={to === paths.print}>
                  {label}
                </Link>
              </li>
            ))}
            <li className={styles.phoneOnly}>
              <Link to={paths.organisations}>Organisations</Link>
            </li>
          </ul>
          <SignInSlot />
          {!hydrated && (
            <a className={styles.close} href="#main">
              Close menu
            </a>
          )}
        </nav>
      </div>
    </header>
  );
}

type PanelButtonProps = Pick<ReturnType<typeof usePanels>, 'open' | 'toggle'> & {
  /** The id of the panel that it opens. */
  id: 'menu' | 'bar-search';
  look: string | undefined;
  /** Where it leads until script arrives. */
  href: string;
  label: string;
};

/** A picture in the bar that opens what follows it in place. */
function PanelButton({ open, toggle, id, look, href, label }: PanelButtonProps) {
  const shared = { className: `${styles.button} ${look}`, 'aria-label': label };
  const icon = id === 'menu' ? 'menu' : 'search';
  return useHydrated() ? (
    <button
      type="button"
      {...shared}
      aria-expanded={open === id}
      aria-controls={id}
      onClick={({ currentTarget }) => toggle(id, currentTarget)}
    >
      <Icon name={open === id ? 'x' : icon} />
    </button>
  ) : (
    <a {...shared} href={href} data-opens={id}>
      <Icon name={icon} />
    </a>
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

/** What most people come for, before what organisations come for (docs/product.md#navigation-bar). */
const HELP_LINKS = [
  [paths.need('eat'), 'Eat'],
  [paths.tonight, 'Sleep'],
  [paths.need('wash'), 'Wash'],
  [paths.need('health'), 'Health'],
  [paths.helplines, 'Helplines'],
  [paths.print, 'Print'],
] as const;
const VISITOR_LINKS = [
  [paths.joinUs, 'Join Us'],
  [paths.login, 'Organisation Login'],
  [paths.register, 'Organisation Register'],
] as const;
const MEMBER_LINKS = [[paths.dashboard, 'Dashboard']] as const;

/**
 * What opens in the bar on a phone, one at a time: the menu or the search box, which takes the focus. It closes on a click
 * outside, on Escape (the focus returns to its button) and on a change of route.
 */
function usePanels() {
  const [open, setOpen] = useState('');
  const ref = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is the event
  useEffect(() => setOpen(location.hash === '#menu' ? 'menu' : ''), [key]);
  useEffect(() => {
    if (!open) return;
    if (open === 'bar-search') document.getElementById('nav-search')?.focus();
    const onClick = ({ target }: MouseEvent) => {
      if (!ref.current?.contains(target as Node)) setOpen('');
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // The first Escape is for the list of results.
      if (key !== 'Escape' || defaultPrevented) return;
      setOpen('');
      opener.current?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  const toggle = (id: string, button: HTMLElement) => {
    opener.current = button;
    setOpen(open === id ? '' : id);
  };
  return { open, toggle, ref };
}
