import { type ReactNode, useId, useMemo } from 'react';
import { EmptyState } from '../../ui/Card.tsx';
import forms from '../../ui/forms/Forms.module.css';
import { FaultFilter } from './FaultFilter.tsx';
import styles from './ManagedList.module.css';
import { Pager } from './Pager.tsx';
import { SearchField } from './SearchField.tsx';
import { type ListRules, PAGE_SIZE, type Shown, shown } from './shown.ts';
import { useListQuery } from './use-list-query.ts';

type Props<Row> = {
  rows: readonly Row[];
  /** Has to stay the same object from one drawing to the next. */
  rules: ListRules<Row>;
  /** One of them and many. */
  noun: [one: string, many: string];
  /** Of the search; without it there is none. */
  searchLabel?: string;
  /** Title and words of the list with nothing in it. */
  none: { title: string; searched: string; empty: ReactNode };
  children: (rows: Row[]) => ReactNode;
};

/** Records to look through: search, what is wrong, order and pages, all kept in the address. */
export function ManagedList<Row>(props: Props<Row>) {
  const { rows, rules, noun, searchLabel, none, children } = props;
  const { query, change, linkTo } = useListQuery();
  const { q, wrong, sort, page } = query;
  const list = useMemo(
    () => shown(rows, { q, wrong, sort, page }, rules),
    [rows, rules, q, wrong, sort, page],
  );
  if (rows.length === 0) return <EmptyState title={none.title}>{none.empty}</EmptyState>;
  return (
    <>
      <div className={styles.tools}>
        {searchLabel && (
          <SearchField label={searchLabel} value={q} onSearch={(text) => change({ q: text })} />
        )}
        <SortField sorts={rules.sorts} value={sort} onSort={(name) => change({ sort: name })} />
      </div>
      <FaultFilter counts={list.counts} chosen={wrong} linkTo={(name) => linkTo({ wrong: name })} />
      <p role="status" className={styles.total}>
        {words(list, noun)}
      </p>
      {list.total > 0 ? (
        children(list.rows)
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

function words({ total, page, pages }: Shown<unknown>, [one, many]: [string, string]): string {
  const count = total.toLocaleString('en-GB');
  if (pages === 1) return `${count} ${total === 1 ? one : many}`;
  const first = (page - 1) * PAGE_SIZE + 1;
  return `${first} to ${Math.min(first + PAGE_SIZE - 1, total)} of ${count} ${many}`;
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
