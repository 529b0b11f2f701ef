import { overnightWords } from '../../../../shared/services/weeks/schedule-editing.ts';
import { type Day, formatSlot, type Slot, spokenSlot } from '../../../../shared/time/schedule.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { TimeSelect } from './inputs/TimeSelect.tsx';
import styles from './SlotRow.module.css';

type Props = {
  day: Day;
  /** Its place among the day's, and how many those are. */
  index: number;
  count: number;
  slot: Slot;
  odd: readonly string[];
  /** What a save would be refused for. */
  faults: string[];
  /** The next day's slot that this one runs into. */
  runsInto: Slot | null;
  onChange: (slot: Slot) => void;
  onRemove: () => void;
};

/** One stretch of a day: when it opens, when it closes, and what to know about that. */
export function SlotRow(props: Props) {
  const { day, index, count, slot, odd, faults, runsInto, onChange, onRemove } = props;
  const path = `schedule.${day}.${index}`;
  const which = count > 1 ? `, ${index + 1} of ${count}` : '';
  const overnight = overnightWords(slot, day);
  const time = { odd, isInvalid: faults.length > 0, describedBy: `${path}.about` };
  return (
    <li className={styles.row}>
      <div className={styles.times}>
        <TimeSelect
          {...time}
          id={`${path}.start`}
          label={`${day} opens${which}`}
          value={slot.start}
          onChange={(start) => onChange({ ...slot, start })}
        />
        <span aria-hidden="true">to</span>
        <TimeSelect
          {...time}
          id={`${path}.end`}
          label={`${day} closes${which}`}
          value={slot.end}
          after={slot.start}
          onChange={(end) => onChange({ ...slot, end })}
        />
        <button type="button" className={styles.remove} data-remove="" onClick={onRemove}>
          <Icon name="x" />
          <span className="visually-hidden">
            Remove {day} {spokenSlot(slot)}
          </span>
        </button>
      </div>
      <div id={`${path}.about`} aria-live="polite" className={styles.about}>
        {faults.map((fault) => (
          <p key={fault} className={styles.fault}>
            {fault}
          </p>
        ))}
        {overnight && <p>{overnight}</p>}
        {runsInto && (
          <p className={styles.warning}>
            It runs into the next day’s {formatSlot(runsInto)}. Is that right?
          </p>
        )}
      </div>
    </li>
  );
}
