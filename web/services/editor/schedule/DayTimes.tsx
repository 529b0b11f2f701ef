import { useEffect, useRef, useState } from 'react';
import {
  findNextDayOverlap,
  markOverlaps,
  suggestSlot,
} from '../../../../shared/services/weeks/schedule-editing.ts';
import type { Day, Schedule, Slot } from '../../../../shared/time/schedule.ts';
import buttons from '../../../ui/Button.module.css';
import { CopyDay } from './CopyDay.tsx';
import styles from './DayTimes.module.css';
import { SlotRow } from './SlotRow.tsx';

type Props = {
  day: Day;
  schedule: Schedule;
  /** Open at times that are not known. */
  isUnknown: boolean;
  /** Some weeks have other times on it. */
  isInSomeWeeks: boolean;
  faults: Record<string, string>;
  usual: Slot;
  odd: readonly string[];
  onChange: (slots: Slot[]) => void;
  /** Where a day may be open at times that are not known. */
  onUnknown?: (isUnknown: boolean) => void;
  onRemove: (index: number) => void;
  onCopy: (to: readonly Day[]) => void;
};

/** One day of the week: its times one under another, that it is closed, or that nobody knows its times. */
export function DayTimes(props: Props) {
  const { day, schedule, isUnknown, isInSomeWeeks, faults, usual, odd } = props;
  const { onChange, onUnknown, onRemove, onCopy } = props;
  const [isCopying, setCopying] = useState(false);
  const { box, focusNext } = useFocusNext();
  const slots = schedule[day];
  const overlaps = markOverlaps(slots);
  const next = suggestSlot(slots, usual);

  const closeCopy = () => {
    setCopying(false);
    focusNext('[data-copy]');
  };
  return (
    <li className={styles.item}>
      <div
        ref={box}
        role="group"
        id={`schedule.${day}`}
        tabIndex={-1}
        aria-labelledby={`schedule.${day}.name`}
        className={styles.day}
      >
        <div className={styles.head}>
          <h4 id={`schedule.${day}.name`} className={styles.name}>
            {day}
          </h4>
          {slots.length === 0 && !isUnknown && (
            <span className={styles.closed}>{isInSomeWeeks ? 'Some weeks' : 'Closed'}</span>
          )}
          {onUnknown && slots.length === 0 && !isInSomeWeeks && (
            <label className={styles.unknown}>
              <input
                type="checkbox"
                aria-label={`${day}: Open, times not known`}
                checked={isUnknown}
                onChange={({ target }) => onUnknown(target.checked)}
              />
              Open, times not known
            </label>
          )}
          <span className={styles.actions}>
            {slots.length > 0 && (
              <button
                type="button"
                className={buttons.secondary}
                data-copy=""
                aria-expanded={isCopying}
                onClick={() => setCopying(!isCopying)}
              >
                Copy<span className="visually-hidden"> {day} to other days</span>
              </button>
            )}
            {next && (
              <button
                type="button"
                className={buttons.secondary}
                data-add=""
                onClick={() => {
                  onChange([...slots, next]);
                  focusNext(`[id="schedule.${day}.${slots.length}.start"]`);
                }}
              >
                Add<span className="visually-hidden"> times on {day}</span>
              </button>
            )}
          </span>
        </div>
        {slots.length > 0 && (
          <ul className={styles.slots}>
            {slots.map((slot, index) => (
              <SlotRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place: two of a day may be alike while one types
                key={index}
                day={day}
                index={index}
                count={slots.length}
                slot={slot}
                odd={odd}
                faults={[faults[`${day}.${index}.end`], overlaps[index] && faults[day]].filter(
                  (fault) => typeof fault === 'string',
                )}
                runsInto={findNextDayOverlap(schedule, day, slot)}
                onChange={(changed) => onChange(slots.with(index, changed))}
                onRemove={() => {
                  onRemove(index);
                  focusNext('[data-remove]', Math.min(index, slots.length - 2));
                }}
              />
            ))}
          </ul>
        )}
        {isCopying && slots.length > 0 && (
          <div className={styles.copy}>
            <CopyDay
              day={day}
              onClose={closeCopy}
              onCopy={(to) => {
                onCopy(to);
                closeCopy();
              }}
            />
          </div>
        )}
      </div>
    </li>
  );
}

/** Puts the focus, once a change has been drawn, on one of what matches; on the button that adds where nothing does. */
function useFocusNext() {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ selector: string; index: number }>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { selector, index } = wanted.current;
    wanted.current = null;
    const target =
      box.current?.querySelectorAll<HTMLElement>(selector)[index] ??
      box.current?.querySelector<HTMLElement>('[data-add]');
    target?.focus();
  });
  const focusNext = (selector: string, index = 0) => {
    wanted.current = { selector, index };
  };
  return { box, focusNext };
}
