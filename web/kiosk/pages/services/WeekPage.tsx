import { useParams } from 'react-router-dom';
import { servicesSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { createPlaceNames } from '../../../../shared/services/board/places.ts';
import { isServiceType, type PublicService } from '../../../../shared/services/service.ts';
import { shownWeek } from '../../../../shared/services/weeks/shown-week.ts';
import { limitWords } from '../../../../shared/services/who/who-words.ts';
import { hoursUnknownWords } from '../../../../shared/services/whom-to-ask.ts';
import { addDays, cityTime } from '../../../../shared/time/city-time.ts';
import { isTimed } from '../../../../shared/time/hours-on.ts';
import { DAYS } from '../../../../shared/time/schedule.ts';
import { ServiceIcon } from '../../../services/public/ServiceIcon.tsx';
import { DayChoice, WEEK } from '../../parts/lists/DayChoice.tsx';
import styles from '../../parts/lists/Large.module.css';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { LargeWeek } from '../../parts/service/LargeWeek.tsx';
import { Announcements } from '../../parts/service/Status.tsx';
import { TimesInWords } from '../../parts/service/TimesInWords.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { KioskLink } from '../../parts/touch/KioskLink.tsx';
import { informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { sortForScreen } from '../../state/order.ts';
import { useOrderTime } from '../../state/use-order-time.ts';

export { loader } from './ServicesOnPage.tsx';

export const handle = kioskHandle('The week', 'reading');

/**
 * The coming seven days of every service of a type, in letters that are read standing: who is open first, the nearest before the
 * others where it is known how far they are.
 */
export function Component() {
  const { type = '' } = useParams();
  const kiosk = useKiosk();
  const { directory, now, settings, near } = kiosk;
  const made = useOrderTime();
  if (!isServiceType(type)) return null;
  if (!directory) return <NoDirectory title={type} />;
  const services = sortForScreen(
    directory.services.filter((service) => service.type === type),
    made,
    settings.own,
    near,
  );
  const nameOf = createPlaceNames(directory.services);
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
              <Place service={service} name={nameOf(service).name} now={now} />
            </KioskLink>
          </li>
        ))}
      </ul>
      <QrCode sheet={servicesSheet(type, services, informationInstant(kiosk))} />
    </Screen>
  );
}

type PlaceProps = { service: PublicService; name: string; now: number | null };

function Place({ service, name, now }: PlaceProps) {
  // What is for everyone needs no line of its own.
  const who = [service.subtype, limitWords(service)].filter(Boolean).join('. ');
  const announced = announcedInWeek(service, now);
  return (
    <>
      <strong className={styles.name}>{name}</strong>
      {who && <span className={styles.who}>{who}</span>}
      {isTimed(service) ? (
        <LargeWeek service={service} now={now} />
      ) : (
        <strong>{hoursUnknownWords(service.phone !== '')}</strong>
      )}
      <TimesInWords service={service} />
      <Announcements service={{ announced }} />
    </>
  );
}

/** What is announced of the week that is shown; what comes later is a touch away. All of it where nobody knows the date. */
function announcedInWeek(service: PublicService, now: number | null) {
  const { announced = [] } = service;
  if (now === null) return announced;
  const { date } = cityTime(now);
  const isChanged = shownWeek(service, date, now).some((day) => day.isChanged);
  const last = addDays(date, DAYS.length - 1);
  return announced.filter(({ to }) => isChanged || to === '' || to <= last);
}
