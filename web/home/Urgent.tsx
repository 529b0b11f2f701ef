import { Link } from 'react-router-dom';
import { emergencyContacts, nowhereToSleep } from '../../shared/emergency/emergency.ts';
import { paths } from '../../shared/paths/paths.ts';
import { useNow } from '../clock/clock.tsx';
import { SafeAtHome } from '../directory/SafeAtHome.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useRootData } from '../layouts/root-data.ts';
import styles from './Urgent.module.css';

/** Danger first, at home too; then tonight: the number that answers at this hour, or both where nobody knows it, and the way to the steps. */
export function Urgent() {
  const now = useNow();
  const { bankHolidays } = useRootData();
  const { council, outOfHours } = emergencyContacts();
  const teams =
    now === null
      ? [council, outOfHours].filter(({ phoneHref }) => phoneHref)
      : nowhereToSleep(now, undefined, bankHolidays).slice(0, 1);
  return (
    <div className={styles.urgent}>
      <a href="tel:999" className={styles.danger}>
        <Icon name="siren" />
        <span>
          In danger? <strong>Call 999</strong>
        </span>
      </a>
      <Link to={paths.tonight} className={styles.question}>
        <Icon name="moon" /> <span>Nowhere to sleep tonight?</span>
      </Link>
      <SafeAtHome />
      {teams.map((team) => (
        <a key={team.phoneHref} href={team.phoneHref} className={styles.ring}>
          <Icon name="phone" size={20} />{' '}
          {`${now === null && team === outOfHours ? 'Out of hours' : 'Ring the council'}: ${team.phoneDisplay}`}
        </a>
      ))}
    </div>
  );
}
