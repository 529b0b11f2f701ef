import { type Look, PAPERS, WALK } from '../../shared/paper/print-choice.ts';
import { DAYS, type Day } from '../../shared/time/schedule.ts';
import styles from './PrintPreview.module.css';

const SIZES = [
  { size: 'clear', words: 'Clear print, 14 point' },
  { size: 'large', words: 'Large print, 18 point' },
] as const;

/** How large, where there is a choice, and on which paper. */
export function LookChoice({ look, hasSizes = true }: { look: Look; hasSizes?: boolean }) {
  return (
    <>
      {hasSizes && (
        <fieldset className={styles.choice}>
          <legend>Size of print</legend>
          {SIZES.map(({ size, words }) => (
            <label key={size}>
              <input type="radio" name="size" value={size} defaultChecked={size === look.size} />
              {words}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.choice}>
        <legend>Paper</legend>
        {PAPERS.map((paper) => (
          <label key={paper}>
            <input type="radio" name="paper" value={paper} defaultChecked={paper === look.paper} />
            {paper}
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** Whether a list of one's own is to be in an order to walk it in. */
export const OrderChoice = ({ isWalk }: { isWalk: boolean }) => (
  <fieldset className={styles.choice}>
    <legend>Order</legend>
    <label>
      <input type="radio" name="order" value="" defaultChecked={!isWalk} />
      By kind of help
    </label>
    <label>
      <input type="radio" name="order" value={WALK} defaultChecked={isWalk} />
      As a walk from one to the next
    </label>
  </fieldset>
);

/** Which days; none is all, as none can be wanted. */
export function DayChoice({ days }: { days: readonly Day[] }) {
  return (
    <fieldset className={styles.choice}>
      <legend>Days</legend>
      {DAYS.map((day) => (
        <label key={day}>
          <input type="checkbox" name="day" value={day} defaultChecked={days.includes(day)} />
          {day}
        </label>
      ))}
    </fieldset>
  );
}
