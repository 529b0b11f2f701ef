import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryPage } from '../../shared/history/history.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { asApiError } from '../api/api-error.ts';
import { ErrorCard } from '../ui/Card.tsx';
import styles from './HistoryList.module.css';
import { HistoryList } from './HistoryList.tsx';
import { historyApi } from './history-api.ts';

/** What happened to one record, on its own page: asked for once it is opened. */
export function RecordHistory({ record }: { record: string }) {
  const [page, setPage] = useState<HistoryPage | null>(null);
  const [failure, setFailure] = useState('');
  const load = () => {
    setFailure('');
    historyApi.list({ record }).then(setPage, (error: unknown) => {
      setFailure(asApiError(error).message);
    });
  };
  return (
    <details
      className={`${styles.changes} ${styles.ofRecord}`}
      onToggle={({ currentTarget }) => currentTarget.open && !page && load()}
    >
      <summary>History</summary>
      {failure && <ErrorCard message={failure} />}
      {!page && !failure && <p role="status">Loading...</p>}
      {page && <HistoryList entries={page.entries} onRestored={load} ofOne />}
      {page?.next && <Link to={adminPaths.recordHistory(record)}>Older changes</Link>}
    </details>
  );
}
