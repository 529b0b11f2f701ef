import { areaMessages } from '../../../shared/site/area-messages.ts';
import { site } from '../../../shared/site/site.ts';
import styles from './TakenDownBanner.module.css';

type Props = {
  what: string;
  /** Why, as the charity has put it; '' where it said nothing. */
  reason?: string | undefined;
};

/** Says to an organisation that visitors do not see what is its own, and why. */
export const TakenDown = ({ what, reason = '' }: Props) => (
  <div className={styles.takenDown}>
    <p>
      <strong>{areaMessages.takenDown}</strong>
    </p>
    {reason && <p>The reason given: {reason}</p>}
    <p>
      Visitors do not see {what}. You can still make changes. To have it shown again, write to{' '}
      <a href={`mailto:${site().email}`}>{site().email}</a>.
    </p>
  </div>
);
