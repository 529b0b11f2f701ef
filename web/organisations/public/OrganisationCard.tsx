import { Link } from 'react-router-dom';
import { bedsLine } from '../../../shared/beds/beds-line.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { announcedOn } from '../../../shared/services/announced.ts';
import { messages } from '../../../shared/site/messages.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { useNow } from '../../clock/clock.tsx';
import { Announced } from '../../directory/Announced.tsx';
import { CheckedOn } from '../../directory/CheckedOn.tsx';
import { AddressLink, EmailLink, PhoneLink, WebsiteLink } from '../../directory/Contact.tsx';
import { Detail, Details } from '../../directory/Details.tsx';
import card from '../../ui/Card.module.css';
import { LinkList } from '../../ui/LinkList.tsx';
import type { ListedOrganisation } from './load-organisations.ts';
import styles from './OrganisationCard.module.css';

type Props = { organisation: ListedOrganisation };

/** What is inside an organisation's card. */
export const OrganisationCard = ({ organisation }: Props) => (
  <>
    <h2 tabIndex={-1} className={card.heading} translate="no">
      {organisation.name}
    </h2>
    <OrganisationFacts organisation={organisation} />
  </>
);

/** What a card says below the name. */
export function OrganisationFacts({ organisation }: Props) {
  const { description, categories, services, lastCheckedAt } = organisation;
  const now = useNow();
  return (
    <>
      {categories && (
        <ul className={styles.tags} aria-label="Categories">
          {categories.map((category) => (
            <li key={category}>{category}</li>
          ))}
        </ul>
      )}
      <p>{description}</p>
      {organisation.beds && <p>{bedsLine(organisation)}</p>}
      <Announced words={announcedOn(organisation, now === null ? null : cityTime(now).date)} />
      {hasContact(organisation) ? <ContactDetails {...organisation} /> : <NoContact />}
      <CheckedOn _id={organisation._id} lastCheckedAt={lastCheckedAt} />
      {services.length > 0 && (
        <div className={styles.services}>
          <h3>Services here</h3>
          <LinkList links={services} />
        </div>
      )}
    </>
  );
}

/** Whether the card is taller than most: six facts or more, or four tags or links, which take as much room. */
export function isTall(organisation: ListedOrganisation) {
  const { phones, email, addresses, website, socials, categories = [], services } = organisation;
  const others = [email, addresses.length > 0, website].filter(Boolean).length;
  const facts = Math.max(phones.length, 1) + socials.length + others;
  return facts > 5 || Math.max(categories.length, services.length) > 3;
}

const hasContact = ({ phones, email, addresses, website, socials }: ListedOrganisation) =>
  phones.length + addresses.length + socials.length > 0 || Boolean(email || website);

function ContactDetails({ phones, email, addresses, website, socials }: ListedOrganisation) {
  return (
    <Details>
      {phones.length === 0 && <Detail name="Phone">{messages.notAvailable}</Detail>}
      {phones.map(({ label, display, href }) => (
        <Detail key={label} name={label}>
          <PhoneLink display={display} href={href} />
        </Detail>
      ))}
      {email && (
        <Detail name="Email">
          <EmailLink email={email} />
        </Detail>
      )}
      {addresses.length > 0 && (
        <Detail name={addresses.length > 1 ? 'Addresses' : 'Address'}>
          {addresses.map((address) => (
            <AddressLink key={address} address={address} />
          ))}
        </Detail>
      )}
      {website && (
        <Detail name="Website">
          <WebsiteLink website={website} />
        </Detail>
      )}
      {socials.map(({ network, href }) => (
        <Detail key={network} name={network}>
          <WebsiteLink website={href} />
        </Detail>
      ))}
    </Details>
  );
}

function NoContact() {
  return (
    <p className={styles.noContact}>
      No contact details are published. Workers at a{' '}
      <Link to={paths.timetable('Day Centre')}>day centre</Link> may know how to reach them.
    </p>
  );
}
