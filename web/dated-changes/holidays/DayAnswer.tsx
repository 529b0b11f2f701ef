import { ANSWERS, type Answer } from '../../../shared/services/changes/holiday-answer.ts';
import { suggestSlot } from '../../../shared/services/weeks/schedule-editing.ts';
import { dayDateWords } from '../../../shared/time/city-time.ts';
import { shortDate } from '../../../shared/time/words/short-date.ts';
import { LIMITS } from '../../../shared/validation/limits.ts';
import { TimeSelect } from '../../services/editor/schedule/inputs/TimeSelect.tsx';
import buttons from '../../ui/Button.module.css';
import { USUAL_TIMES } from '../editor/SlotFields.tsx';
import styles from './HolidayGrid.module.css';

type Props = {
  /** The id of the select; the ids of what belongs to it begin with it. */
  id: string;
  day: { date: string; name: string };
  /** What holds in the week, in words. */
  usual?: string | undefined;
  answer: Answer | null;
  /** What stands where no answer does: "Choose", or that services differ. */
  none: string;
  onChange: (answer: Answer | null) => void;
};

const WORDS: Record<Answer['kind'], string> = {
  closed: 'Closed',
  'as usual': 'As usual',
  hours: 'Other hours',
};
const NONE: readonly string[] = [];

/** What holds on one day, of one service or of all: a choice, and the times of "other hours". */
export function DayAnswer({ id, day: { date, name }, usual, answer, none, onChange }: Props) {
  const slots = answer?.slots ?? [];
  const next = slots.length < LIMITS.slotsADay.value ? suggestSlot(slots, USUAL_TIMES) : null;
  return (
    <div className={styles.day}>
      <label htmlFor={id} className={styles.date}>
        <span className={styles.dateWords}>{dayDateWords(date)}</span>
        {name && <span className={styles.holiday}>{name}</span>}
        {usual && <span className={styles.usual}>Usually {usual}</span>}
      </label>
      <select
        id={id}
        className={styles.answer}
        data-answer={answer?.kind ?? 'none'}
        value={answer?.kind ?? ''}
        onChange={({ target }) => {
          const kind = target.value as Answer['kind'] | '';
          onChange(kind === '' ? null : { kind, slots: kind === 'hours' ? [USUAL_TIMES] : [] });
        }}
      >
        {answer === null && <option value="">{none}</option>}
        {ANSWERS.map((kind) => (
          <option key={kind} value={kind}>
            {WORDS[kind]}
          </option>
        ))}
      </select>
      {answer?.kind === 'hours' && (
        <div className={styles.times}>
          {slots.map((slot, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place: two may be alike while one types
            <div key={at} className={styles.slot}>
              <TimeSelect
                id={`${id}-${at}-start`}
                label={`Opens on ${shortDate(date)}, ${at + 1} of ${slots.length}`}
                value={slot.start}
                odd={NONE}
                onChange={(start) =>
                  onChange({ ...answer, slots: slots.with(at, { ...slot, start }) })
                }
              />
              <TimeSelect
                id={`${id}-${at}-end`}
                label={`Closes on ${shortDate(date)}, ${at + 1} of ${slots.length}`}
                value={slot.end}
                odd={NONE}
                after={slot.start}
                onChange={(end) => onChange({ ...answer, slots: slots.with(at, { ...slot, end }) })}
              />
            </div>
          ))}
          {next && (
            <button
              type="button"
              className={buttons.quiet}
              onClick={() => onChange({ ...answer, slots: [...slots, next] })}
            >
              More times<span className="visually-hidden"> on {shortDate(date)}</span>
            </button>
          )}
          {slots.length > 1 && (
            <button
              type="button"
              className={buttons.quiet}
              onClick={() => onChange({ ...answer, slots: slots.slice(0, -1) })}
            >
              Fewer times<span className="visually-hidden"> on {shortDate(date)}</span>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
