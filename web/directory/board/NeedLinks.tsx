import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';
import { ALL_HELP, NEEDS, needIcon } from '../../../shared/services/board/needs.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './NeedLinks.module.css';

/**
 * What people come with, each leading to all of its places; a bed for tonight is steps, not a list. Whoever has not chosen a need
 * may ask first who lets them in, or what is near.
 */
export function NeedLinks({ current, id }: { current?: string; id: string }) {
  return (
    <nav aria-labelledby={id} className={styles.needs}>
      <h2 id={id} className={styles.heading}>
        What do you need?
      </h2>
      <ul className={styles.list}>
        {NEEDS.map((need) => (
          <li key={need.id}>
            <Link
              to={paths.need(need.id)}
              className={styles.need}
              aria-current={need.id === current ? 'page' : undefined}
            >
              <Icon name={needIcon(need)} /> {need.name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.tonight} className={styles.need}>
            <Icon name="moon" /> Sleep tonight
          </Link>
        </li>
        {!current && (
          <>
            <li>
              <Link to={paths.near} className={styles.need}>
                <Icon name="map" /> Near me
              </Link>
            </li>
            <li>
              <Link to={`${paths.need(ALL_HELP.id)}#let-in`} className={styles.need}>
                <Icon name="heart" /> Will they let me in?
              </Link>
            </li>
          </>
        )}
      </ul>
    </nav>
  );
}
