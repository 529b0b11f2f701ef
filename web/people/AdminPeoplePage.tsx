import { useLoaderData, useRevalidator } from 'react-router-dom';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import { charityMessages } from '../../shared/charity-messages.ts';
import { areaLoader } from '../account/area-loader.ts';
import { type Loaded, pageHandle } from '../head.ts';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { Page } from '../ui/Page.tsx';
import { People } from './People.tsx';
import { peopleApi } from './people-api.ts';

export const loader = areaLoader(charityMessages.people.missing, async ({ id }) => {
  const [{ name, role }, people] = await Promise.all([
    organisationsApi.read(id, areaMessages.organisation.viewFailed),
    peopleApi.list(id),
  ]);
  return { name, isCharity: role === 'admin', organisationId: id, people };
});

export const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
  title: `Who signs in for ${data?.name ?? 'an organisation'}`,
  description: 'Who signs in for an organisation.',
  path: null,
}));

export function Component() {
  const { name, isCharity, ...people } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <Page
      title={`Who signs in for ${name}`}
      back={{ to: adminPaths.viewOrganisation(people.organisationId), label: name }}
      lead={
        isCharity
          ? 'Whoever signs in here is an admin: they approve, edit and delete every listing.'
          : 'Up to five people can look after a listing, each with their own password.'
      }
    >
      <People {...people} onChange={() => void revalidate()} />
    </Page>
  );
}
