import { LISTENING_CALL } from '../../shared/emergency/national-calls.ts';
import styles from './TalkNow.module.css';

/** Who listens at every hour, where somebody looks for help with their mind. */
export const TalkNow = () => (
  <p className={styles.talk}>
    Talk to {LISTENING_CALL.name} now:{' '}
    <a href={LISTENING_CALL.href}>
      <strong>{LISTENING_CALL.number}</strong> free
    </a>
  </p>
);
