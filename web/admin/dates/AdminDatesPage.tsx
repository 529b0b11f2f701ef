import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { CHANGE_TIMES, type ChangeTime } from '../../../shared/services/changes/change-times.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { useToday } from '../../clock/use-today.ts';
import { ChangeList, TIME_WORDS } from '../../dated-changes/manage/ChangeList.tsx';
import { CountedChoices } from '../../lists/CountedChoices.tsx';
import { turnOf } from '../../lists/list-address.ts';
import { Pager } from '../../lists/Pager.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { ShownOf } from '../../lists/ShownOf.tsx';
import { useListQuery } from '../../lists/use-list-query.ts';
import { pageHandle } from '../../page/head.ts';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import buttons from '../../ui/Button.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';

const words = areaMessages.dates;

const isTime = (text: string): text is ChangeTime => CHANGE_TIMES.some((time) => time === text);

export const loader = areaLoader(areaMessages.missing.token, async ({ search }) => {
  const named = search.get('provider') ?? '';
  const provider = named.length <= LIMITS.filterValue.value ? named : '';
  const when = search.get('when') ?? '';
  const [list, owner] = await Promise.all([
    datedChangesApi.page({
      ...turnOf(search),
      ...(provider && { provider }),
      ...(isTime(when) && { when }),
    }),
    // It may have no changes yet that would name it.
    provider ? organisationsApi.read(provider, words.listFailed) : null,
  ]);
  return { list, owner };
});

export const handle = pageHandle(() => ({
  title: 'Closed days and other times',
  description: 'Dates on which something else holds than in the week.',
  path: null,
}));

/** The dated changes of everybody, or of the organisation that the address names. */
export function Component() {
  const { list, owner } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { query, params, change, linkTo } = useListQuery();
  const today = useToday();
  const when = params.get('when') ?? '';
  const choices = [
    { name: '', label: 'All', count: list.counts.all },
    ...CHANGE_TIMES.map((name) => ({ name, label: TIME_WORDS[name], count: list.counts[name] })),
  ];
  return (
    <Page
      title={owner ? `Closed days and other times of ${owner.name}` : 'Closed days and other times'}
      back={owner ? { to: adminPaths.dates(), label: 'Closed days and other times' } : undefined}
    >
      <p>
        <Link to={adminPaths.addDate({ provider: owner?._id })} className={buttons.primary}>
          {owner ? 'Add dates' : 'Add dates for the city or a type'}
        </Link>
      </p>
      {list.known === 0 ? (
        <EmptyState title={words.none}>
          <p>{words.why}</p>
        </EmptyState>
      ) : (
        <>
          {!owner && (
            <SearchField
              label="Search by organisation name"
              value={query.q}
              onSearch={(q) => change({ q })}
            />
          )}
          <CountedChoices
            label="When"
            choices={choices}
            chosen={isTime(when) ? when : ''}
            linkTo={(name) => linkTo({ when: name })}
          />
          <ShownOf list={list} noun={['dated change', 'dated changes']} />
          {list.total === 0 && (
            <EmptyState title={words.noneFound}>
              <p>Try a shorter name, or choose All.</p>
            </EmptyState>
          )}
          <ChangeList
            changes={list.items}
            today={today}
            editPath={adminPaths.editDate}
            namesOwners={!owner}
            onChanged={() => void revalidate()}
          />
          <Pager page={list.page} pages={list.pages} linkTo={(page) => linkTo({ page }, true)} />
        </>
      )}
    </Page>
  );
}
