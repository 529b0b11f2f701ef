import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import { displayWebsite } from '../../../../shared/contact/website.ts';
import type { EmergencyContact } from '../../../../shared/edited/edited.ts';
import { checkedWords } from '../../../../shared/emergency/emergency.ts';
import { WHOM_TO_ASK } from '../../../../shared/paper/handbook/help-now.ts';
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
      {section.groups.map(({ id, heading, contacts }) => (
        <section key={heading} id={id} aria-label={heading}>
          <h2 className={blocks.group}>{heading}</h2>
          {contacts.map((contact) => (
            <Contact key={contact.name} contact={contact} />
          ))}
        </section>
      ))}
    </>
  );
}

export function CouncilHelp({ section }: { section: CouncilSection }) {
  return (
    <>
      <Prose parts={section.parts} />
      <h2 className={blocks.group}>{WHOM_TO_ASK}</h2>
      {section.contacts.map((contact) => (
        <Contact key={contact.name} contact={contact} isFull />
      ))}
    </>
  );
}

/**
 * An emergency contact; an empty line has no place. In short, whom and when to ring, and what there is to know of one that has
 * a website alone: all of them are to stand on one page.
 */
function Contact({ contact, isFull = false }: { contact: EmergencyContact; isFull?: boolean }) {
  const { name, phoneDisplay, address, email, website, hours, rule } = contact;
  const known = [hours, checkedWords(contact)].filter(Boolean).join(' ');
  const isWebOnly = !phoneDisplay && !isFull;
  const more = isFull || isWebOnly ? [rule, joinPostcode(address)] : [];
  const contacts = isFull ? [email, website && displayWebsite(website)] : [];
  return (
    <div className={blocks.block}>
      {isWebOnly ? (
        <span className={blocks.fact}>
          <strong>{name}:</strong> {website && `${displayWebsite(website)}. `}
          {known}
        </span>
      ) : (
        <ContactLine name={name} phone={phoneDisplay} />
      )}
      {[...(isWebOnly ? [] : [known]), ...more, ...contacts].filter(Boolean).map((words) => (
        <span key={words} className={blocks.fact}>
          {words}
        </span>
      ))}
    </div>
  );
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
  return parts.map(({ id, heading, paragraphs, points }) => (
    <section key={heading + paragraphs[0]} id={id} className={help.prose}>
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
