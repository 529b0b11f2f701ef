import { useLoaderData } from 'react-router-dom';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { areaLoader } from '../account/area-loader.ts';
import { EmailLink } from '../directory/Contact.tsx';
import { pageHandle } from '../head.ts';
import { SecondAdmin } from '../people/SecondAdmin.tsx';
import styles from '../ui/Card.module.css';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { TaskCard, TaskCards } from '../ui/TaskCards.tsx';
import { adminApi } from './admin-api.ts';

export const loader = areaLoader(areaMessages.missing.token, () => adminApi.overview());

export const handle = pageHandle(() => ({
  title: 'Admin Home',
  description: 'Every listing.',
  path: null,
}));

export function Component() {
  const { counts, mailbox, responseSpreadsheet } = useLoaderData<typeof loader>();
  return (
    <Page title="Admin Home" lead={`You look after every listing in the ${SITE_NAME}.`}>
      <SecondAdmin />
      <TaskCards>
        <TaskCard
          to={adminPaths.organisations}
          title="Organisation Overview"
          figure={counts.organisations}
        >
          Approved organisations
        </TaskCard>
        <TaskCard to={adminPaths.manageServices} title="Manage Services" figure={counts.services}>
          Services, by type
        </TaskCard>
        <TaskCard to={adminPaths.allHelplines} title="Manage Helplines" figure={counts.helplines}>
          Helplines, with and without an organisation
        </TaskCard>
        <TaskCard to={adminPaths.pending} title="Pending Organisations" figure={counts.pending}>
          Waiting for you to approve them
        </TaskCard>
      </TaskCards>
      <Help mailbox={mailbox} responseSpreadsheet={responseSpreadsheet} />
    </Page>
  );
}

function Help(props: { mailbox: string; responseSpreadsheet: string }) {
  return (
    <Card tone="soft">
      <h2 className={styles.heading}>Help</h2>
      {props.mailbox && (
        <p>
          Organisations write to <EmailLink email={props.mailbox} />. Please look there for what
          they ask to have changed.
        </p>
      )}
      {props.responseSpreadsheet && (
        <p>
          What they say in the feedback form arrives in the{' '}
          <a href={props.responseSpreadsheet} rel="noreferrer">
            response spreadsheet
          </a>
          .
        </p>
      )}
    </Card>
  );
}
