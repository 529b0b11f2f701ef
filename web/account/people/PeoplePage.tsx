import { useLoaderData, useRevalidator } from 'react-router-dom';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { areaLoader, recordLoader } from '../../auth/area-loader.ts';
import { type Loaded, pageHandle } from '../../page/head.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Page } from '../../ui/Page.tsx';
import { People } from './People.tsx';
import { peopleApi } from './people-api.ts';
import type { PeopleArea } from './people-area.ts';
import { RecentSignIns } from './RecentSignIns.tsx';

/** The page of the people who sign in for an organisation. */
export function createPage(area: PeopleArea) {
  const load = area.isAdmin ? recordLoader : areaLoader;
  const loader = load(areaMessages.missing.organisation, async (args) => {
    const organisationId = area.isAdmin ? args.id : args.organisationId;
    const [organisation, people] = await Promise.all([
      area.isAdmin
        ? organisationsApi.read(organisationId, areaMessages.organisation.viewFailed)
        : undefined,
      peopleApi.list(organisationId),
    ]);
    return { organisationId, organisation, people };
  });

  const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
    title: area.about(data?.organisation).title,
    description: 'Who signs in for an organisation.',
    path: null,
  }));

  function Component() {
    const { organisationId, organisation, people } = useLoaderData<typeof loader>();
    const { revalidate } = useRevalidator();
    return (
      <Page {...area.about(organisation)}>
        <People
          organisationId={organisationId}
          people={people}
          onChange={() => void revalidate()}
        />
        {area.isAdmin && people.length > 0 && (
          <>
            <h2>Recent sign-ins</h2>
            {people.map(({ _id, email }) => (
              <Disclosure key={_id} id={`sign-ins-${_id}`} label={email} look="plain">
                <RecentSignIns accountId={_id} />
              </Disclosure>
            ))}
          </>
        )}
      </Page>
    );
  }

  return { loader, handle, Component };
}
