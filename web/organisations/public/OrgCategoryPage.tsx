import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import {
  CATEGORIES,
  isCategory,
  OFFERED_CATEGORIES,
} from '../../../shared/organisations/organisation.ts';
import { nearPath } from '../../../shared/paths/near-path.ts';
import { partQuery, paths } from '../../../shared/paths/paths.ts';
import { messages } from '../../../shared/site/messages.ts';
import { site } from '../../../shared/site/site.ts';
import type { Api } from '../../api/api.ts';
import { notFound } from '../../api/api-error.ts';
import { CardList } from '../../directory/cards/CardList.tsx';
import { PartedList } from '../../directory/cards/PartedList.tsx';
import { askPart, filterPart } from '../../directory/cards/parted.ts';
import { pageHandle } from '../../page/head.ts';
import button from '../../ui/Button.module.css';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { LinkDropdown } from '../../ui/LinkDropdown.tsx';
import { Page } from '../../ui/Page.tsx';
import prose from '../../ui/Prose.module.css';
import { loadOrganisations } from './load-organisations.ts';
import { NoOrganisationsWayOn } from './NoOrganisationsWayOn.tsx';
import { isTall, OrganisationCard } from './OrganisationCard.tsx';
import styles from './OrgCategoryPage.module.css';

/** React Router has decoded the category; what it could not decode is no category either. */
export const loader =
  (api: Api) =>
  async ({ params: { category }, request }: LoaderFunctionArgs) => {
    if (category === undefined) return { category: null, organisations: [], parted: null };
    if (!isCategory(category)) throw notFound();
    const all = (await loadOrganisations(api)).filter(({ categories }) =>
      categories.includes(category),
    );
    const parted = askPart(all, request, ({ name }) => ({ name }));
    return { category, organisations: filterPart(all, parted), parted };
  };

type Loader = ReturnType<typeof loader>;

const NO_CATEGORY = 'Organisations by category';

export const handle = pageHandle<Awaited<ReturnType<Loader>>>(({ data: { category, parted } }) => ({
  title: category ? `${category}: organisations` : NO_CATEGORY,
  description: import.meta.env.SSR
    ? `Organisations in ${site().city} for people who are homeless${category ? `: ${category}` : ', by the help they give'}.`
    : '',
  path: paths.orgCategory(category ?? undefined) + partQuery(parted?.part),
}));

const linkTo = (category: string) => ({ to: paths.orgCategory(category), label: category });

/** The dropdown's; the page without a category has them all. */
const CATEGORY_LINKS = OFFERED_CATEGORIES.map(linkTo);

export function Component() {
  const { category, organisations, parted } = useLoaderData<Loader>();
  return (
    <Page title={category ?? NO_CATEGORY} back={{ to: paths.home, label: 'Back to Home' }}>
      <div className={prose.prose}>
        {category === null ? (
          <Card tone="soft">
            <h2>{messages.selectCategory}</h2>
            <ul className={styles.choices}>
              {CATEGORIES.map(linkTo).map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={button.secondary}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ) : (
          <>
            <LinkDropdown id="categories" label={messages.selectCategory} links={CATEGORY_LINKS} />
            {organisations.length > 0 || parted ? (
              <>
                {parted && <PartedList {...parted} by="letter" />}
                <CardList items={organisations} isTall={isTall}>
                  {(organisation) => <OrganisationCard organisation={organisation} />}
                </CardList>
                <p>
                  <a href={paths.printOrganisations(category)}>Print this list</a>
                </p>
                <p>
                  <Link to={nearPath(paths.orgCategory(category))}>Near me</Link>
                </p>
                <AllCategories />
              </>
            ) : (
              <EmptyState title={messages.noOrganisationsInCategory.title}>
                <p>{messages.noOrganisationsInCategory.text(category)}</p>
                <NoOrganisationsWayOn />
                <AllCategories />
              </EmptyState>
            )}
          </>
        )}
      </div>
    </Page>
  );
}

/** The dropdown's six are not all that there are. */
function AllCategories() {
  return (
    <p>
      <Link to={paths.orgCategory()}>{NO_CATEGORY}</Link>
    </p>
  );
}
