import { useParams } from 'react-router-dom';
import { servicesSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { isServiceType, type PublicService } from '../../../../shared/services/service.ts';
import { HOURS_UNKNOWN } from '../../../../shared/services/status.ts';
import { type ShownDay, shownWeek } from '../../../../shared/services/weeks/shown-week.ts';
import { whoWords } from '../../../../shared/services/who/who-words.ts';
import { cityTime } from '../../../../shared/time/city-time.ts';
import { isTimed } from '../../../../shared/time/hours-on.ts';
import { formatDay, spokenDay } from '../../../../shared/time/schedule.ts';
import { ServiceIcon } from '../../../services/public/ServiceIcon.tsx';
import { DayChoice, WEEK } from '../../parts/lists/DayChoice.tsx';
import styles from '../../parts/lists/Large.module.css';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { Announcements } from '../../parts/service/Status.tsx';
import { TimesInWords } from '../../parts/service/TimesInWords.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { KioskLink } from '../../parts/touch/KioskLink.tsx';
import { rotateToToday } from '../../state/from-today.ts';
import { informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { sortOwnFirst } from '../../state/order.ts';

export { loader } from './ServicesOnPage.tsx';

export const handle = kioskHandle('The week', 'reading');

/** The coming seven days of every service of a type, as a grid in letters that are read standing. */
export function Component() {
  const { type = '' } = useParams();
  const kiosk = useKiosk();
  const { directory, now, settings } = kiosk;
  if (!isServiceType(type)) return null;
  if (!directory) return <NoDirectory title={type} />;
  const services = sortOwnFirst(
    directory.services.filter((service) => service.type === type),
    settings.own,
  );
  return (
    <Screen
      title={
        <>
          <ServiceIcon type={type} /> {type}: the week
        </>
      }
    >
      <DayChoice type={type} date={WEEK} />
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service._id} className={styles.item}>
            <KioskLink to={kioskPaths.service(service._id)} className={styles.card}>
              <Week service={service} now={now} />
            </KioskLink>
          </li>
        ))}
      </ul>
      <QrCode sheet={servicesSheet(type, services, informationInstant(kiosk))} />
    </Screen>
  );
}

function Week({ service, now }: { service: PublicService; now: number | null }) {
  const { subtype, provider } = service;
  const today = now === null ? null : cityTime(now).date;
  return (
    <>
      <strong className={styles.name}>{provider.name}</strong>
      <span>{[subtype, whoWords(service)].filter(Boolean).join('. ')}</span>
      {isTimed(service) ? (
        <span className={styles.week}>
          {rotateToToday(shownWeek(service, today, now)).map((shown) => (
            <Day
              key={shown.day}
              shown={shown}
              isToday={shown.date !== null && shown.date === today}
            />
          ))}
        </span>
      ) : (
        <strong>{HOURS_UNKNOWN}</strong>
      )}
      <TimesInWords service={service} />
      <Announcements service={service} />
    </>
  );
}

/** A day of the grid; its times break where a column is narrow, and nowhere else. */
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
    </span>
  );
}
