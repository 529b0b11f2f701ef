import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { isChangeTime } from '../../../shared/services/changes/change-times.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useToday } from '../../clock/use-today.ts';
import { turnOf } from '../../lists/list-address.ts';
import { pageHandle } from '../../page/head.ts';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import buttons from '../../ui/Button.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import type { DatesArea } from '../dates-area.ts';
import { ChangeList } from '../manage/ChangeList.tsx';
import { ChangesInPages } from '../manage/ChangesInPages.tsx';

const words = areaMessages.dates;

/** The list of dated changes: one's own, or a page of everybody's, of the organisation that the address names if it does. */
export function createPage(area: DatesArea) {
  const loader = areaLoader(area.missing, async ({ search }) =>
    area.isAdmin
      ? loadEveryones(search)
      : { own: await datedChangesApi.list(), list: null, owner: null },
  );

  const handle = pageHandle(() => ({
    title: area.list().label,
    description: 'Dates on which something else holds than in the week.',
    path: null,
  }));

  function Component() {
    const { own, list, owner } = useLoaderData<typeof loader>();
    const { revalidate } = useRevalidator();
    const whole = area.list();
    const rows = {
      today: useToday(),
      editPath: area.editPath,
      onChanged: () => void revalidate(),
    };
    return (
      <Page
        title={owner ? `${whole.label} of ${owner.name}` : whole.label}
        back={owner ? whole : undefined}
      >
        <p>
          <Link to={area.addPath(owner?._id)} className={buttons.primary}>
            {area.addLabel(owner?._id)}
          </Link>
        </p>
        {(own ? own.length : list.known) === 0 ? (
          <EmptyState title={words.none}>
            <p>{words.why}</p>
          </EmptyState>
        ) : own ? (
          <ChangeList changes={own} namesOwners={false} {...rows} />
        ) : (
          <ChangesInPages list={list} isOfOne={owner !== null}>
            <ChangeList changes={list.items} namesOwners={!owner} {...rows} />
          </ChangesInPages>
        )}
      </Page>
    );
  }

  return { loader, handle, Component };
}

async function loadEveryones(search: URLSearchParams) {
  const named = search.get('provider') ?? '';
  const provider = named.length <= LIMITS.filterValue.value ? named : '';
  const when = search.get('when') ?? '';
  const [list, owner] = await Promise.all([
    datedChangesApi.page({
      ...turnOf(search),
      ...(provider && { provider }),
      ...(isChangeTime(when) && { when }),
    }),
    // It may have no changes yet that would name it.
    provider ? organisationsApi.read(provider, words.listFailed) : null,
  ]);
  return { own: null, list, owner };
}
