import { useState } from 'react';
import { redirect, useLoaderData, useSearchParams } from 'react-router-dom';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { keepData } from '../../auth/keep-data.ts';
import { updateSession } from '../../auth/session.ts';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { chosenIn, ProviderPicker } from '../../organisations/manage/ProviderPicker.tsx';
import { pageHandle } from '../../page/head.ts';
import { helplinesApi } from '../../records/helplines-api.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { Page } from '../../ui/Page.tsx';
import { HelplineForm } from '../editor/HelplineForm.tsx';
import type { HelplineArea } from '../helpline-area.ts';
import { ownHelpline } from '../manage/own-helpline.ts';

const words = adminMessages.helplines;

/** The page to add a helpline. */
export function createPage(area: HelplineArea) {
  /**
   * Whose it may be, null where that is not to be chosen. An organisation that has one already is shown it
   * (docs/product.md#organisation-area).
   */
  const loader = areaLoader(area.missing, async ({ organisationId, search }) => {
    if (area.isAdmin) return organisationsApi.providers(chosenIn(search), words.providersFailed);
    const helpline = await ownHelpline(organisationId, areaMessages.helpline.viewFailed);
    if (helpline) throw redirect(area.list.to);
    return null;
  });

  const title = `Add ${area.nameOf()}`;
  const handle = pageHandle(() => ({ title, description: `${title}.`, path: null }));

  function Component() {
    const providers = useLoaderData<typeof loader>();
    const [params, setParams] = useSearchParams();
    const [isSaved, setSaved] = useState(false);
    const provider = (providers && params.get('provider')) ?? '';
    return (
      <Page
        title={title}
        back={area.isAdmin ? area.list : undefined}
        lead={!area.isAdmin && !isSaved && areaMessages.helpline.none}
      >
        {isSaved ? (
          <MovingOn message={areaMessages.helpline.created} {...area.list} after={MOVE_ON_AFTER} />
        ) : (
          <HelplineForm
            area={area}
            onSubmit={async (input, _version, key) => {
              await helplinesApi.create(provider ? { ...input, provider } : input, key);
              if (!area.isAdmin) updateSession({ hasHelpline: true });
              setSaved(true);
            }}
          >
            {providers && (
              <ProviderPicker
                label="Provider organisation"
                optional
                offered={providers}
                failed={words.providersFailed}
                none={words.noProvider}
                hindrance={({ hasHelpline }) => (hasHelpline ? 'has a helpline' : '')}
                value={provider}
                onChange={(id) => setParams(id ? { provider: id } : {}, { replace: true })}
              />
            )}
          </HelplineForm>
        )}
      </Page>
    );
  }

  return { loader, handle, Component, shouldRevalidate: keepData };
}
