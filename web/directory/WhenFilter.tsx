import { Link } from 'react-router-dom';
import { addDays, cityTime, dayOf } from '../../shared/time/city-time.ts';
import { shortDate } from '../../shared/time/short-date.ts';
import { useNow } from '../clock/clock.tsx';
import button from '../ui/Button.module.css';
import styles from '../ui/Choices.module.css';
import type { AskedWhen } from './asked-when.ts';

/** The days that are one tap away, from tomorrow on; the others are a date. */
const NEAR = [1, 2, 3, 4, 5, 6];

type Props = {
  /** The page that is filtered. */
  path: string;
  chosen: AskedWhen;
  /** Where on the page the result stands, if not at its top. */
  hash?: string;
  /** Of the link without a choice; without it one of the others is always chosen. */
  all?: string;
};

/** Open now, today, or another day: plain links and a form, so that they work without script and can be sent to somebody. */
export function WhenFilter({ path, chosen, hash = '', all }: Props) {
  const now = useNow();
  const today = now === null ? null : cityTime(now).date;
  const date = chosen && chosen !== 'now' && 'date' in chosen ? chosen.date : '';
  const near = today === null ? [] : NEAR.map((days) => addDays(today, days));
  const choices = [
    ...(all ? [{ when: '', text: all, isChosen: chosen === null }] : []),
    { when: 'now', text: 'Open now', isChosen: chosen === 'now' },
    { when: 'today', text: 'Today', isChosen: date !== '' && date === today },
    ...near.map((its, at) => ({
      when: its,
      text: at === 0 ? 'Tomorrow' : `${dayOf(its).slice(0, 3)} ${shortDate(its)}`,
      isChosen: its === date,
    })),
  ];
  return (
    <nav aria-label="When" className={styles.filter}>
      <ul className={styles.choices}>
        {choices.map(({ when, text, isChosen }) => (
          <li key={text}>
            <Link
              to={`${path}${when && `?when=${when}`}${hash}`}
              className={styles.choice}
              aria-current={isChosen ? 'true' : undefined}
              preventScrollReset
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <form action={path + hash} className={styles.other}>
        <label>
          Another day <input type="date" name="when" required defaultValue={date} />
        </label>
        <button type="submit" className={button.secondary}>
          Show
        </button>
      </form>
    </nav>
  );
}
