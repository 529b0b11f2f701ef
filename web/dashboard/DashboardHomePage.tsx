import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { useSession } from '../session.ts';
import { Page } from '../ui/Page.tsx';

export function Component() {
  const session = useSession();
  return (
    <Page title="Dashboard Home">
      <p>Thank you for keeping your listing in the {SITE_NAME} right.</p>
      {session && (
        <p>
          <Link to={paths.organisation(session.organisationId)}>
            See your listing as visitors do
          </Link>
        </p>
      )}
    </Page>
  );
}
