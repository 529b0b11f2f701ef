import { Link, redirect, useLoaderData } from 'react-router-dom';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { HelplineProfile } from '../helplines/manage/HelplineProfile.tsx';
import { ownHelpline } from '../helplines/manage/own-helpline.ts';
import { TakenDown } from '../organisations/manage/TakenDownBanner.tsx';
import { pageHandle } from '../page/head.ts';
import buttons from '../ui/Button.module.css';
import styles from '../ui/Card.module.css';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';

/** Without a helpline there is only one to add (docs/product.md#organisation-area). */
export const loader = areaLoader(areaMessages.missing.organisation, async ({ organisationId }) => {
  const helpline = await ownHelpline(organisationId, areaMessages.helpline.viewFailed);
  if (!helpline) throw redirect(dashboardPaths.addHelpline);
  return helpline;
});

export const handle = pageHandle(() => ({
  title: 'Your helpline',
  description: 'Your helpline.',
  path: null,
}));

export function Component() {
  const helpline = useLoaderData<typeof loader>();
  return (
    <Page title="Your helpline">
      <Card>
        <h2 className={styles.heading}>{helpline.name}</h2>
        {!helpline.published && (
          <TakenDown what="this helpline" reason={helpline.takenDownReason} />
        )}
        <HelplineProfile helpline={helpline} />
        <p className={styles.ways}>
          <Link to={dashboardPaths.editHelpline(helpline._id)} className={buttons.primary}>
            Edit
          </Link>
          <Link to={dashboardPaths.deleteHelpline(helpline._id)} className={buttons.secondary}>
            Delete
          </Link>
          {helpline.published && (
            <Link to={paths.helplineType(helpline.type)}>See it as visitors do</Link>
          )}
        </p>
      </Card>
    </Page>
  );
}
