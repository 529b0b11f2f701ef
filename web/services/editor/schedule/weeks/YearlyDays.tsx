import { MONTHS } from '../../../../../shared/time/city-time.ts';
import type { DateSpan } from '../../../../../shared/time/date-spans.ts';
import controls from './Control.module.css';
import styles from './YearlyDays.module.css';

type Props = { id: string; value: DateSpan; onChange: (span: DateSpan) => void };

/** The first and the last day of a part of every year, each a day and a month. */
export function YearlyDays({ id, value, onChange }: Props) {
  return (
    <div className={styles.days}>
      <YearlyDay
        id={`${id}-from`}
        label="First day"
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <YearlyDay
        id={`${id}-to`}
        label="Last day"
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
      />
    </div>
  );
}

type DayProps = { id: string; label: string; value: string; onChange: (day: string) => void };

function YearlyDay({ id, label, value, onChange }: DayProps) {
  const [month = '01', day = '01'] = value.split('-');
  // A leap year: 29 February means the 28th in other years.
  const length = new Date(Date.UTC(2028, Number(month), 0)).getUTCDate();
  const days = Array.from({ length }, (_, at) => twoDigits(at + 1));
  const inMonth = (next: string) => {
    const last = new Date(Date.UTC(2028, Number(next), 0)).getUTCDate();
    return `${next}-${twoDigits(Math.min(Number(day), last))}`;
  };
  return (
    <fieldset className={styles.day}>
      <legend className={styles.label}>{label}</legend>
      <select
        id={id}
        aria-label={`${label}: day`}
        className={controls.control}
        value={day}
        onChange={({ target }) => onChange(`${month}-${target.value}`)}
      >
        {days.map((it) => (
          <option key={it} value={it}>
            {Number(it)}
          </option>
        ))}
      </select>
      <select
        aria-label={`${label}: month`}
        className={controls.control}
        value={month}
        onChange={({ target }) => onChange(inMonth(target.value))}
      >
        {MONTHS.map((name, at) => (
          <option key={name} value={twoDigits(at + 1)}>
            {name}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
