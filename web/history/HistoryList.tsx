import { Link } from 'react-router-dom';
import { type Difference, listDifferences } from '../../shared/history/differences.ts';
import { describeAction, type HistoryEntry, isReversible } from '../../shared/history/history.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { operationsMessages } from '../../shared/site/operations-messages.ts';
import { formatDate, formatTime } from '../../shared/time/city-time.ts';
import { Card, EmptyState } from '../ui/Card.tsx';
import { type Column, RecordTable } from '../ui/records/RecordTable.tsx';
import styles from './HistoryList.module.css';
import { PutBackButton } from './PutBackButton.tsx';
import { RestoreButton } from './RestoreButton.tsx';

/** So many fields are read at a glance; more open when asked. */
const AT_A_GLANCE = 4;

/** Where a record is looked after. */
const PAGES: Record<string, (id: string) => string> = {
  organisation: adminPaths.viewOrganisation,
  service: adminPaths.editService,
  helpline: adminPaths.editHelpline,
  'dated change': adminPaths.editDate,
  'site line': adminPaths.editLine,
  notice: adminPaths.editNotice,
};

const value = (text: string) => <span className={styles.value}>{text || '–'}</span>;

const FIELD: Column<Difference> = { name: 'Field', cell: ({ field }) => field };
const BEFORE: Column<Difference> = { name: 'Before', cell: ({ before }) => value(before) };
const AFTER: Column<Difference> = { name: 'After', cell: ({ after }) => value(after) };

type Props = {
  entries: HistoryEntry[];
  /** What to do once something was restored or put back. */
  onRestored: () => void;
  /** Whether it is the history of one record alone: then its name need not lead anywhere. */
  ofOne?: boolean;
};

/** Who changed what and when, the latest first. */
export function HistoryList({ entries, onRestored, ofOne }: Props) {
  if (entries.length === 0) {
    return (
      <EmptyState title={operationsMessages.history.none}>
        <p>Every change is kept for 12 months.</p>
      </EmptyState>
    );
  }
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <Entry {...{ entry, onRestored, ofOne }} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, onRestored, ofOne }: Omit<Props, 'entries'> & { entry: HistoryEntry }) {
  const { at, account, kind, recordId, before, after, restorableUntil } = entry;
  const instant = Date.parse(at);
  const pageOf = entry.isThere ? PAGES[kind] : undefined;
  // A password that was changed names nobody but who changed it.
  const name = entry.name || (kind === 'account' && account?.email) || kind;
  const rows = listDifferences(entry);
  const columns = [FIELD, ...(before ? [BEFORE] : []), ...(after ? [AFTER] : [])];
  const title = `${describeAction(entry)}: ${name}`;
  return (
    <Card>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.when}>
        {formatDate(instant)}, {formatTime(instant)}, by {account?.email ?? 'nobody signed in'}
      </p>
      {rows.length > 0 && (
        <details className={styles.changes} open={rows.length <= AT_A_GLANCE}>
          <summary>{rows.length === 1 ? '1 field' : `${rows.length} fields`}</summary>
          <RecordTable caption={title} columns={columns} rows={rows} keyOf={({ field }) => field} />
        </details>
      )}
      <div className={styles.ways}>
        {restorableUntil && <RestoreButton {...{ entry, name, restorableUntil, onRestored }} />}
        {isReversible(entry) && <PutBackButton {...{ entry, name }} onDone={onRestored} />}
        {!ofOne && pageOf && (
          <Link to={pageOf(recordId)}>
            Open it<span className="visually-hidden">: {name}</span>
          </Link>
        )}
        {!ofOne && (
          <Link to={adminPaths.recordHistory(recordId)}>
            All changes<span className="visually-hidden"> of {name}</span>
          </Link>
        )}
      </div>
    </Card>
  );
}
