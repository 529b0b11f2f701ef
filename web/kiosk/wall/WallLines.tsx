import type { BoardRow } from '../../../shared/services/board/board-row.ts';
import { SERVICE_ICONS } from '../../../shared/services/service.ts';
import { BoardTime } from '../../directory/board/BoardTime.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './WallLines.module.css';
import kinds from './WallScreen.module.css';
import type { WallLine } from './wall-page.ts';

/** The board's lines as large as four metres need: when and who helps first, then what, where and for whom. */
export const WallLines = ({ lines }: { lines: readonly WallLine[] }) => (
  <ul className={styles.rows}>
    {lines.map((line) => (
      <li key={`${line.part} ${line.first}`} className={styles.row}>
        {line.heading && (
          <h2 className={`${kinds.kind} ${styles.heading}`} data-kind={line.heading.kind}>
            {line.heading.title}
          </h2>
        )}
        {'row' in line ? <Row row={line.row} /> : <p className={styles.more}>{line.more}</p>}
      </li>
    ))}
  </ul>
);

function Row({ row: { type, when, place, where, who, advice } }: { row: BoardRow }) {
  const [said, why] = advice.split(/(?<=^Check first): (.*)/s);
  return (
    <>
      <p className={styles.when}>
        {when.before && <span>{when.before} </span>}
        <BoardTime time={when.time} />
        {when.after && <span> {when.after}</span>}
      </p>
      <p className={styles.place}>{place}</p>
      <p className={styles.what}>
        <Icon name={SERVICE_ICONS[type]} /> {type}
        {where && <span data-where>, {where}</span>}
        {(who || advice) && (
          <strong className={styles.who}>
            {' '}
            {[who, said].filter(Boolean).join('. ')}
            {why && <span data-why>: {why}</span>}
          </strong>
        )}
      </p>
    </>
  );
}
