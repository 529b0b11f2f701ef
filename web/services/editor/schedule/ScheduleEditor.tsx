import { useRef, useState } from 'react';
import {
  addToDays,
  copyDay,
  hoursWords,
  oddTimes,
  withDay,
} from '../../../../shared/services/schedule-editing.ts';
import { scheduleFaults } from '../../../../shared/services/schedule-faults.ts';
import { HOURS_UNKNOWN } from '../../../../shared/services/status.ts';
import { listDays } from '../../../../shared/time/day-runs.ts';
import {
  DAYS,
  type Day,
  hasHours,
  type Schedule,
  type Slot,
} from '../../../../shared/time/schedule.ts';
import { AddTimes } from './AddTimes.tsx';
import { DayTimes } from './DayTimes.tsx';
import styles from './ScheduleEditor.module.css';
import { Undo } from './Undo.tsx';

type Props = {
  value: Schedule;
  onChange: (schedule: Schedule) => void;
  /** What a new slot begins with: see `usualHours`. */
  usual: Slot;
  /** Told of days that are chosen but not yet added, in words; '' for none. Has to be the same function each time. */
  onPending: (words: string) => void;
  /** What a save was refused for because of those. */
  pendingError?: string;
};

/**
 * A service's week. What is wrong shows at its slot while one types, by the rules that a save is checked with. Whatever
 * takes something away, or changes several days, can be undone.
 */
export function ScheduleEditor({ value, onChange, usual, onPending, pendingError }: Props) {
  const [odd] = useState(() => oddTimes(value));
  const [done, setDone] = useState<{ words: string; before: Schedule } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const faults = scheduleFaults(value);

  const change = (next: Schedule, words = '') => {
    setDone(words ? { words, before: value } : null);
    onChange(next);
  };
  const undo = () => {
    if (!done) return;
    onChange(done.before);
    setDone(null);
    heading.current?.focus();
  };
  const remove = (day: Day, index: number) => {
    const slot = value[day][index];
    if (!slot) return;
    const left = value[day].toSpliced(index, 1);
    const words = `Removed ${hoursWords(slot)} from ${day}${left.length > 0 ? '' : ', which is closed now'}.`;
    change(withDay(value, day, left), words);
  };

  return (
    <div className={styles.editor}>
      <h3 className={styles.heading}>Add times to several days</h3>
      <AddTimes
        usual={usual}
        odd={odd}
        error={pendingError}
        onPending={onPending}
        onAdd={(days, slot) =>
          change(addToDays(value, days, slot), `Added ${hoursWords(slot)}, ${listDays(days)}.`)
        }
      />
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        The week
      </h3>
      {!hasHours(value) && (
        <p className={styles.unknown}>No times yet. People will read: “{HOURS_UNKNOWN}”</p>
      )}
      <ul className={styles.week}>
        {DAYS.map((day) => (
          <DayTimes
            key={day}
            day={day}
            schedule={value}
            faults={faults}
            usual={usual}
            odd={odd}
            onChange={(slots) => change(withDay(value, day, slots))}
            onRemove={(index) => remove(day, index)}
            onCopy={(to) => change(copyDay(value, day, to), `Copied ${day} to ${listDays(to)}.`)}
          />
        ))}
      </ul>
      <Undo words={done?.words ?? ''} onUndo={undo} />
    </div>
  );
}
