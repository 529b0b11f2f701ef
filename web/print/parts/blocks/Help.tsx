import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import { displayWebsite } from '../../../../shared/contact/website.ts';
import { checkedWords } from '../../../../shared/emergency/emergency.ts';
import type { EmergencyContact } from '../../../../shared/lines/edited.ts';
import type {
  CouncilSection,
  EmergencySection,
  ProsePart,
} from '../../../../shared/paper/handbook/sections.ts';
import blocks from './Blocks.module.css';
import help from './Help.module.css';

/** Whom to ring now: the numbers large enough to read across a room. */
export function EmergencyCalls({ section }: { section: EmergencySection }) {
  return (
    <>
      <div className={help.calls}>
        {section.calls.map(({ _id, heading, text, number, next }) => (
          <div key={_id} className={help.call}>
            <h2>{heading}</h2>
            <p>{text}</p>
            <p className={help.dial}>
              <strong>{number}</strong>
              {next && <span className={help.then}>, {next}</span>}
            </p>
          </div>
        ))}
      </div>
      {section.groups.map(({ heading, contacts }) => (
        <section key={heading} aria-label={heading}>
          <h2 className={blocks.group}>{heading}</h2>
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
      <h2 className={blocks.group}>Whom to ring</h2>
      <Contacts contacts={section.contacts} />
    </>
  );
}

/** Emergency contacts as blocks; an empty line has no place. */
export function Contacts({ contacts }: { contacts: EmergencyContact[] }) {
  return contacts.map((contact) => {
    const { name, phoneDisplay, address, email, website, hours, rule } = contact;
    return (
      <div key={name} className={blocks.block}>
        <ContactLine name={name} phone={phoneDisplay} />
        {hours && <span className={blocks.fact}>{hours}</span>}
        {address && <span className={blocks.fact}>{joinPostcode(address)}</span>}
        {email && <span className={blocks.fact}>{email}</span>}
        {website && <span className={blocks.fact}>{displayWebsite(website)}</span>}
        {rule && <span className={blocks.fact}>{rule}</span>}
        <span className={blocks.fact}>{checkedWords(contact)}</span>
      </div>
    );
  });
}

/** Who, and on the same line where there is room the number. */
export const ContactLine = ({ name, phone }: { name: string; phone: string }) => (
  <span className={blocks.line}>
    <span className={blocks.name}>{name}</span>
    {phone && (
      <span>
        Phone <strong className={blocks.number}>{phone}</strong>
      </span>
    )}
  </span>
);

export function Prose({ parts }: { parts: ProsePart[] }) {
  return parts.map(({ heading, paragraphs, points }) => (
    <section key={heading + paragraphs[0]} className={help.prose}>
      {heading && <h2 className={blocks.group}>{heading}</h2>}
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
