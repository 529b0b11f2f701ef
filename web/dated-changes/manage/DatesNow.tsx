import { Link } from 'react-router-dom';
import { describeChange } from '../../../shared/services/changes/announcements.ts';
import { isOver } from '../../../shared/services/changes/change-input.ts';
import type { ChangeRecord } from '../../../shared/services/changes/change-record.ts';
import type { Service } from '../../../shared/services/service.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { useNow } from '../../clock/clock.tsx';
import forms from '../../forms/Forms.module.css';
import styles from './ChangeList.module.css';
import { targetWords } from './target-words.ts';

type Props = { changes: readonly ChangeRecord[]; services: readonly Service[]; list: string };

/** What holds now instead of the week, with the way to end it: nobody forgets that they are closed. */
export function DatesNow({ changes, services, list }: Props) {
  const today = cityTime(useNow() ?? Date.now()).date;
  const now = changes.filter((change) => change.from <= today && !isOver(change, today));
  if (now.length === 0) return null;
  return (
    <section className={forms.note} aria-label="Instead of your usual times now">
      <ul className={styles.now}>
        {now.map((change) => (
          <li key={change._id}>
            {targetWords(change, services)}: {describeChange(change, today)}
          </li>
        ))}
      </ul>
      <p>
        <Link to={list}>See, change or end it</Link>
      </p>
    </section>
  );
}
