import { type ReactNode, useId } from 'react';
import type { ListPage } from '../../shared/lists/list-page.ts';
import forms from '../forms/Forms.module.css';
import { EmptyState } from '../ui/Card.tsx';
import { FaultFilter } from './FaultFilter.tsx';
import styles from './ManagedList.module.css';
import { Pager } from './Pager.tsx';
import { SearchField } from './SearchField.tsx';
import { ShownOf } from './ShownOf.tsx';
import { useListQuery } from './use-list-query.ts';

type Props<Item> = {
  /** What the server gave for this address. */
  list: ListPage<Item>;
  /** The orders by their names in the address; the list has the first unless another is chosen. */
  sorts: Record<string, { label: string }>;
  /** One of them and many. */
  noun: [one: string, many: string];
  /** The label of the search; without a label there is no search. */
  searchLabel?: string;
  /** Title and words of the list with nothing in it. */
  none: { title: string; searched: string; empty: ReactNode };
  children: (items: Item[]) => ReactNode;
};

/** Records to look through: search, what is wrong, order and pages, all kept in the address. */
export function ManagedList<Item>(props: Props<Item>) {
  const { list, sorts, noun, searchLabel, none, children } = props;
  const { query, change, linkTo } = useListQuery();
  const { q, wrong, sort } = query;
  if (list.known === 0) return <EmptyState title={none.title}>{none.empty}</EmptyState>;
  return (
    <>
      <div className={styles.tools}>
        {searchLabel && (
          <SearchField label={searchLabel} value={q} onSearch={(text) => change({ q: text })} />
        )}
        <SortField sorts={sorts} value={sort} onSort={(name) => change({ sort: name })} />
      </div>
      <FaultFilter counts={list.counts} chosen={wrong} linkTo={(name) => linkTo({ wrong: name })} />
      <ShownOf list={list} noun={noun} />
      {list.total > 0 ? (
        children(list.items)
      ) : (
        <EmptyState title={none.title}>
          <p>{none.searched}</p>
        </EmptyState>
      )}
      <Pager
        page={list.page}
        pages={list.pages}
        linkTo={(number) => linkTo({ page: number }, true)}
      />
    </>
  );
}

function SortField(props: {
  sorts: Record<string, { label: string }>;
  value: string;
  onSort: (name: string) => void;
}) {
  const id = useId();
  const [first = ''] = Object.keys(props.sorts);
  return (
    <div className={forms.field}>
      <label htmlFor={id} className={forms.label}>
        Sort by
      </label>
      <select
        id={id}
        className={forms.input}
        value={props.value in props.sorts ? props.value : first}
        onChange={({ target }) => props.onSort(target.value === first ? '' : target.value)}
      >
        {Object.entries(props.sorts).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
