import { Link, useRouteError } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { asApiError } from '../api/api-error.ts';
import { LostRecord } from '../forms/safe-form/LostRecord.tsx';
import { FailedPage } from '../layouts/ErrorPage.tsx';

/**
 * A page of a signed-in area that leads nowhere or failed to load, beside the area's menu. For a record that is not there it
 * shows the server's words, as for every other failure.
 */
export function AreaErrorPage() {
  const { status } = asApiError(useRouteError());
  return (
    <FailedPage
      lost="The address may be mistyped, or what was here may have been deleted."
      isRecord
      waysOn={
        <>
          {status === 404 && <LostRecord />}
          <p>
            <Link to={paths.dashboard}>Go to your dashboard</Link>
          </p>
        </>
      }
    />
  );
}
