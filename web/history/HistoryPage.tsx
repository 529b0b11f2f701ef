import type { ReactNode } from 'react';
import { Link, useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { HISTORY_KINDS, RESTORE_DAYS } from '../../shared/history/history.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { areaLoader } from '../auth/area-loader.ts';
import forms from '../forms/Forms.module.css';
import { pageHandle } from '../page/head.ts';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';
import { HistoryList } from './HistoryList.tsx';
import styles from './HistoryPage.module.css';
import { type HistoryQuery, historyApi } from './history-api.ts';

const FILTERS = ['record', 'kind', 'account', 'from', 'to', 'before'] as const;

const readQuery = (search: URLSearchParams): HistoryQuery =>
  Object.fromEntries(FILTERS.map((name) => [name, search.get(name)]).filter(([, value]) => value));

/** The filters that say something, for the address. */
const readForm = (form: FormData) =>
  Object.fromEntries([...form].filter(([, value]) => value !== '')) as Record<string, string>;

export const loader = areaLoader(areaMessages.missing.token, ({ search }) =>
  historyApi.list(readQuery(search)),
);

export const handle = pageHandle(() => ({
  title: 'History',
  description: 'Who changed what and when.',
  path: null,
}));

export function Component() {
  const { entries, next } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const { record, kind = '', account = '', from = '', to = '', before } = readQuery(search);
  const older = new URLSearchParams({ ...readQuery(search), before: next ?? '' });
  return (
    <Page
      title="History"
      lead={`Who changed what and when. A change can be put back as it was. What was deleted can be restored for ${RESTORE_DAYS} days.`}
    >
      <form
        key={search.toString()}
        className={styles.filter}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(readForm(new FormData(event.currentTarget)));
        }}
      >
        {record && <input type="hidden" name="record" value={record} />}
        <Filter name="account" label="By (email)">
          {(input) => (
            <input {...input} defaultValue={account} spellCheck={false} autoComplete="off" />
          )}
        </Filter>
        <Filter name="kind" label="Of">
          {(input) => (
            <select {...input} defaultValue={kind}>
              <option value="">Everything</option>
              {HISTORY_KINDS.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          )}
        </Filter>
        <Filter name="from" label="From">
          {(input) => <input {...input} type="date" defaultValue={from} />}
        </Filter>
        <Filter name="to" label="To">
          {(input) => <input {...input} type="date" defaultValue={to} />}
        </Filter>
        <button type="submit" className={buttons.secondary}>
          Show
        </button>
      </form>
      {(record || before) && (
        <p>
          <Link to={adminPaths.history}>All changes, the latest first</Link>
        </p>
      )}
      <HistoryList entries={entries} onRestored={() => void revalidate()} ofOne={Boolean(record)} />
      {next && (
        <p>
          <Link to={`?${older}`} className={buttons.secondary}>
            Older changes
          </Link>
        </p>
      )}
    </Page>
  );
}

type Input = { id: string; name: string; className: string | undefined };
type FilterProps = { name: string; label: string; children: (input: Input) => ReactNode };

/** One field of the filter, named as in the page's address. */
const Filter = ({ name, label, children }: FilterProps) => (
  <div className={forms.field}>
    <label htmlFor={name} className={forms.label}>
      {label}
    </label>
    {children({ id: name, name, className: forms.input })}
  </div>
);
