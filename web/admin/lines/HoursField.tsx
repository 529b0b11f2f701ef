import { scheduleFaults } from '../../../shared/services/editing/schedule-faults.ts';
import { copyDay, replaceDay } from '../../../shared/services/weeks/schedule-editing.ts';
import { DAYS, type Schedule } from '../../../shared/time/schedule.ts';
import { DayTimes } from '../../services/editor/schedule/DayTimes.tsx';
import styles from '../../services/editor/schedule/ScheduleEditor.module.css';

const OFFICE_HOURS = { start: '09:00', end: '17:00' };

type Props = { value: Schedule; onChange: (schedule: Schedule) => void };

/** The week of a team, day by day, as that of a service. At every other minute the team out of hours comes first. */
export function HoursField({ value, onChange }: Props) {
  const faults = scheduleFaults(value);
  return (
    <ul className={styles.week}>
      {DAYS.map((day) => (
        <DayTimes
          key={day}
          day={day}
          schedule={value}
          isUnknown={false}
          isInSomeWeeks={false}
          faults={faults}
          usual={OFFICE_HOURS}
          odd={[]}
          onChange={(slots) => onChange(replaceDay(value, day, slots))}
          onRemove={(index) => onChange(replaceDay(value, day, value[day].toSpliced(index, 1)))}
          onCopy={(to) => onChange(copyDay(value, day, to))}
        />
      ))}
    </ul>
  );
}
