import type { PublicService } from '../../../shared/services/service.ts';
import styles from './Conditions.module.css';
import sprite from './conditions.svg?url&no-inline';

/** What is known of being let in, in words and pictograms: what is welcome, what to bring, what cannot be. */
export const Conditions = ({ conditionLines }: Pick<PublicService, 'conditionLines'>) =>
  conditionLines && (
    <ul className={styles.conditions}>
      {conditionLines.map(({ key, is, words }) => (
        <li key={key} data-is={is}>
          <svg width="20" height="20" aria-hidden="true">
            <use href={`${sprite}#${key}`} />
          </svg>{' '}
          {words}
        </li>
      ))}
    </ul>
  );
