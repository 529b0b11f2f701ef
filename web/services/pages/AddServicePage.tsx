import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { ProviderChoice } from '../../../shared/lists/list-page.ts';
import type { Service } from '../../../shared/services/service.ts';
import { serviceLine } from '../../../shared/services/service-line.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../../shared/site/area-messages.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { keepData } from '../../auth/keep-data.ts';
import { chosenIn, ProviderPicker } from '../../organisations/manage/ProviderPicker.tsx';
import { pageHandle } from '../../page/head.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { servicesApi } from '../../records/services-api.ts';
import { Page } from '../../ui/Page.tsx';
import { type SavedAs, SavedService } from '../manage/SavedService.tsx';
import type { ServiceArea } from '../service-area.ts';
import styles from './AddServicePage.module.css';
import { NewService, NewServiceOf } from './NewService.tsx';

const words = adminMessages.services;

/** The page to add a service. */
export function createPage(area: ServiceArea) {
  const loader = areaLoader(area.missing, async ({ organisationId, search }) => {
    const id = search.get('copy');
    const [copied, from] = await Promise.all([
      id ? servicesApi.read(id, areaMessages.service.detailsFailed) : undefined,
      area.isAdmin
        ? {
            providers: await organisationsApi.providers(chosenIn(search), words.providersFailed),
            own: null,
          }
        : {
            own: await organisationsApi.read(organisationId, areaMessages.organisation.editFailed),
          },
    ]);
    return { copied, ...from };
  });

  const handle = pageHandle(() => ({
    title: area.addTitle,
    description: 'Add a service.',
    path: null,
  }));

  function Component() {
    const data = useLoaderData<typeof loader>();
    const [saved, setSaved] = useState<SavedAs | null>(null);
    const [params] = useSearchParams();
    const { copied } = data;
    // Another organisation that is chosen begins anew.
    const copyOf = copied && params.get('copy') === copied._id ? copied : undefined;
    const form = { area, copyOf, onAdded: setSaved };
    return (
      <Page title={area.addTitle} back={area.after} wide>
        {copyOf && !saved && (
          <p className={styles.first}>
            It begins as a copy of {serviceLine(copyOf)}. Give the other address, and look at the
            times. Nothing is saved before you add it; closed days are not copied.
          </p>
        )}
        {saved ? (
          <SavedService
            message={areaMessages.service.added}
            service={saved}
            {...area.after}
            after={MOVE_ON_AFTER}
          />
        ) : data.own ? (
          <NewService organisation={data.own} {...form} />
        ) : (
          <OfChosenProvider providers={data.providers} {...form} />
        )}
      </Page>
    );
  }

  return { loader, handle, Component, shouldRevalidate: keepData };
}

type ChoiceProps = {
  area: ServiceArea;
  copyOf: Service | undefined;
  providers: ProviderChoice;
  onAdded: (service: SavedAs) => void;
};

/**
 * The provider comes first, and is kept in the address; the form follows once it is known (docs/product.md#admin-area).
 */
function OfChosenProvider({ providers, ...form }: ChoiceProps) {
  const [params, setParams] = useSearchParams();
  const provider = params.get('provider') ?? '';
  return (
    <>
      <div className={styles.provider}>
        <ProviderPicker
          label="Provider organisation"
          offered={providers}
          failed={words.providersFailed}
          none="-- Select an organisation --"
          value={provider}
          onChange={(id) => setParams(id ? { provider: id } : {}, { replace: true })}
        />
      </div>
      {provider ? (
        <NewServiceOf key={provider} provider={provider} {...form} />
      ) : (
        <p className={styles.first}>{words.chooseFirst}</p>
      )}
    </>
  );
}
