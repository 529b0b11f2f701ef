import { Link } from 'react-router-dom';
import { describeChange } from '../../../shared/services/changes/announcements.ts';
import type { ListedChange } from '../../../shared/services/changes/change-record.ts';
import { timeOf } from '../../../shared/services/changes/change-times.ts';
import { useToday } from '../../clock/use-today.ts';
import forms from '../../forms/Forms.module.css';
import styles from './ChangeList.module.css';

type Props = { changes: readonly ListedChange[]; list: string };

/** What holds now instead of the week, with the way to end it: nobody forgets that they are closed. */
export function DatesNow({ changes, list }: Props) {
  const today = useToday();
  const now = changes.filter((change) => timeOf(change, today) === 'now');
  if (now.length === 0) return null;
  return (
    <section className={forms.note} aria-label="Instead of your usual times now">
      <ul className={styles.now}>
        {now.map((change) => (
          <li key={change._id}>
            {change.target}: {describeChange(change, today)}
          </li>
        ))}
      </ul>
      <p>
        <Link to={list}>See, change or end it</Link>
      </p>
    </section>
  );
}
