import type { ReactNode } from 'react';
import type { ChangesPage } from '../../../shared/lists/list-page.ts';
import { CHANGE_TIMES, isChangeTime } from '../../../shared/services/changes/change-times.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { CountedChoices } from '../../lists/CountedChoices.tsx';
import { Pager } from '../../lists/Pager.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { ShownOf } from '../../lists/ShownOf.tsx';
import { useListQuery } from '../../lists/use-list-query.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { TIME_WORDS } from './ChangeList.tsx';

type Props = {
  list: ChangesPage;
  /** Whether all are of one organisation, so that there is none to search for. */
  isOfOne: boolean;
  /** The changes of this page. */
  children: ReactNode;
};

/** What finds dated changes among those of everybody: search, when they hold, and pages. */
export function ChangesInPages({ list, isOfOne, children }: Props) {
  const { query, params, change, linkTo } = useListQuery();
  const when = params.get('when') ?? '';
  const choices = [
    { name: '', label: 'All', count: list.counts.all },
    ...CHANGE_TIMES.map((name) => ({ name, label: TIME_WORDS[name], count: list.counts[name] })),
  ];
  return (
    <>
      {!isOfOne && (
        <SearchField
          label="Search by organisation name"
          value={query.q}
          onSearch={(q) => change({ q })}
        />
      )}
      <CountedChoices
        label="When"
        choices={choices}
        chosen={isChangeTime(when) ? when : ''}
        linkTo={(name) => linkTo({ when: name })}
      />
      <ShownOf list={list} noun={['dated change', 'dated changes']} />
      {list.total === 0 && (
        <EmptyState title={areaMessages.dates.noneFound}>
          <p>Try a shorter name, or choose All.</p>
        </EmptyState>
      )}
      {children}
      <Pager page={list.page} pages={list.pages} linkTo={(page) => linkTo({ page }, true)} />
    </>
  );
}
