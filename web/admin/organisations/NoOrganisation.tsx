import { Link } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';

/** In place of a page about an organisation that is not, or no longer, there. */
export const NoOrganisation = () => (
  <Page title="Organisation">
    <EmptyState title={adminMessages.organisations.nothing}>
      <p>Someone may have deleted it.</p>
      <p>
        <Link to={adminPaths.organisations}>All organisations</Link>
      </p>
    </EmptyState>
  </Page>
);
