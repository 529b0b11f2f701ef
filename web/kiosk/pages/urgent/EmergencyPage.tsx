import type { EmergencyContact } from '../../../../shared/edited/edited.ts';
import {
  checkedWords,
  emergencyContacts,
  HURT_HEADING,
  nowhereToSleep,
} from '../../../../shared/emergency/emergency.ts';
import {
  DANGER_CALLS,
  type NationalCall,
  OTHER_CALLS,
} from '../../../../shared/emergency/national-calls.ts';
import { emergencySheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { formatTime } from '../../../../shared/time/city-time.ts';
import { CALL_LIST } from '../../../../shared/tonight/steps.ts';
import styles from '../../parts/screen/Emergency.module.css';
import { Screen, ScreenPart } from '../../parts/screen/Screen.tsx';
import {
  AddressFact,
  EmailFact,
  Fact,
  Facts,
  PhoneFact,
  WebsiteFact,
} from '../../parts/service/Facts.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { useOrderTime } from '../../state/use-order-time.ts';

export const handle = kioskHandle('Emergency help', 'reading');

/** Whom to ring now. It needs no directory, so it is there when nothing else is. */
export function Component() {
  const { now, directory } = useKiosk();
  const { council, outOfHours, outreach, referral, hurt } = emergencyContacts();
  const made = useOrderTime();
  const added = directory?.bankHolidays;
  const first = now === null ? undefined : nowhereToSleep(now, undefined, added)[0];
  // A number that somebody reads as the office closes stays; the words above it change.
  const isClosed = made !== null && nowhereToSleep(made, undefined, added)[0] === outOfHours;
  const teams = isClosed ? [outOfHours, council] : [council, outOfHours];
  return (
    <Screen title="Emergency help">
      <Calls of={DANGER_CALLS} />
      {hurt.name && (
        <ScreenPart title={HURT_HEADING}>
          <Contacts contacts={[hurt]} />
          <p>{CALL_LIST}</p>
        </ScreenPart>
      )}
      <Calls of={OTHER_CALLS} />
      <ScreenPart title="Nowhere to sleep tonight?">
        <p>
          {now === null
            ? 'Ring the team that is open. Their hours are below.'
            : `It is ${formatTime(now)}. The council’s office is ${first === council ? 'open' : 'closed'} now.`}
        </p>
        <Contacts contacts={teams} first={first} />
      </ScreenPart>
      <ScreenPart title="Sleeping outside, or worried about someone who is?">
        <Contacts contacts={[outreach, referral]} />
      </ScreenPart>
      <QrCode sheet={emergencySheet()} />
    </Screen>
  );
}

const Calls = ({ of }: { of: readonly NationalCall[] }) => (
  <ul className={styles.calls}>
    {of.map(({ _id, heading, text, number, next }) => (
      <li key={_id} className={styles.call} data-danger={number === '999' || undefined}>
        <h2>{heading}</h2>
        <p className={styles.number}>
          Call {number}
          {next && <span className={styles.next}>{next}</span>}
        </p>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

type ContactsProps = { contacts: EmergencyContact[]; first?: EmergencyContact | undefined };

function Contacts({ contacts, first }: ContactsProps) {
  return (
    <ul className={styles.calls}>
      {contacts.map((contact) => (
        <li key={contact.name} className={styles.call}>
          {contact === first && <p className={styles.first}>Ring this team first now</p>}
          <h3>{contact.name}</h3>
          {contact.rule && <p>{contact.rule}</p>}
          <Facts>
            <PhoneFact display={contact.phoneDisplay} href={contact.phoneHref} />
            {contact.hours && (
              <Fact name="Hours" icon="clock">
                {contact.hours}
              </Fact>
            )}
            <AddressFact addresses={[contact.address]} />
            <EmailFact email={contact.email} />
            <WebsiteFact website={contact.website} />
          </Facts>
          <p>{checkedWords(contact)}</p>
        </li>
      ))}
    </ul>
  );
}
