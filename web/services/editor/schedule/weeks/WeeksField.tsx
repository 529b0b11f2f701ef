import {
  type InWeeks,
  WEEK_CHOICES,
  type WeekChoice,
} from '../../../../../shared/services/editing/week-editing.ts';
import controls from './Control.module.css';
import styles from './WeeksField.module.css';
import { YearlyDays } from './YearlyDays.tsx';

const LABELS: Record<WeekChoice, string> = {
  every: 'Every week',
  first: 'The first of the month',
  second: 'The second of the month',
  third: 'The third of the month',
  fourth: 'The fourth of the month',
  last: 'The last of the month',
  other: 'Every other week',
  season: 'Every week, part of the year',
};

type Props = { value: InWeeks; onChange: (value: InWeeks) => void };

/** In which weeks the times hold. Nearly all hold in every week, so that this stands there and asks nothing. */
export function WeeksField({ value, onChange }: Props) {
  const { choice, from, season } = value;
  return (
    <div className={styles.weeks}>
      <label htmlFor="add-weeks" className={styles.label}>
        Which weeks?
      </label>
      <select
        id="add-weeks"
        className={controls.control}
        value={choice}
        onChange={({ target }) => onChange({ ...value, choice: target.value as WeekChoice })}
      >
        {WEEK_CHOICES.map((it) => (
          <option key={it} value={it}>
            {LABELS[it]}
          </option>
        ))}
      </select>
      {choice === 'other' && (
        <>
          <label htmlFor="add-from" className={styles.label}>
            From which date?
          </label>
          <input
            id="add-from"
            type="date"
            className={controls.control}
            value={from}
            onChange={({ target }) => target.value && onChange({ ...value, from: target.value })}
          />
        </>
      )}
      {choice === 'season' && (
        <YearlyDays
          id="add-season"
          value={season}
          onChange={(changed) => onChange({ ...value, season: changed })}
        />
      )}
    </div>
  );
}
