import { useMemo } from 'react';
import {
  endTimes,
  insertTimes,
  OFFERED_TIMES,
} from '../../../../../shared/services/weeks/schedule-editing.ts';
import styles from './TimeSelect.module.css';

type Props = {
  id: string;
  /** Where no label stands before it: which day's it is, and whether it opens or closes. */
  label?: string;
  value: string;
  onChange: (time: string) => void;
  /** Times to offer besides the quarters of an hour. */
  odd: readonly string[];
  /** Set for a closing time: when it opens. Ends on the same day come first, the next day's under their own heading. */
  after?: string;
  isInvalid?: boolean;
  describedBy?: string;
};

/**
 * A time of day. The browser's own select: on a phone it opens the wheel or list that people know, at the chosen time;
 * by keyboard one types "08"; and it can say 24:00, which a time input cannot.
 */
export function TimeSelect(props: Props) {
  const { id, label, value, onChange, odd, after, isInvalid, describedBy } = props;
  const isKnown = OFFERED_TIMES.includes(value) || odd.includes(value);
  const offered = useMemo(() => (isKnown ? odd : [...odd, value]), [isKnown, odd, value]);
  // A week holds thousands of options: those that stay are not looked at again.
  const choices = useMemo(
    () => (after === undefined ? options(insertTimes(offered)) : ends(after, offered)),
    [after, offered],
  );
  return (
    <select
      id={id}
      className={styles.time}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices}
    </select>
  );
}

function ends(after: string, odd: readonly string[]) {
  const { sameDay, nextDay } = endTimes(after, odd);
  return (
    <>
      {sameDay.length > 0 && <optgroup label="The same day">{options(sameDay)}</optgroup>}
      <optgroup label="The next day">{options(nextDay)}</optgroup>
    </>
  );
}

const options = (times: readonly string[]) =>
  times.map((time) => <option key={time}>{time}</option>);
