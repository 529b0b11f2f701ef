import { useLoaderData, useRevalidator } from 'react-router-dom';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import { charityMessages } from '../../shared/charity-messages.ts';
import { recordLoader } from '../account/area-loader.ts';
import { RecentSignIns } from '../account/RecentSignIns.tsx';
import { type Loaded, pageHandle } from '../head.ts';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Page } from '../ui/Page.tsx';
import { People } from './People.tsx';
import { peopleApi } from './people-api.ts';

export const loader = recordLoader(charityMessages.people.missing, async ({ id }) => {
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
      {people.people.length > 0 && <h2>Recent sign-ins</h2>}
      {people.people.map(({ _id, email }) => (
        <Disclosure key={_id} id={`sign-ins-${_id}`} label={email} look="plain">
          <RecentSignIns accountId={_id} />
        </Disclosure>
      ))}
    </Page>
  );
}
