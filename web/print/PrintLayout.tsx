import { asApiError } from '../api/api-error.ts';
import '../styles/hyperlegible.css';
import './pages.css';
import { Outlet, useLoaderData, useRouteError } from 'react-router-dom';
import type { Edited } from '../../shared/edited/edited.ts';
import { paths } from '../../shared/paths/paths.ts';
import { messages } from '../../shared/site/messages.ts';
import { site } from '../../shared/site/site.ts';
import { LeaveSite } from '../layouts/LeaveSite.tsx';
import { Logo } from '../layouts/Logo.tsx';
import { SkipLink } from '../layouts/SkipLink.tsx';
import { useDocumentHead } from '../page/use-document-head.ts';
import { Page } from '../ui/Page.tsx';
import styles from './PrintLayout.module.css';
import { PublicOrigin } from './parts/sheet/public-origin.ts';

/** What every page for paper needs. */
export type PrintRoot = {
  /** `https://...`, what codes and addresses on paper begin with. */
  publicOrigin: string;
  /** What an admin has edited of the emergency lines and the settings. */
  edited?: Edited | undefined;
};

/** What stands around every page for paper, and stays on the screen. */
export function PrintLayout() {
  const { publicOrigin } = useLoaderData<PrintRoot>();
  useDocumentHead();
  return (
    <>
      <SkipLink />
      <LeaveSite />
      <header className={styles.bar}>
        <a href={paths.home} className={styles.logo} aria-label={`${site().name}, home`}>
          <Logo />
        </a>
        <a href={paths.print}>Choose what to print</a>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <PublicOrigin value={publicOrigin}>
          <Outlet />
        </PublicOrigin>
      </main>
    </>
  );
}

export function PrintErrorPage() {
  const { status, message } = asApiError(useRouteError());
  return (
    <div data-failed-page={status}>
      <Page
        title={status === 404 ? 'There is no such sheet' : 'Sorry, this sheet could not be made'}
      >
        <p>{message}</p>
        {status !== 404 && (
          <p>
            No internet? {messages.printAPage} <a href={paths.home}>Home</a>
          </p>
        )}
        <p>
          <a href={paths.print}>Choose what to print</a>
        </p>
      </Page>
    </div>
  );
}
