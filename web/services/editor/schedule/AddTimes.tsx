import { useEffect, useState } from 'react';
import { slotFault } from '../../../../shared/services/editing/schedule-faults.ts';
import {
  type InWeeks,
  irregularOf,
  irregularTimesWords,
  type WeekChoice,
} from '../../../../shared/services/editing/week-editing.ts';
import {
  hoursWords,
  keepLength,
  overnightWords,
} from '../../../../shared/services/weeks/schedule-editing.ts';
import type { Day, Slot } from '../../../../shared/time/schedule.ts';
import { listDays } from '../../../../shared/time/words/day-runs.ts';
import buttons from '../../../ui/Button.module.css';
import styles from './AddTimes.module.css';
import { DayPicker } from './inputs/DayPicker.tsx';
import { TimeSelect } from './inputs/TimeSelect.tsx';
import { WeeksField } from './weeks/WeeksField.tsx';

/** The id of the button: where the form's summary leads when days were chosen and not added. */
export const ADD_TIMES_ID = 'pendingTimes';

/** Days and weeks that something else already knows about. */
export type Prefill = { days: Day[]; choice: WeekChoice };

/** A prefill, and how often it has been asked for. */
export type AskedPrefill = Prefill & { asked: number };

const NOTHING: Prefill = { days: [], choice: 'every' };

type Props = {
  /** Where the times begin until somebody sets them. */
  usual: Slot;
  odd: readonly string[];
  /** What it begins with. */
  prefill?: Prefill | undefined;
  /** The city's date YYYY-MM-DD. */
  today: string;
  onAdd: (days: readonly Day[], slot: Slot, inWeeks: InWeeks, words: string) => void;
  /** What is chosen and not yet added, in words; '' for nothing. */
  onPending: (words: string) => void;
  /** What a save was refused for. */
  error?: string;
};

/** What nearly all times hold in; the rest is what the others begin with. */
const EVERY_WEEK: InWeeks = { choice: 'every', from: '', season: { from: '11-01', to: '03-31' } };

/** The quick way in: some days, one time, every week or in some, added to all of them at once. */
export function AddTimes({ usual, odd, today, prefill = NOTHING, onAdd, onPending, error }: Props) {
  const [days, setDays] = useState<Day[]>(prefill.days);
  const [weeks, setWeeks] = useState({ ...EVERY_WEEK, choice: prefill.choice });
  // Today may not be known at first.
  const inWeeks = { ...weeks, from: weeks.from || today };
  const [typed, setTyped] = useState<Partial<Slot>>({});
  const [needsDays, setNeedsDays] = useState(false);
  const start = typed.start ?? usual.start;
  // Until it is set itself, the end follows the start: 18:00 to 17:00 would be nearly a whole day.
  const slot = { start, end: typed.end ?? keepLength(start, usual).end };
  const fault = slotFault(slot);
  const irregular = irregularOf(days, slot, inWeeks);
  const words = irregularTimesWords(irregular) || `${hoursWords(slot)}, ${listDays(days)}`;
  const overnight = overnightWords(slot, days.length === 1 ? days[0] : undefined);

  const pending = days.length > 0 ? words : '';
  useEffect(() => onPending(pending), [pending, onPending]);

  const choose = (chosen: Day[]) => {
    setDays(chosen);
    setNeedsDays(false);
  };
  const add = () => {
    if (days.length === 0) {
      setNeedsDays(true);
      document.getElementById('add-days')?.focus();
    } else if (fault) {
      document.getElementById('add-end')?.focus();
    } else {
      onAdd(days, slot, inWeeks, words);
      setDays([]);
      // The next times are for every week again, unless somebody says otherwise.
      setWeeks(EVERY_WEEK);
    }
  };

  return (
    <div className={styles.add}>
      <DayPicker
        id="add-days"
        legend="Which days?"
        chosen={days}
        onChange={choose}
        error={needsDays ? 'Choose at least one day.' : undefined}
      />
      <WeeksField value={inWeeks} onChange={setWeeks} />
      <div className={styles.times}>
        <label htmlFor="add-start" className={styles.label}>
          Opens
        </label>
        <label htmlFor="add-end" className={styles.label}>
          Closes
        </label>
        <TimeSelect
          id="add-start"
          value={slot.start}
          odd={odd}
          onChange={(time) => setTyped({ ...typed, start: time })}
        />
        <TimeSelect
          id="add-end"
          value={slot.end}
          odd={odd}
          after={slot.start}
          isInvalid={fault !== ''}
          describedBy="add-about"
          onChange={(end) => setTyped({ start, end })}
        />
      </div>
      <div id="add-about" aria-live="polite" className={styles.about}>
        {fault && <p className={styles.error}>{fault}</p>}
        {overnight && <p className={styles.overnight}>{overnight}</p>}
      </div>
      {error && <p className={styles.error}>{error}</p>}
      <button id={ADD_TIMES_ID} type="button" className={buttons.primary} onClick={add}>
        {pending ? `Add ${words}` : 'Add these times'}
      </button>
    </div>
  );
}
