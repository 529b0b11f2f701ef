import { Link, useLocation, useRouteError } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { asApiError } from '../page-data.ts';
import { ErrorCard } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';

/** A page of a signed-in area that leads nowhere or failed to load, beside the area's menu. */
export function AreaErrorPage() {
  const { pathname, search } = useLocation();
  const { status, message } = asApiError(useRouteError());
  return (
    <div data-failed-page="">
      {status === 404 ? (
        <Page
          title="Page not found"
          lead="The address may be mistyped, or what was here may have been deleted."
        >
          <p>
            <Link to={paths.dashboard}>Go to your dashboard</Link>
          </p>
        </Page>
      ) : (
        <Page title="Sorry, this page did not load">
          <ErrorCard message={message}>
            <p>
              Try again in a minute. <a href={pathname + search}>Load this page again</a>
            </p>
          </ErrorCard>
        </Page>
      )}
    </div>
  );
}
