import { useRef, useState } from 'react';
import { scheduleFaults } from '../../../../shared/services/editing/schedule-faults.ts';
import {
  addTimes,
  type Weeks,
  weeksFaults,
} from '../../../../shared/services/editing/week-editing.ts';
import type { WeekField } from '../../../../shared/services/service.ts';
import { HOURS_UNKNOWN } from '../../../../shared/services/status-words.ts';
import { irregularSlotWords } from '../../../../shared/services/weeks/irregular-words.ts';
import {
  copyDay,
  findOddTimes,
  hoursWords,
  replaceDay,
} from '../../../../shared/services/weeks/schedule-editing.ts';
import { DAYS, type Day, hasHours, type Slot } from '../../../../shared/time/schedule.ts';
import { listDays } from '../../../../shared/time/words/day-runs.ts';
import { AddTimes, type AskedPrefill } from './AddTimes.tsx';
import { DayTimes } from './DayTimes.tsx';
import styles from './ScheduleEditor.module.css';
import { Seasons } from './Seasons.tsx';
import { SomeWeeks } from './SomeWeeks.tsx';
import { Undo } from './Undo.tsx';

type Props = {
  value: Weeks;
  onChange: (weeks: Weeks) => void;
  /** What a new slot begins with: see `usualHours`. */
  usual: Slot;
  /** The city's date YYYY-MM-DD, on which every other week begins until somebody says. */
  today: string;
  /** Where the adding of times begins, once something else in the form has asked for it. */
  prefill: AskedPrefill | undefined;
  /** Told of days that are chosen but not yet added, in words; '' for none. Has to be the same function each time. */
  onPending: (words: string) => void;
  /** What a save was refused for because of those. */
  pendingError?: string;
};

/**
 * A service's week, the times that hold in some weeks only, and the parts of the year. What is wrong shows at its slot while
 * one types, by the rules that a save is checked with. Whatever takes something away, or changes several days, can be
 * undone.
 */
export function ScheduleEditor(props: Props) {
  const { value, onChange, usual, today, prefill, onPending, pendingError } = props;
  const { schedule, irregularSlots, seasons, unknownDays } = value;
  const [odd] = useState(() => findOddTimes(schedule));
  const [done, setDone] = useState<{ words: string; before: Weeks } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const faults = scheduleFaults(schedule);
  const others = weeksFaults(value);

  const change = (next: Partial<Weeks>, words = '') => {
    setDone(words ? { words, before: value } : null);
    onChange({ ...value, ...next });
  };
  const undo = () => {
    if (!done) return;
    onChange(done.before);
    setDone(null);
    heading.current?.focus();
  };
  const remove = (day: Day, index: number) => {
    const slot = schedule[day][index];
    if (!slot) return;
    const left = schedule[day].toSpliced(index, 1);
    const words = `Removed ${hoursWords(slot)} from ${day}${left.length > 0 ? '' : ', which is closed now'}.`;
    change({ schedule: replaceDay(schedule, day, left) }, words);
  };
  const removeSome = (index: number) => {
    const slot = irregularSlots[index];
    const words = slot ? `Removed ${irregularSlotWords(slot)}.` : '';
    change({ irregularSlots: irregularSlots.toSpliced(index, 1) }, words);
  };
  const without = (days: readonly Day[]) => unknownDays.filter((day) => !days.includes(day));
  const isEmpty = !hasHours(schedule) && irregularSlots.length === 0 && unknownDays.length === 0;

  return (
    <div className={styles.editor}>
      <h3 className={styles.heading}>Add times to several days</h3>
      <AddTimes
        // What is asked anew begins anew.
        key={prefill?.asked}
        prefill={prefill}
        usual={usual}
        odd={odd}
        today={today}
        error={pendingError}
        onPending={onPending}
        onAdd={(days, slot, inWeeks, words) =>
          change(addTimes(value, days, slot, inWeeks), `Added ${words}.`)
        }
      />
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        The week
      </h3>
      {isEmpty && (
        <p className={styles.unknown}>No times yet. People will read: “{HOURS_UNKNOWN}”</p>
      )}
      {others.unknownDays && <p className={styles.fault}>{others.unknownDays}</p>}
      <ul id={'unknownDays' satisfies WeekField} tabIndex={-1} className={styles.week}>
        {DAYS.map((day) => (
          <DayTimes
            key={day}
            day={day}
            schedule={schedule}
            isUnknown={unknownDays.includes(day)}
            isInSomeWeeks={irregularSlots.some((slot) => slot.day === day)}
            faults={faults}
            usual={usual}
            odd={odd}
            onChange={(slots) =>
              change({ schedule: replaceDay(schedule, day, slots), unknownDays: without([day]) })
            }
            onUnknown={(isUnknown) =>
              change({
                unknownDays: DAYS.filter((it) =>
                  it === day ? isUnknown : unknownDays.includes(it),
                ),
              })
            }
            onRemove={(index) => remove(day, index)}
            onCopy={(to) =>
              change(
                { schedule: copyDay(schedule, day, to), unknownDays: without(to) },
                `Copied ${day} to ${listDays(to)}.`,
              )
            }
          />
        ))}
      </ul>
      {irregularSlots.length > 0 && (
        <>
          <h3 className={styles.heading}>Some weeks only</h3>
          {others.irregularSlots && <p className={styles.fault}>{others.irregularSlots}</p>}
          <SomeWeeks slots={irregularSlots} faults={others} onRemove={removeSome} />
        </>
      )}
      <h3 className={styles.heading}>The year</h3>
      <Seasons seasons={seasons} onChange={(next, words) => change({ seasons: next }, words)} />
      <Undo words={done?.words ?? ''} onUndo={undo} />
    </div>
  );
}
