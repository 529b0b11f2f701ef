import { type DayMarked, shownWeek } from '../../../../shared/services/weeks/shown-week.ts';
import { cityTime } from '../../../../shared/time/city-time.ts';
import { shortDate } from '../../../../shared/time/words/short-date.ts';
import { rotateToToday } from '../../state/from-today.ts';
import { useKiosk } from '../../state/kiosk.ts';
import { Slots } from './Slots.tsx';
import styles from './Week.module.css';

/** The coming seven dates of a service whose week is known, today's line marked in words and colour. */
export function Week({ service }: { service: DayMarked }) {
  const { now } = useKiosk();
  const today = now === null ? null : cityTime(now).date;
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">The week</caption>
      <tbody>
        {rotateToToday(shownWeek(service, today, now)).map(({ day, date, slots, mark }) => {
          const isToday = date !== null && date === today;
          return (
            <tr key={day} data-today={isToday || undefined}>
              <th scope="row">
                {day}
                {date && (
                  <span className={styles.today}> {isToday ? 'today' : shortDate(date)}</span>
                )}
              </th>
              <td>
                {(slots.length > 0 || !mark) && <Slots slots={slots} />} {mark}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
