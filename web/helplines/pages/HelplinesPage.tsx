import { redirect, useLoaderData } from 'react-router-dom';
import { HELPLINE_RULES } from '../../../shared/lists/helpline-rules.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { readListQuery } from '../../lists/list-address.ts';
import { pageHandle } from '../../page/head.ts';
import { helplinesApi } from '../../records/helplines-api.ts';
import { Page } from '../../ui/Page.tsx';
import type { HelplineArea } from '../helpline-area.ts';
import { EveryonesHelplines } from '../manage/EveryonesHelplines.tsx';
import { HelplineToManage } from '../manage/HelplineToManage.tsx';
import { ownHelpline } from '../manage/own-helpline.ts';

/** The list of helplines: one's own, which is one, or a page of everybody's. */
export function createPage(area: HelplineArea) {
  const loader = areaLoader(area.missing, async ({ organisationId, search }) => {
    if (area.isAdmin) {
      const asked = readListQuery(search, HELPLINE_RULES);
      return {
        own: null,
        list: await helplinesApi.page(asked, adminMessages.helplines.listFailed),
      };
    }
    const own = await ownHelpline(organisationId, areaMessages.helpline.viewFailed);
    // Without a helpline there is only one to add (docs/product.md#organisation-area).
    if (!own) throw redirect(area.addPath());
    return { own, list: null };
  });

  const title = area.list.label;
  const handle = pageHandle(() => ({ title, description: `${title}.`, path: null }));

  function Component() {
    const { own, list } = useLoaderData<typeof loader>();
    return (
      <Page title={title}>
        {own && <HelplineToManage area={area} helpline={own} heading="h2" />}
        {list && area.isAdmin && <EveryonesHelplines area={area} list={list} />}
      </Page>
    );
  }

  return { loader, handle, Component };
}
