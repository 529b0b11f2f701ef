import { gatherAlikeDays } from '../../../../shared/services/weeks/alike-days.ts';
import {
  type DayMarked,
  type ShownDay,
  shownWeek,
} from '../../../../shared/services/weeks/shown-week.ts';
import { cityTime } from '../../../../shared/time/city-time.ts';
import { formatDay, type Slot, spokenDay } from '../../../../shared/time/schedule.ts';
import { rotateToToday } from '../../state/from-today.ts';
import styles from './LargeWeek.module.css';

type Props = { service: DayMarked; now: number | null };

/**
 * The coming seven days in large letters: a grid where a glass has room for seven of them beside each other, elsewhere as few lines
 * as there are kinds of days.
 */
export function LargeWeek({ service, now }: Props) {
  const today = now === null ? null : cityTime(now).date;
  const week = rotateToToday(shownWeek(service, today, now));
  return (
    <>
      <span className={styles.lines}>
        {gatherAlikeDays(week, today).map((its) => (
          <span key={its.short} className={styles.line} data-dates={its.dates.join(' ')}>
            <span>
              {its.hasToday && <strong className={styles.today}>Today</strong>}{' '}
              <span className="visually-hidden">{its.spoken} </span>
              <span className={styles.days} aria-hidden="true">
                {its.short}
              </span>
            </span>
            <Hours slots={its.slots} mark={its.mark} />
          </span>
        ))}
      </span>
      <span className={styles.week}>
        {week.map((shown) => (
          <Day
            key={shown.day}
            shown={shown}
            isToday={shown.date !== null && shown.date === today}
          />
        ))}
      </span>
    </>
  );
}

function Day({
  shown: { day, date, slots, mark },
  isToday,
}: {
  shown: ShownDay;
  isToday: boolean;
}) {
  return (
    <span className={styles.cell} data-today={isToday || undefined} data-day={date ?? undefined}>
      <span>
        <span className="visually-hidden">{day} </span>
        <span aria-hidden="true">{day.slice(0, 3)}</span> {date && Number(date.slice(8))}
      </span>
      <Hours slots={slots} mark={mark} />
    </span>
  );
}

/** Times that break where a column is narrow, and nowhere else. */
const Hours = ({ slots, mark }: { slots: readonly Slot[]; mark: string }) => (
  <>
    {(slots.length > 0 || !mark) && (
      <>
        <span className={slots.length > 0 ? styles.hours : styles.closed} aria-hidden="true">
          {formatDay(slots)
            .split(', ')
            .map((slot) => {
              const [from, to] = slot.split('–');
              return (
                <span key={slot}>
                  {from}
                  {to && (
                    <>
                      –<wbr />
                      {to}
                    </>
                  )}
                </span>
              );
            })}
        </span>
        <span className="visually-hidden">{spokenDay(slots)}. </span>
      </>
    )}
    {mark && <span>{mark}</span>}
  </>
);
