import type { EmergencyContact } from '../../../shared/emergency.ts';
import type {
  CouncilSection,
  EmergencySection,
  ProsePart,
} from '../../../shared/handbook/sections.ts';
import { unbroken } from '../../../shared/postcode.ts';
import { displayWebsite } from '../../../shared/website.ts';
import styles from './Paper.module.css';

/** Whom to ring now: the numbers large enough to read across a room. */
export function EmergencyCalls({ section }: { section: EmergencySection }) {
  return (
    <>
      <div className={styles.calls}>
        {section.calls.map(({ _id, heading, text, number, next }) => (
          <div key={_id} className={styles.call}>
            <h2>{heading}</h2>
            <p>{text}</p>
            <p className={styles.dial}>
              <strong>{number}</strong>
              {next && <span className={styles.then}>, {next}</span>}
            </p>
          </div>
        ))}
      </div>
      {section.groups.map(({ heading, contacts }) => (
        <section key={heading} aria-label={heading}>
          <h2 className={styles.group}>{heading}</h2>
          <Contacts contacts={contacts} />
        </section>
      ))}
    </>
  );
}

export function CouncilHelp({ section }: { section: CouncilSection }) {
  return (
    <>
      <Prose parts={section.parts} />
      <h2 className={styles.group}>Whom to ring</h2>
      <Contacts contacts={section.contacts} />
    </>
  );
}

/** Emergency contacts as blocks; an empty line has no place. */
export function Contacts({ contacts }: { contacts: EmergencyContact[] }) {
  return contacts.map(({ name, phoneDisplay, address, email, website, hours, rule }) => (
    <div key={name} className={styles.block}>
      <ContactLine name={name} phone={phoneDisplay} />
      {hours && <span className={styles.fact}>{hours}</span>}
      {address && <span className={styles.fact}>{unbroken(address)}</span>}
      {email && <span className={styles.fact}>{email}</span>}
      {website && <span className={styles.fact}>{displayWebsite(website)}</span>}
      {rule && <span className={styles.fact}>{rule}</span>}
    </div>
  ));
}

/** Who, and on the same line where there is room the number. */
export const ContactLine = ({ name, phone }: { name: string; phone: string }) => (
  <span className={styles.line}>
    <span className={styles.name}>{name}</span>
    {phone && (
      <span>
        Phone <strong className={styles.number}>{phone}</strong>
      </span>
    )}
  </span>
);

export function Prose({ parts }: { parts: ProsePart[] }) {
  return parts.map(({ heading, paragraphs, points }) => (
    <section key={heading + paragraphs[0]} className={styles.prose}>
      {heading && <h2 className={styles.group}>{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
