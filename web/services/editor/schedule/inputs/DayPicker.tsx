import { WEEKDAYS } from '../../../../../shared/services/weeks/schedule-editing.ts';
import { DAYS, type Day } from '../../../../../shared/time/schedule.ts';
import styles from './DayPicker.module.css';

const PRESETS: { label: string; days: readonly Day[] }[] = [
  { label: 'Monday to Friday', days: WEEKDAYS },
  { label: 'Every day', days: DAYS },
];

type Props = {
  id: string;
  legend: string;
  chosen: readonly Day[];
  onChange: (days: Day[]) => void;
  /** A day that cannot be chosen: the one that is copied. */
  without?: Day;
  error?: string;
};

/** Some days of the week: one tap for the usual ones, or each by itself. */
export function DayPicker({ id, legend, chosen, onChange, without, error }: Props) {
  const days = DAYS.filter((day) => day !== without);
  return (
    <fieldset className={styles.picker} aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>{legend}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.presets}>
        {PRESETS.map(({ label, days: preset }) => {
          const these = days.filter((day) => preset.includes(day));
          const isChosen =
            these.length === chosen.length && these.every((day) => chosen.includes(day));
          return (
            <button
              key={label}
              type="button"
              className={styles.preset}
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? [] : these)}
            >
              {label}
            </button>
          );
        })}
      </div>
      <div className={styles.days}>
        {days.map((day, i) => (
          <label key={day} className={styles.day}>
            <input
              id={i === 0 ? id : undefined}
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                onChange(DAYS.filter((it) => (it === day ? target.checked : chosen.includes(it))))
              }
            />
            <span aria-hidden="true">{day.slice(0, 3)}</span>
            <span className="visually-hidden">{day}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
