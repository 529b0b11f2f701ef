import { Link, useLoaderData } from 'react-router-dom';
import { LISTING_FAULTS } from '../../../shared/directory/listing-faults.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { site } from '../../../shared/site/site.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { EmailLink } from '../../directory/Contact.tsx';
import { Detail, Details } from '../../directory/Details.tsx';
import { UnsavedWork } from '../../forms/safe-form/UnsavedWork.tsx';
import { pageHandle } from '../../page/head.ts';
import buttons from '../../ui/Button.module.css';
import styles from '../../ui/Card.module.css';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { TaskCard, TaskCards } from '../../ui/records/TaskCards.tsx';
import { adminApi } from '../admin-api.ts';
import { COLDEST_NIGHTS } from '../notices/notice-templates.ts';
import { HiddenNow } from './HiddenNow.tsx';
import { KiosksMissed } from './KiosksMissed.tsx';
import { LinesToCheck } from './LinesToCheck.tsx';
import { OperationsWarnings } from './OperationsWarnings.tsx';
import { UrgeCode } from './UrgeCode.tsx';

export const loader = areaLoader(areaMessages.missing.token, () => adminApi.overview());

export const handle = pageHandle(() => ({
  title: 'Admin Home',
  description: 'Every listing.',
  path: null,
}));

export function Component() {
  const { counts, unchecked, mailbox, responseSpreadsheet } = useLoaderData<typeof loader>();
  return (
    <Page title="Admin Home" lead={`You look after every listing in the ${site().name}.`}>
      <UnsavedWork />
      <p>
        <Link to={adminPaths.monday} className={buttons.primary}>
          What waits for you this week
        </Link>
      </p>
      <OperationsWarnings />
      <KiosksMissed />
      <LinesToCheck />
      <UrgeCode />
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
          Every helpline
        </TaskCard>
        <TaskCard to={adminPaths.pending} title="Pending Organisations" figure={counts.pending}>
          Waiting for approval
        </TaskCard>
      </TaskCards>
      <TellEverybody />
      <HiddenNow />
      <Unchecked counts={unchecked} />
      <p>
        <a href={paths.print}>Print timetables, sheets and the handbook</a>
      </p>
      <Help mailbox={mailbox} responseSpreadsheet={responseSpreadsheet} />
    </Page>
  );
}

/** A cold night does not wait: what is sent most often is one touch away, and a second one shows it. */
const TellEverybody = () => (
  <Card tone="soft">
    <h2 className={styles.heading}>Tell everybody</h2>
    <p>A notice stands on every page, kiosk and new print within a minute, and ends by itself.</p>
    <RecordActions>
      <Link to={adminPaths.addNotice(COLDEST_NIGHTS)} className={buttons.primary}>
        Coldest nights: beds are open
      </Link>
      <Link to={adminPaths.notices} className={buttons.secondary}>
        All notices
      </Link>
    </RecordActions>
  </Card>
);

/** Visitors read "Check first" over what nobody has checked: each count leads to the list of just those. */
function Unchecked({
  counts,
}: {
  counts: Awaited<ReturnType<typeof adminApi.overview>>['unchecked'];
}) {
  const lists = [
    { path: adminPaths.allServices, count: counts.services, one: 'service', many: 'services' },
    {
      path: adminPaths.organisations,
      count: counts.organisations,
      one: 'organisation',
      many: 'organisations',
    },
    { path: adminPaths.allHelplines, count: counts.helplines, one: 'helpline', many: 'helplines' },
  ].filter(({ count }) => count > 0);
  if (lists.length === 0) return null;
  return (
    <Card tone="soft">
      <h2 className={styles.heading}>{LISTING_FAULTS.old}</h2>
      <p>Visitors are told to check these first. Saving a listing says that you have checked it.</p>
      <ul>
        {lists.map(({ path, count, one, many }) => (
          <li key={path}>
            <Link to={adminPaths.withFault(path, 'old')}>
              {count.toLocaleString('en-GB')} {count === 1 ? one : many}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Help(props: { mailbox: string; responseSpreadsheet: string }) {
  return (
    <Card tone="soft">
      <h2 className={styles.heading}>Help</h2>
      <p>Organisations that need a hand write to you, or fill in the feedback form.</p>
      <p>
        What is missing? See <Link to={adminPaths.searches}>what people looked for</Link> and did
        not find, and <Link to={adminPaths.numbers}>how often the handbook is used</Link>. Do the
        touchscreens run? See <Link to={adminPaths.kiosks}>the kiosks</Link>.
      </p>
      <p>
        Distances are missing? Say where addresses are under{' '}
        <Link to={adminPaths.points}>points on the map</Link>.
      </p>
      <Details>
        {props.mailbox && (
          <Detail name="Info mailbox">
            <EmailLink email={props.mailbox} />
          </Detail>
        )}
        {props.responseSpreadsheet && (
          <Detail name="Answers to the feedback form">
            <a href={props.responseSpreadsheet}>Response spreadsheet</a>
          </Detail>
        )}
      </Details>
    </Card>
  );
}
