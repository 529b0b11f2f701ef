import type { ReactNode } from 'react';
import { Link, useLocation, useRouteError } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { asApiError } from '../api/api-error.ts';
import { CopySettings } from '../offline/CopySettings.tsx';
import { failedTitle } from '../page/head.ts';
import { ErrorCard } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';

/** A page that leads nowhere or failed to load: words, and ways on. Never a blank, never a stack. */
export const ErrorPage = () => (
  <FailedPage lost="The address may be mistyped, or the page may have moved." waysOn={<WaysOn />} />
);

type Props = {
  /** What may have become of a page that is not there. */
  lost: string;
  waysOn: ReactNode;
  /** Whether a 404 is a record's, whose own words the page is called by. */
  isRecord?: boolean;
};

export function FailedPage({ lost, waysOn, isRecord = false }: Props) {
  const { pathname, search } = useLocation();
  const { status, message } = asApiError(useRouteError());
  return (
    <div data-failed-page={status}>
      {status === 404 ? (
        <Page title={isRecord ? message : failedTitle(status)} lead={lost}>
          {waysOn}
        </Page>
      ) : (
        <Page title={failedTitle(status)}>
          <ErrorCard message={message}>
            <p>
              Try again in a minute. <a href={pathname + search}>Load this page again</a>
            </p>
          </ErrorCard>
          {/* Where the privacy policy has it, which may be the page that did not load. */}
          <CopySettings offers={false} />
          {waysOn}
        </Page>
      )}
    </div>
  );
}

function WaysOn() {
  return (
    <ul>
      <li>
        <Link to={paths.immediateSupport}>Immediate support</Link>: somewhere to sleep tonight, and
        whom to ring
      </li>
      <li>
        <Link to={paths.home}>Home</Link>: food, showers, day centres and advice
      </li>
      <li>
        <Link to={paths.search()}>Search</Link> for a service or an organisation
      </li>
    </ul>
  );
}
