import type { EmergencyContact } from '../../shared/edited/edited.ts';
import { checkedWords } from '../../shared/emergency/emergency.ts';
import checkedOn from '../directory/CheckedOn.module.css';
import { AddressLink } from '../directory/Contact.tsx';
import { Detail, Details } from '../directory/Details.tsx';
import { OnlineDetails } from '../directory/OnlineDetails.tsx';
import { Icon } from '../icons/Icon.tsx';
import button from '../ui/Button.module.css';
import card from '../ui/Card.module.css';
import styles from './EmergencyCard.module.css';

/** What is inside the card of an emergency contact; what is not known has no line. `first`: the one to ring at this hour. */
export function EmergencyCard({ contact, first }: { contact: EmergencyContact; first?: boolean }) {
  const { name, phoneDisplay, phoneHref, hours, rule, address, email, website } = contact;
  return (
    <>
      {first && <p className={styles.first}>Ring this team first now</p>}
      <h3 tabIndex={-1} className={card.heading}>
        {name}
      </h3>
      {rule && <p>{rule}</p>}
      {phoneDisplay && (
        <a
          className={`${first ? button.primary : button.secondary} ${styles.call}`}
          href={phoneHref}
        >
          <Icon name="phone" /> {phoneDisplay}
        </a>
      )}
      <Details>
        {hours && <Detail name="Hours">{hours}</Detail>}
        {address && (
          <Detail name="Address">
            <AddressLink address={address} />
          </Detail>
        )}
        <OnlineDetails email={email} website={website} />
      </Details>
      <p className={checkedOn.checked}>{checkedWords(contact)}</p>
    </>
  );
}
