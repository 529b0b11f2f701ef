import { Link } from 'react-router-dom';
import type { RecordKind } from '../../../shared/directory/record-kind.ts';
import type { Twins } from '../../../shared/merges/merge.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { ActionButton } from '../../forms/ActionButton.tsx';
import rows from '../../lists/Rows.module.css';
import { mergesApi } from '../../records/merges-api.ts';
import styles from './Merging.module.css';

const NOUNS: Record<RecordKind, string> = {
  organisation: 'Organisations',
  service: 'Services',
  helpline: 'Helplines',
};

/** Two that look like twins: to be compared, or said to be none. */
export function Pair({ twins, onRefused }: { twins: Twins; onRefused: () => Promise<void> }) {
  const { kind, one, other, why } = twins;
  const both = `${one.name} and ${other.name}`;
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <p>
        <strong>{one.name}</strong> and <strong>{other.name}</strong>
        <span className={`${rows.said} ${styles.said}`}>
          {NOUNS[kind]} with {why}
        </span>
      </p>
      <div className={styles.ways}>
        <Link to={adminPaths.merge(kind, one._id, other._id)}>
          Compare<span className="visually-hidden"> {both}</span>
        </Link>
        <ActionButton
          label="Not the same"
          about={both}
          busyLabel="Saving..."
          look="quiet"
          act={async () => {
            await mergesApi.refuse(one._id, other._id);
            await onRefused();
          }}
        />
      </div>
    </li>
  );
}
