import { displayWebsite } from '../../../../shared/contact/website.ts';
import type {
  HelplineEntry,
  HelplinesSection,
} from '../../../../shared/paper/handbook/sections.ts';
import styles from './Blocks.module.css';
import { PhoneWords } from './Place.tsx';
import { Titled } from './Titled.tsx';

export function HelplineGroups({ section: { groups } }: { section: HelplinesSection }) {
  if (groups.length === 0) return <p>There are no helplines in the handbook yet.</p>;
  return groups.map(({ id, title, forWhom, helplines }) => (
    <Titled key={id} id={id} title={title} lead={forWhom}>
      {helplines.map((helpline) => (
        <HelplineBlock key={helpline.id} helpline={helpline} />
      ))}
    </Titled>
  ));
}

export function HelplineBlock({ helpline }: { helpline: HelplineEntry }) {
  const { id, name, description, phone, hours, email, website, checked } = helpline;
  return (
    <div className={styles.block} id={id}>
      <bdi className={styles.name}>{name}</bdi>
      <p dir="auto" className={styles.text}>
        {description}
      </p>
      {phone && (
        <span className={styles.fact}>
          <PhoneWords {...phone} label="" />
        </span>
      )}
      {hours && <bdi className={styles.fact}>Hours: {hours}</bdi>}
      {email && <span className={styles.fact}>Email: {email}</span>}
      {website && <span className={styles.fact}>Website: {displayWebsite(website)}</span>}
      {checked && <strong className={styles.fact}>{checked}</strong>}
    </div>
  );
}
