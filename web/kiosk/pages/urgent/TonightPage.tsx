import { BEDS_WAYS } from '../../../../shared/beds/beds.ts';
import { callCost } from '../../../../shared/contact/call-cost.ts';
import { emergencyContacts } from '../../../../shared/emergency/emergency.ts';
import { unbrokenPhone } from '../../../../shared/paper/handbook/address.ts';
import { tonightPage } from '../../../../shared/paper/kiosk/tonight-sheet.ts';
import { whoWords } from '../../../../shared/services/who/who-words.ts';
import { hoursUnknownWords } from '../../../../shared/services/whom-to-ask.ts';
import { formatTime } from '../../../../shared/time/city-time.ts';
import {
  ANYBODY_MAY_ASK,
  IF_ILL,
  IF_NOBODY_ANSWERS,
  mayBeFull,
  NO_WALK_IN,
  NONE_ALL_NIGHT,
  STEPS,
  TONIGHT_HEADING,
  tonightWords,
} from '../../../../shared/tonight/steps.ts';
import { tonightAt, walksIn } from '../../../../shared/tonight/tonight.ts';
import { ServiceList } from '../../parts/lists/ServiceList.tsx';
import styles from '../../parts/screen/Emergency.module.css';
import { Screen, ScreenPart } from '../../parts/screen/Screen.tsx';
import { AddressFact, Facts, PhoneFact } from '../../parts/service/Facts.tsx';
import { Announcements, Status } from '../../parts/service/Status.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';

export const handle = kioskHandle('Tonight', 'reading');

/** The steps of the page for tonight on a touchscreen; the numbers are there without a directory too. */
export function Component() {
  const { directory, now } = useKiosk();
  const { services = [], helplines = [], organisations: all = [] } = directory ?? {};
  const tonight = tonightAt(services, helplines, now ?? Date.now(), directory?.bankHolidays, all);
  const { ring, beds, organisations, warm, answering } = tonight;
  const { say, bring, without } = tonightWords();
  const { hurt } = emergencyContacts();
  const places = [...warm.allNight, ...warm.now, ...warm.next];
  const listed = services.filter((service) => places.includes(service));
  return (
    <Screen
      title={TONIGHT_HEADING}
      lead={[
        'In danger? Call 999.',
        hurt.phoneDisplay && `Not safe at home? ${unbrokenPhone(hurt.phoneDisplay)}, free.`,
        now !== null && `At ${formatTime(now)}:`,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <ScreenPart title={`1. ${STEPS.ring}`}>
        <ul className={styles.calls}>
          {ring.map(({ contact: { name, phoneDisplay, phoneHref, hours }, words, isFirst }) => (
            <li key={name} className={styles.call}>
              {now !== null && isFirst && <p className={styles.first}>{words}</p>}
              <h3>{name}</h3>
              <Facts>
                <PhoneFact display={phoneDisplay} href={phoneHref} />
              </Facts>
              <p>{hours}</p>
              <p>{callCost(phoneHref)}</p>
            </li>
          ))}
        </ul>
        <p>{ANYBODY_MAY_ASK}</p>
      </ScreenPart>
      <ScreenPart title={`2. ${STEPS.say}`}>
        <Lines of={say} />
      </ScreenPart>
      <ScreenPart title={`3. ${STEPS.bring}`}>
        <Lines of={bring} />
        <p>{without}</p>
      </ScreenPart>
      <ScreenPart title={`4. ${STEPS.beds}`}>
        {!walksIn(beds) && <p>{NO_WALK_IN}</p>}
        <ul className={styles.calls}>
          {beds.map(({ service, way, isTonight }) => (
            <li key={service._id} className={styles.call}>
              <h3>{service.provider.name}</h3>
              {!isTonight && <Status service={service} />}
              <p>
                <strong>{`${way}. ${BEDS_WAYS[way]}`}</strong>
              </p>
              <p>{[whoWords(service), service.bedsFor].filter(Boolean).join('. ')}</p>
              {isTonight && <Status service={service} />}
              <Announcements service={service} />
              <p>{`${mayBeFull(service.phoneHref)} ${callCost(service.phoneHref)}`}</p>
              <Facts>
                <PhoneFact display={service.phoneDisplay} href={service.phoneHref} />
                <AddressFact addresses={[service.serviceAddress]} />
              </Facts>
              {service.note && <p>{service.note}</p>}
            </li>
          ))}
          {organisations.map(({ _id, name, beds: way, bedsFor, addresses, ...called }) => {
            const first = called.phoneHref.findIndex(Boolean);
            const href = called.phoneHref[first] ?? '';
            return (
              <li key={_id} className={styles.call}>
                <h3>{name}</h3>
                {way && (
                  <p>
                    <strong>{`${way}. ${BEDS_WAYS[way]}`}</strong>
                  </p>
                )}
                {bedsFor && <p>{bedsFor}</p>}
                <p>{hoursUnknownWords(href !== '')}</p>
                <p>{`${mayBeFull(href)} ${callCost(href)}`}</p>
                <Facts>
                  <PhoneFact display={called.phoneDisplay[first] ?? ''} href={href} />
                  <AddressFact addresses={addresses} />
                </Facts>
              </li>
            );
          })}
        </ul>
      </ScreenPart>
      <ScreenPart title={`5. ${STEPS.warm}`}>
        {now !== null && warm.allNight.length === 0 && <p>{NONE_ALL_NIGHT}</p>}
        <ServiceList services={listed} by="both" />
        <p>{IF_ILL}</p>
      </ScreenPart>
      <ScreenPart title={`6. ${STEPS.nobody}`}>
        <Lines of={IF_NOBODY_ANSWERS} />
        <ul className={styles.calls}>
          {answering.map(({ _id, name, description, phoneDisplay, phoneHref }) => (
            <li key={_id} className={styles.call}>
              <h3>{name}</h3>
              <Facts>
                <PhoneFact display={phoneDisplay} href={phoneHref} />
              </Facts>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </ScreenPart>
      <QrCode sheet={tonightPage(tonight, now, directory?.bankHolidays)} />
    </Screen>
  );
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
