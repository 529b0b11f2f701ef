import { useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { areaMessages, MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { recordLoader } from '../../auth/area-loader.ts';
import { MovingOn } from '../../forms/MovingOn.tsx';
import { TakenDown } from '../../organisations/manage/TakenDownBanner.tsx';
import { type Loaded, pageHandle } from '../../page/head.ts';
import { helplinesApi } from '../../records/helplines-api.ts';
import buttons from '../../ui/Button.module.css';
import { Page } from '../../ui/Page.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { HelplineForm } from '../editor/HelplineForm.tsx';
import type { HelplineArea } from '../helpline-area.ts';

/** The page to edit a helpline. */
export function createPage(area: HelplineArea) {
  const loader = recordLoader(areaMessages.missing.helpline, ({ id }) =>
    helplinesApi.read(id, areaMessages.helpline.editFailed),
  );

  const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
    title: `Edit ${area.nameOf(data)}`,
    description: `Edit ${area.nameOf()}.`,
    path: null,
  }));

  function Component() {
    const helpline = useLoaderData<typeof loader>();
    const [isSaved, setSaved] = useState(false);
    const { _id, provider, published, takenDownReason } = helpline;
    return (
      <Page title={`Edit ${area.nameOf(helpline)}`} back={area.list}>
        {!area.isAdmin && !published && <TakenDown what="this helpline" reason={takenDownReason} />}
        {isSaved ? (
          <MovingOn message={areaMessages.helpline.updated} {...area.list} after={MOVE_ON_AFTER} />
        ) : (
          <>
            {area.isAdmin && (
              <RecordActions
                apart={
                  <Link to={area.deletePath(_id)} className={buttons.quiet}>
                    Delete it
                  </Link>
                }
              >
                {provider && <Link to={area.providerPath(provider)}>Its organisation</Link>}
              </RecordActions>
            )}
            <HelplineForm
              area={area}
              helpline={helpline}
              onSubmit={async (input, version) => {
                await helplinesApi.update(_id, { ...input, version });
                setSaved(true);
              }}
            />
          </>
        )}
      </Page>
    );
  }

  return { loader, handle, Component };
}
