import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { letterOf } from '../../../shared/directory/sort-key.ts';
import { nearPath } from '../../../shared/paths/near-path.ts';
import { partQuery, paths } from '../../../shared/paths/paths.ts';
import { messages } from '../../../shared/site/messages.ts';
import { site } from '../../../shared/site/site.ts';
import type { Api } from '../../api/api.ts';
import { CardList } from '../../directory/cards/CardList.tsx';
import { PartedList } from '../../directory/cards/PartedList.tsx';
import { askPart, filterPart } from '../../directory/cards/parted.ts';
import { pageHandle } from '../../page/head.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { Page } from '../../ui/Page.tsx';
import { type ListedOrganisation, loadOrganisations } from './load-organisations.ts';
import { NoOrganisationsWayOn } from './NoOrganisationsWayOn.tsx';
import { isTall, OrganisationCard } from './OrganisationCard.tsx';

export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const all = await loadOrganisations(api);
    const parted = askPart(all, request, ({ name }) => ({ name }));
    const organisations = filterPart(all, parted).map(
      ({ categories: _, ...shown }): ListedOrganisation => shown,
    );
    return { organisations, parted };
  };

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { parted } }) => ({
  title: 'Organisations',
  description: import.meta.env.SSR
    ? `Every organisation in ${site().city} that helps people who are homeless.`
    : '',
  path: paths.organisations + partQuery(parted?.part),
}));

export function Component() {
  const { organisations, parted } = useLoaderData<Data>();
  return (
    <Page title="Organisations" back={{ to: paths.home, label: 'Back to Home' }}>
      {organisations.length > 0 || parted ? (
        <>
          <p>
            <a href={paths.printOrganisations()}>Print this list</a>
          </p>
          <p>
            <Link to={paths.orgCategory()}>Organisations by category</Link>
          </p>
          <p>
            <Link to={nearPath(paths.organisations)}>Near me</Link>
          </p>
          {parted ? (
            <PartedList {...parted} by="letter" />
          ) : (
            <Letters organisations={organisations} />
          )}
          <CardList items={organisations} isTall={isTall}>
            {(organisation) => <OrganisationCard organisation={organisation} />}
          </CardList>
        </>
      ) : (
        <EmptyState title={messages.noOrganisations.title}>
          <p>{messages.noOrganisations.text}</p>
          <NoOrganisationsWayOn />
        </EmptyState>
      )}
    </Page>
  );
}

/** A to Z: each letter leads to the first card under it. */
function Letters({ organisations }: { organisations: ListedOrganisation[] }) {
  const firsts = new Map<string, string>();
  for (const { _id, name } of organisations) {
    const letter = letterOf(name);
    if (!firsts.has(letter)) firsts.set(letter, _id);
  }
  return (
    <nav aria-label="A to Z">
      <LinkList links={[...firsts].map(([label, id]) => ({ to: `#${id}`, label }))} />
    </nav>
  );
}
