import { useMemo } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { adminMessages } from '../../shared/admin-messages.ts';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import { areaLoader } from '../account/area-loader.ts';
import { useNow } from '../clock.tsx';
import { pageHandle } from '../head.ts';
import { helplinesApi } from '../helplines/manage/helplines-api.ts';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';
import { RecordActions } from '../ui/RecordActions.tsx';
import styles from './AllHelplinesPage.module.css';
import { HelplineToManage } from './HelplineToManage.tsx';
import { JustDone } from './lists/Announced.tsx';
import { helplineRules } from './lists/helpline-rules.ts';
import { ManagedList } from './lists/ManagedList.tsx';
import { organisationsOrNone } from './lists/services-loader.ts';

export { keepList as shouldRevalidate } from './lists/use-list-query.ts';

const words = adminMessages.helplines;

export const loader = areaLoader(areaMessages.missing.token, async () => {
  const [helplines, organisations] = await Promise.all([
    helplinesApi.list({}, words.listFailed),
    organisationsOrNone(),
  ]);
  const names = Object.fromEntries(organisations.map(({ _id, name }) => [_id, name]));
  return { helplines, names };
});

export const handle = pageHandle(() => ({
  title: 'Helplines',
  description: 'Every helpline.',
  path: null,
}));

export function Component() {
  const { helplines, names } = useLoaderData<typeof loader>();
  const now = useNow() ?? 0;
  const rules = useMemo(() => helplineRules(now), [now]);
  return (
    <Page title="Helplines">
      <JustDone />
      <RecordActions>
        <Link to={adminPaths.addHelpline()} className={buttons.primary}>
          Add New Helpline
        </Link>
      </RecordActions>
      <ManagedList
        rows={helplines}
        rules={rules}
        noun={['helpline', 'helplines']}
        searchLabel="Search by helpline name"
        none={{
          title: helplines.length > 0 ? words.none : areaMessages.helpline.none,
          searched: 'Try a shorter name, or choose All.',
          empty: <p>With an organisation, or without one.</p>,
        }}
      >
        {(rows) => (
          <ul className={styles.cards}>
            {rows.map((helpline) => (
              <li key={helpline._id}>
                <HelplineToManage helpline={helpline} heading="h2">
                  {helpline.provider && (
                    <p>
                      Of{' '}
                      <Link to={adminPaths.viewOrganisation(helpline.provider)}>
                        {names[helpline.provider] ?? 'its organisation'}
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
