import { areaMessages } from '../../../shared/site/area-messages.ts';
import { site } from '../../../shared/site/site.ts';
import styles from './TakenDownBanner.module.css';

/** Says to an organisation that visitors do not see what is its own. */
export const TakenDown = ({ what }: { what: string }) => (
  <div className={styles.takenDown}>
    <p>
      <strong>{areaMessages.takenDown}</strong>
    </p>
    <p>
      Visitors do not see {what}. You can still make changes. To have it shown again, write to{' '}
      <a href={`mailto:${site().email}`}>{site().email}</a>.
    </p>
  </div>
);
