import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import { displayWebsite } from '../../../../shared/contact/website.ts';
import type {
  CategoriesSection,
  OrganisationEntry,
  OrganisationsSection,
} from '../../../../shared/paper/handbook/sections.ts';
import { messages } from '../../../../shared/site/messages.ts';
import blocks from './Blocks.module.css';
import lists from './Lists.module.css';
import { PhoneWords } from './Place.tsx';

export function Organisations({ section: { letters, none } }: { section: OrganisationsSection }) {
  if (letters.length === 0) return <p>{none ?? messages.noOrganisations.text}</p>;
  return letters.map(({ letter, organisations }) => (
    <section key={letter} aria-label={letter}>
      <h2 className={blocks.letter}>{letter}</h2>
      {organisations.map((organisation) => (
        <OrganisationBlock key={organisation.id} organisation={organisation} />
      ))}
    </section>
  ));
}

type Props = {
  organisation: OrganisationEntry;
  /** On a sheet of its own, whose title its name is and which has its timetables. */
  isAlone?: boolean;
};

export function OrganisationBlock({ organisation, isAlone }: Props) {
  const { id, name, description, phones, email, website, addresses } = organisation;
  const { categories, socials, services, checked } = organisation;
  return (
    <div className={isAlone ? blocks.alone : blocks.block} id={id}>
      {!isAlone && <bdi className={blocks.name}>{name}</bdi>}
      <p dir="auto" className={blocks.text}>
        {description}
      </p>
      {phones.map((phone) => (
        <span key={phone.label} className={blocks.fact}>
          <PhoneWords {...phone} label={`${phone.label}:`} />
        </span>
      ))}
      {addresses.map((address) => (
        <bdi key={address} className={blocks.fact}>
          Address: {joinPostcode(address)}
        </bdi>
      ))}
      {email && <span className={blocks.fact}>Email: {email}</span>}
      {website && <span className={blocks.fact}>Website: {displayWebsite(website)}</span>}
      {socials.map(({ network, href }) => (
        <span key={network} className={blocks.fact}>
          {network}: {displayWebsite(href)}
        </span>
      ))}
      {categories.length > 0 && (
        <span className={blocks.fact}>Helps with: {categories.join(', ')}</span>
      )}
      {!isAlone && services.length > 0 && (
        <span className={blocks.fact}>Times: {services.map(({ type }) => type).join('; ')}</span>
      )}
      {checked && <strong className={blocks.fact}>{checked}</strong>}
    </div>
  );
}

export function Categories({ section: { categories } }: { section: CategoriesSection }) {
  return categories.map(({ id, category, organisations }) => (
    <section key={id} id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className={blocks.group}>
        {category}
      </h2>
      <ul className={lists.names}>
        {organisations.map(({ name, target, phone }) => (
          <li key={target}>
            <a href={`#${target}`}>
              <bdi>{name}</bdi>
            </a>
            {phone && <strong className={blocks.number}>{phone.display}</strong>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
