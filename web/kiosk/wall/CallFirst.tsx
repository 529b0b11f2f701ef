import { emergencyContacts } from '../../../shared/emergency/emergency.ts';
import styles from './WallScreen.module.css';

type Props = { now: number | null; hasDirectory: boolean };

/** In place of the board while nobody can tell what is open: whom to ring for tonight, which needs no clock. */
export function CallFirst({ now, hasDirectory }: Props) {
  const { council, outOfHours } = emergencyContacts();
  return (
    <section className={styles.calls}>
      <p>{wordsFor(now, hasDirectory)}</p>
      <p>Nowhere to sleep tonight? Ring:</p>
      {[outOfHours, council].map(({ name, phoneDisplay, hours }) => (
        <p key={name}>
          <strong>{phoneDisplay}</strong> {hours}
        </p>
      ))}
    </section>
  );
}

function wordsFor(now: number | null, hasDirectory: boolean): string {
  if (!hasDirectory) return 'The list did not load. It will come back by itself.';
  if (now === null) return 'We cannot tell what is open now. Call first.';
  return 'Nothing is listed here.';
}
