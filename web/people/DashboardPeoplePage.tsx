import { useLoaderData, useRevalidator } from 'react-router-dom';
import { charityMessages } from '../../shared/charity-messages.ts';
import { dashboardPaths } from '../../shared/dashboard-paths.ts';
import { areaLoader } from '../account/area-loader.ts';
import { pageHandle } from '../head.ts';
import { Page } from '../ui/Page.tsx';
import { People } from './People.tsx';
import { peopleApi } from './people-api.ts';

export const loader = areaLoader(charityMessages.people.missing, async ({ organisationId }) => ({
  organisationId,
  people: await peopleApi.list(organisationId),
}));

export const handle = pageHandle(() => ({
  title: 'Who signs in',
  description: 'Who signs in for your organisation.',
  path: null,
}));

export function Component() {
  const { revalidate } = useRevalidator();
  return (
    <Page
      title="Who signs in"
      back={{ to: dashboardPaths.settings, label: 'Account Settings' }}
      lead="Up to five people can look after your listing, each with their own password. Remove whoever leaves."
    >
      <People {...useLoaderData<typeof loader>()} onChange={() => void revalidate()} />
    </Page>
  );
}
