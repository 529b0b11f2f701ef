import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { adminMessages } from '../../shared/admin-messages.ts';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../shared/area-messages.ts';
import { areaLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { type SavedAs, SavedService } from '../services/manage/SavedService.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './AddServicePage.module.css';
import { adminApi } from './admin-api.ts';
import { NewService } from './NewService.tsx';
import { ProviderSelect } from './ProviderSelect.tsx';

export { keepData as shouldRevalidate } from './keep-data.ts';

const words = adminMessages.services;

export const loader = areaLoader(areaMessages.missing.token, () =>
  adminApi.providers(words.providersFailed),
);

export const handle = pageHandle(() => ({
  title: 'Add Service',
  description: 'Add a service.',
  path: null,
}));

/** The provider comes first, and is kept in the address; the form follows once it is known (SPEC 2.3). */
export function Component() {
  const providers = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const [saved, setSaved] = useState<SavedAs | null>(null);
  const provider = params.get('provider') ?? '';
  if (saved) {
    return (
      <Page title="Add Service" wide>
        <SavedService
          message={areaMessages.service.added}
          service={saved}
          to={adminPaths.manageServices}
          label="Manage Services"
          after={MOVE_ON_AFTER}
        />
      </Page>
    );
  }
  return (
    <Page
      title="Add Service"
      wide
      back={{ to: adminPaths.manageServices, label: 'Manage Services' }}
    >
      <div className={styles.provider}>
        <ProviderSelect
          label="Provider organisation"
          providers={providers}
          none="-- Select an organisation --"
          value={provider}
          onChange={(id) => setParams(id ? { provider: id } : {}, { replace: true })}
        />
      </div>
      {provider ? (
        <NewService key={provider} provider={provider} onAdded={setSaved} />
      ) : (
        <p className={styles.first}>{words.chooseFirst}</p>
      )}
    </Page>
  );
}
