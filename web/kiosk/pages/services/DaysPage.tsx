import { useParams } from 'react-router-dom';
import { DAYS_AHEAD } from '../../../../shared/services/lists/asked-date.ts';
import { isServiceType } from '../../../../shared/services/service.ts';
import { addDays, cityTime, dayOf, MONTHS } from '../../../../shared/time/city-time.ts';
import { DAYS } from '../../../../shared/time/schedule.ts';
import { notFound } from '../../../api/api-error.ts';
import { listOn } from '../../parts/lists/DayChoice.tsx';
import styles from '../../parts/lists/Days.module.css';
import { Screen, ScreenPart } from '../../parts/screen/Screen.tsx';
import { KioskLink } from '../../parts/touch/KioskLink.tsx';
import { useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';

export const handle = kioskHandle('Which day');

export const loader = ({ params: { type } }: { params: { type?: string } }) => {
  if (type && !isServiceType(type)) throw notFound();
  return null;
};

/** Every day that can be asked for, month by month, as buttons: no keyboard. */
export function Component() {
  const { type = '' } = useParams();
  const { now } = useKiosk();
  if (now === null)
    return <Screen title="Which day?" lead="We cannot tell which day it is. Call first." />;
  const today = cityTime(now).date;
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => addDays(today, days));
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  return (
    <Screen title="Which day?" hint="Touch a day for what is open then.">
      {months.map((month) => (
        <ScreenPart
          key={month}
          title={`${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`}
        >
          <ul className={styles.days}>
            {dates
              .filter((date) => date.startsWith(month))
              .map((date, at) => (
                <li key={date} data-weekday={at === 0 ? DAYS.indexOf(dayOf(date)) + 1 : undefined}>
                  <KioskLink
                    to={listOn(isServiceType(type) ? type : undefined, date)}
                    className={styles.day}
                  >
                    <span>{dayOf(date).slice(0, 3)}</span>{' '}
                    <span className={styles.number}>{Number(date.slice(8))}</span>
                  </KioskLink>
                </li>
              ))}
          </ul>
        </ScreenPart>
      ))}
    </Screen>
  );
}
