import { irregularSlotWords } from '../../../../shared/services/weeks/irregular-words.ts';
import type { IrregularSlot } from '../../../../shared/time/irregular-slots.ts';
import { RemovableLine } from './RemovableLine.tsx';
import styles from './ScheduleEditor.module.css';

type Props = {
  slots: readonly IrregularSlot[];
  faults: Record<string, string>;
  onRemove: (index: number) => void;
};

/** The times that hold in some weeks only, a line each. */
export function SomeWeeks({ slots, faults, onRemove }: Props) {
  return (
    <ul id="irregularSlots" tabIndex={-1} aria-label="Some weeks only" className={styles.week}>
      {slots.map((slot, index) => (
        <RemovableLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place: two may be alike
          key={index}
          id={`irregularSlots.${index}.end`}
          words={irregularSlotWords(slot)}
          fault={
            Object.entries(faults).find(([path]) => path.startsWith(`irregularSlots.${index}`))?.[1]
          }
          onRemove={() => onRemove(index)}
        />
      ))}
    </ul>
  );
}
