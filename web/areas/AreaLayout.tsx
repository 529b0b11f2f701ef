import { type ReactNode, useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { type Session, useSession } from '../auth/session.ts';
import { isSignedIn, onStored, readStored, signOut } from '../auth/stored-session.ts';
import { currentAccount, keepWayBack } from '../auth/way-back.ts';
import { Icon } from '../icons/Icon.tsx';
import { Main } from '../layouts/Main.tsx';
import styles from './AreaLayout.module.css';
import { AreaShell } from './AreaShell.tsx';
import { OwnTakenDown } from './OwnTakenDown.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

export type MenuEntry = {
  to: string;
  label: string;
  /** How much waits there; nothing is said of 0. */
  waiting?: number;
};

type Props = {
  /** The name of the sidebar, for screen readers. */
  name: string;
  menu: (session: Session) => MenuEntry[];
  /** Above the menu. */
  logo?: ReactNode;
};

/**
 * What stands around every page of a signed-in area. Where its menu stands above the page it is folded away. Once nobody is
 * signed in there is nothing to see.
 */
export function AreaLayout({ name, menu, logo }: Props) {
  const session = useSession();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the event
  useEffect(() => setOpen(false), [pathname]);
  useLeaveWithSession(session);
  if (!session) return <AreaShell />;
  return (
    <div className={styles.area}>
      <nav aria-label={name} className={styles.sidebar}>
        {logo}
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls="area-menu"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'x' : 'menu'} /> {name} menu
        </button>
        <ul id="area-menu" className={styles.links} data-folded={!isOpen || undefined}>
          {menu(session).map(({ to, label, waiting = 0 }) => (
            <li key={to}>
              <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
                {label}
                {waiting > 0 && (
                  <strong className={styles.waiting}>
                    {waiting}
                    <span className="visually-hidden"> waiting</span>
                  </strong>
                )}
              </Link>
            </li>
          ))}
          <li>
            <LogoutButton />
          </li>
        </ul>
      </nav>
      <Main>
        <p className={styles.welcome}>Welcome back, {session.organisationName}</p>
        {session.isTakenDown && (
          <div className={styles.takenDown}>
            <OwnTakenDown organisationId={session.organisationId} />
          </div>
        )}
        <Outlet />
        <PasswordDialog />
      </Main>
    </div>
  );
}

function LogoutButton() {
  const [isBusy, setBusy] = useState(false);
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (isBusy) return;
        setBusy(true);
        void signOut().then((isOut) => setBusy(isOut));
      }}
    >
      Logout
    </button>
  );
}

/**
 * Goes to /login once the session is gone: logged out here, in another tab, or refused by the server; also where the
 * browser brings a page back out of its own store. Someone else's session in another tab starts this page anew.
 */
function useLeaveWithSession(session: Session | null) {
  const navigate = useNavigate();
  const organisationId = session?.organisationId;
  useEffect(() => {
    // Asked for while it is known: a token that was refused no longer says whose it was.
    currentAccount();
    const look = () => {
      if (!isSignedIn()) {
        keepWayBack(location.pathname + location.search);
        navigate(paths.login, { replace: true });
      } else if (organisationId && readStored('organisationId') !== organisationId)
        location.reload();
    };
    const stop = onStored(look);
    addEventListener('pageshow', look);
    return () => {
      stop();
      removeEventListener('pageshow', look);
    };
  }, [navigate, organisationId]);
}
