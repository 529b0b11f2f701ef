import { Link } from 'react-router-dom';
import type { RecordKind } from '../../../shared/directory/record-kind.ts';
import type { Found } from '../../../shared/lists/find.ts';
import rows from '../../lists/Rows.module.css';
import { SearchField } from '../../lists/SearchField.tsx';
import styles from './Merging.module.css';

type Props = {
  q: string;
  items: readonly Found[];
  onSearch: (text: string) => void;
  linkTo: (found: Found) => string;
  /** Which kind is offered, and which record is not. */
  of?: { kind: RecordKind; except: string };
};

/** Records by whatever somebody knows of them, each a link; one that was found by several words once. */
export function FoundRecords({ q, items, onSearch, linkTo, of }: Props) {
  const records = items.filter(
    ({ kind, id }, at) =>
      kind !== 'account' &&
      (!of || (kind === of.kind && id !== of.except)) &&
      items.findIndex((it) => it.id === id) === at,
  );
  return (
    <>
      <SearchField label="Name, phone or address" value={q} onSearch={onSearch} />
      <p role="status">{q.trim() && `${records.length || 'None'} found.`}</p>
      <ul className={rows.list}>
        {records.map((found) => (
          <li key={found.id} className={`${rows.row} ${styles.row}`}>
            <Link to={linkTo(found)}>{found.title}</Link>
            <span className={`${rows.said} ${styles.said}`}>{found.text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
