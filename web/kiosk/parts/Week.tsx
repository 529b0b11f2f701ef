import type { PublicService } from '../../../shared/services/service.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { DAYS } from '../../../shared/time/schedule.ts';
import { useKiosk } from '../state/kiosk.ts';
import { Slots } from './Slots.tsx';
import styles from './Week.module.css';

/** The whole week of a service whose hours are known, today's line marked in words and colour. */
export function Week({ service }: { service: PublicService }) {
  const { schedule, dayMarks } = service;
  const { now } = useKiosk();
  const today = now === null ? null : cityTime(now).day;
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">The week</caption>
      <tbody>
        {DAYS.map((day) => (
          <tr key={day} data-today={day === today || undefined}>
            <th scope="row">
              {day}
              {day === today && <span className={styles.today}> today</span>}
            </th>
            <td>
              {(schedule[day].length > 0 || !dayMarks?.[day]) && <Slots slots={schedule[day]} />}{' '}
              {dayMarks?.[day]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
