import { overnightWords, suggestSlot } from '../../../shared/services/weeks/schedule-editing.ts';
import type { Slot } from '../../../shared/time/schedule.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import forms from '../../forms/Forms.module.css';
import { TimeSelect } from '../../services/editor/schedule/inputs/TimeSelect.tsx';
import buttons from '../../ui/Button.module.css';
import styles from './ChangeForm.module.css';

type Props = {
  slots: readonly Slot[];
  error: string | undefined;
  onChange: (slots: Slot[]) => void;
};

/** Where the times begin. */
export const USUAL_TIMES: Slot = { start: '09:00', end: '17:00' };
const NONE: readonly string[] = [];

/** The times that hold on each of the dates; an end past midnight is allowed. */
export function SlotFields({ slots, error, onChange }: Props) {
  const next = slots.length < LIMITS.slotsADay.value ? suggestSlot(slots, USUAL_TIMES) : null;
  return (
    <fieldset className={styles.set} aria-describedby={error && 'slots-error'}>
      <legend className={styles.legend}>At which times, on each of these days?</legend>
      {error && (
        <p id="slots-error" className={forms.error}>
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
      {slots.map((slot, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place: two may be alike while one types
        <div key={at} className={styles.slot}>
          <TimeSelect
            id={`slots.${at}.start`}
            label={`Opens, ${at + 1} of ${slots.length}`}
            value={slot.start}
            odd={NONE}
            onChange={(start) => onChange(slots.with(at, { ...slot, start }))}
          />
          <span aria-hidden="true">to</span>
          <TimeSelect
            id={`slots.${at}.end`}
            label={`Closes, ${at + 1} of ${slots.length}`}
            value={slot.end}
            odd={NONE}
            after={slot.start}
            onChange={(end) => onChange(slots.with(at, { ...slot, end }))}
          />
          {slots.length > 1 && (
            <button
              type="button"
              className={buttons.quiet}
              onClick={() => onChange(slots.toSpliced(at, 1))}
            >
              Remove<span className="visually-hidden"> times {at + 1}</span>
            </button>
          )}
          {overnightWords(slot) && <p className={styles.hint}>{overnightWords(slot)}</p>}
        </div>
      ))}
      {next && (
        <button
          id="slots"
          type="button"
          className={buttons.secondary}
          onClick={() => onChange([...slots, next])}
        >
          {slots.length === 0 ? 'Add times' : 'Add more times'}
        </button>
      )}
    </fieldset>
  );
}
