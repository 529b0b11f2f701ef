import { useEffect, useRef, useState } from 'react';
import type { Day } from '../../../../shared/time/schedule.ts';
import { listDays } from '../../../../shared/time/words/day-runs.ts';
import buttons from '../../../ui/Button.module.css';
import styles from './CopyDay.module.css';
import { DayPicker } from './inputs/DayPicker.tsx';

type Props = {
  day: Day;
  onCopy: (to: readonly Day[]) => void;
  onClose: () => void;
};

/** Asks which days are to have the same times as one. Escape closes it. */
export function CopyDay({ day, onCopy, onClose }: Props) {
  const [days, setDays] = useState<Day[]>([]);
  const [needsDays, setNeedsDays] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const copy = () => {
    if (days.length > 0) return onCopy(days);
    setNeedsDays(true);
    document.getElementById(`copy-${day}`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape belongs to whatever inside has the focus
    <div
      ref={box}
      className={styles.copy}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <DayPicker
        id={`copy-${day}`}
        legend={`Give these days the times of ${day}`}
        chosen={days}
        onChange={(chosen) => {
          setDays(chosen);
          setNeedsDays(false);
        }}
        without={day}
        error={needsDays ? 'Choose at least one day.' : undefined}
      />
      <p className={styles.hint}>Times that are there now are replaced. You can undo it.</p>
      <div className={styles.buttons}>
        <button type="button" className={buttons.primary} onClick={copy}>
          {days.length > 0 ? `Copy to ${listDays(days)}` : 'Copy'}
        </button>
        <button type="button" className={buttons.secondary} onClick={onClose}>
          Cancel
        </button>
      </div>
    </div>
  );
}
