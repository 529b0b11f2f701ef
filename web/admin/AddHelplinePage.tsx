import { useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { adminMessages } from '../../shared/admin-messages.ts';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages, MOVE_ON_AFTER } from '../../shared/area-messages.ts';
import { areaLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { HelplineForm } from '../helplines/editor/HelplineForm.tsx';
import { helplinesApi } from '../helplines/manage/helplines-api.ts';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { ProviderSelect } from '../organisations/manage/ProviderSelect.tsx';
import { MovingOn } from '../ui/forms/MovingOn.tsx';
import { Page } from '../ui/Page.tsx';

export { keepData as shouldRevalidate } from '../account/keep-data.ts';

const words = adminMessages.helplines;

export const loader = areaLoader(areaMessages.missing.token, () =>
  organisationsApi.providers(words.providersFailed),
);

export const handle = pageHandle(() => ({
  title: 'Add a helpline',
  description: 'Add a helpline.',
  path: null,
}));

export function Component() {
  const providers = useLoaderData<typeof loader>();
  const [params, setParams] = useSearchParams();
  const [isSaved, setSaved] = useState(false);
  const provider = params.get('provider') ?? '';
  return (
    <Page title="Add a helpline" back={{ to: adminPaths.allHelplines, label: 'Helplines' }}>
      {isSaved ? (
        <MovingOn
          message={areaMessages.helpline.created}
          to={adminPaths.allHelplines}
          label="Helplines"
          after={MOVE_ON_AFTER}
        />
      ) : (
        <HelplineForm
          isAdmin
          onSubmit={async (input, _version, key) => {
            await helplinesApi.create(provider ? { ...input, provider } : input, key);
            setSaved(true);
          }}
        >
          <ProviderSelect
            label="Provider organisation"
            optional
            providers={providers}
            none={words.noProvider}
            hindrance={({ hasHelpline }) => (hasHelpline ? 'has a helpline' : '')}
            value={provider}
            onChange={(id) => setParams(id ? { provider: id } : {}, { replace: true })}
          />
        </HelplineForm>
      )}
    </Page>
  );
}
