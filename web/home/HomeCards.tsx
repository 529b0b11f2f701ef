import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HelplineType } from '../../shared/helplines/helpline.ts';
import { paths } from '../../shared/paths/paths.ts';
import type { ServiceType } from '../../shared/services/service.ts';
import { Icon } from '../icons/Icon.tsx';
import { ServiceIcon } from '../services/public/ServiceIcon.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './HomeCards.module.css';

type Props = {
  serviceTypes: { type: ServiceType; count: number }[];
  helplineTypes: { type: HelplineType; count: number }[];
};

const GENERAL = ['Young People', 'Housing Advice', 'Legal Advice', 'Animals'];

/** 'Available Resources': three cards that open (docs/product.md#home). */
export function HomeCards({ serviceTypes, helplineTypes }: Props) {
  return (
    <section aria-labelledby="available-resources">
      <h2 id="available-resources">Available Resources</h2>
      <div className={styles.cards}>
        <ResourceCard id="general" name="General" icon={<Icon name="heart" size={32} />}>
          {GENERAL.map((category) => (
            <Item key={category} to={paths.orgCategory(category)}>
              {category}
            </Item>
          ))}
          <Item to={paths.roughSleepers}>Rough Sleepers</Item>
        </ResourceCard>
        <ResourceCard id="timetables" name="Timetables" icon={<Icon name="calendar" size={32} />}>
          {serviceTypes.map(({ type, count }) => (
            <Item key={type} to={paths.timetable(type)} count={count}>
              <ServiceIcon type={type} /> {type}
            </Item>
          ))}
        </ResourceCard>
        <ResourceCard
          id="help-and-support"
          name="Help & Support"
          icon={<Icon name="support" size={32} />}
        >
          <Item to={paths.organisations}>Organisations</Item>
          <Item to={paths.immediateSupport}>Immediate Support</Item>
          <Item to={paths.holidays}>Bank Holidays</Item>
          <Item to={paths.orgCategory('Non-UK Citizens Help')}>Non-UK Citizens Help</Item>
          <Item to={paths.orgCategory('Refugees & Asylum Seekers Help')}>
            Refugees &amp; Asylum Seekers Help
          </Item>
          {helplineTypes.length > 0 && (
            <li>
              <span className={styles.subheading}>Helplines</span>
              <ul className={styles.items}>
                {helplineTypes.map(({ type, count }) => (
                  <Item key={type} to={paths.helplineType(type)} count={count}>
                    {type}
                  </Item>
                ))}
              </ul>
            </li>
          )}
        </ResourceCard>
      </div>
    </section>
  );
}

function ResourceCard(props: { id: string; name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.card}>
      <Disclosure
        id={props.id}
        heading="h3"
        label={
          <span className={styles.label}>
            {props.icon} {props.name}
          </span>
        }
      >
        <ul className={styles.items}>{props.children}</ul>
      </Disclosure>
    </div>
  );
}

function Item({ to, count, children }: { to: string; count?: number; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={styles.item}>
        {children}
        {count !== undefined && <span className={styles.count}>({count})</span>}
      </Link>
    </li>
  );
}
