import { useParams } from 'react-router-dom';
import { bedsLine } from '../../../../shared/beds/beds-line.ts';
import { findRecord } from '../../../../shared/directory/formerly.ts';
import { serviceSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { noteWords, whoWords } from '../../../../shared/services/who/who-words.ts';
import { cityTime } from '../../../../shared/time/city-time.ts';
import { areTimesUnknown, hoursOn, isTimed } from '../../../../shared/time/hours-on.ts';
import { Conditions } from '../../../directory/conditions/Conditions.tsx';
import { ServiceIcon } from '../../../services/public/ServiceIcon.tsx';
import { Column, Columns } from '../../parts/screen/Columns.tsx';
import { NoDirectory, NotListed } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { AddressFact, Fact, Facts, PhoneFact } from '../../parts/service/Facts.tsx';
import { LastChecked } from '../../parts/service/LastChecked.tsx';
import styles from '../../parts/service/Service.module.css';
import { Slots } from '../../parts/service/Slots.tsx';
import { Announcements, Status } from '../../parts/service/Status.tsx';
import { Week } from '../../parts/service/Week.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { Tile, Tiles } from '../../parts/touch/Tiles.tsx';
import { describeWalk, informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';

export const handle = kioskHandle('Service', 'reading');

/** One service: for whom, whether it is open, the day, the week, the way there, and all of it to take along. */
export function Component() {
  const { id = '' } = useParams();
  const kiosk = useKiosk();
  const { directory, now } = kiosk;
  if (!directory) return <NoDirectory title="Service" />;
  const service = findRecord(directory.services, id);
  if (!service) return <NotListed what="This service" />;

  const { type, subtype, provider, serviceAddress, timesInWords } = service;
  const note = noteWords(service);
  const hours = now === null ? null : hoursOn(service, service.changes, cityTime(now).date);
  // That times are not known its status says.
  const today = hours && !areTimesUnknown(hours.check) ? hours.slots : null;
  const fromHere = describeWalk(kiosk, service._id);
  return (
    <Screen
      above={
        <>
          <ServiceIcon type={type} /> {[type, subtype].filter(Boolean).join(', ')}
        </>
      }
      title={provider.name}
    >
      <Columns>
        <Column>
          <div className={styles.now}>
            <p className={styles.who}>{whoWords(service)}</p>
            <Status service={service} isBesideSlots />
            {today && (
              <p className={styles.today}>
                Today{' '}
                <strong>
                  <Slots slots={today} />
                </strong>
              </p>
            )}
            <Announcements service={service} />
            {timesInWords?.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {service.beds && <p>{bedsLine(service)}</p>}
            <Conditions conditionLines={service.conditionLines} />
            {note && <p>{note}</p>}
          </div>
          {isTimed(service) && <Week service={service} />}
        </Column>
        <Column>
          <Facts>
            <AddressFact addresses={[serviceAddress]} />
            {fromHere && (
              <Fact name="On foot from here" icon="map">
                {fromHere}
              </Fact>
            )}
            <PhoneFact display={service.phoneDisplay} href={service.phoneHref} />
          </Facts>
          <LastChecked {...service} />
          <QrCode sheet={serviceSheet(service, informationInstant(kiosk))} />
        </Column>
      </Columns>
      <Tiles wide>
        <Tile
          to={kioskPaths.organisation(provider._id)}
          icon="building"
          name={`More about ${provider.name}`}
        />
      </Tiles>
    </Screen>
  );
}
