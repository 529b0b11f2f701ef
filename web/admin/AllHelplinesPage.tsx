import { Link, useLoaderData } from 'react-router-dom';
import { HELPLINE_RULES } from '../../shared/lists/helpline-rules.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { BRING_BACK } from '../lists/bring-back.ts';
import { JustDone } from '../lists/JustDone.tsx';
import { readListQuery } from '../lists/list-address.ts';
import { ManagedList } from '../lists/ManagedList.tsx';
import { pageHandle } from '../page/head.ts';
import { helplinesApi } from '../records/helplines-api.ts';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';
import { RecordActions } from '../ui/records/RecordActions.tsx';
import styles from './AllHelplinesPage.module.css';
import { HelplineToManage } from './HelplineToManage.tsx';

const words = adminMessages.helplines;

export const loader = areaLoader(areaMessages.missing.token, ({ search }) =>
  helplinesApi.page(readListQuery(search, HELPLINE_RULES), words.listFailed),
);

export const handle = pageHandle(() => ({
  title: 'Helplines',
  description: 'Every helpline.',
  path: null,
}));

export function Component() {
  const list = useLoaderData<typeof loader>();
  return (
    <Page title="Helplines">
      <JustDone bringBack={BRING_BACK.admin} />
      <RecordActions>
        <Link to={adminPaths.addHelpline()} className={buttons.primary}>
          Add New Helpline
        </Link>
      </RecordActions>
      <ManagedList
        list={list}
        sorts={HELPLINE_RULES.sorts}
        noun={['helpline', 'helplines']}
        searchLabel="Search by helpline name"
        none={{
          title: list.known > 0 ? words.none : areaMessages.helpline.none,
          searched: 'Try a shorter name, or choose All.',
          empty: <p>With an organisation, or without one.</p>,
        }}
      >
        {(helplines) => (
          <ul className={styles.cards}>
            {helplines.map((helpline) => (
              <li key={helpline._id}>
                <HelplineToManage helpline={helpline} heading="h2">
                  {helpline.provider && (
                    <p>
                      Of{' '}
                      <Link to={adminPaths.viewOrganisation(helpline.provider)}>
                        {helpline.providerName ?? 'its organisation'}
                      </Link>
                    </p>
                  )}
                </HelplineToManage>
              </li>
            ))}
          </ul>
        )}
      </ManagedList>
    </Page>
  );
}
