import type { BoardRow } from '../../../shared/services/board/board-row.ts';
import { SERVICE_ICONS } from '../../../shared/services/service.ts';
import { BoardTime } from '../../directory/board/BoardTime.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './WallLines.module.css';

/** The board's lines as large as four metres need: when and who helps first, then what, where and for whom. */
export const WallLines = ({ rows }: { rows: readonly BoardRow[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ id, type, when, place, where, who, advice }) => (
      <li key={id} className={styles.row}>
        <p className={styles.when}>
          {when.before && <span>{when.before} </span>}
          <BoardTime time={when.time} />
          {when.after && <span> {when.after}</span>}
        </p>
        <p className={styles.place}>{place}</p>
        <p className={styles.what}>
          <Icon name={SERVICE_ICONS[type]} /> {[type, where].filter(Boolean).join(', ')}
          {(who || advice) && (
            <strong className={styles.who}> {[who, advice].filter(Boolean).join('. ')}</strong>
          )}
        </p>
      </li>
    ))}
  </ul>
);
