import { Fragment, type ReactNode } from 'react';
import type { BoardRow } from '../../../shared/services/board/board-row.ts';
import type { BoardKind, BoardPart } from '../../../shared/services/board/shown-board.ts';
import { SERVICE_ICONS } from '../../../shared/services/service.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './Board.module.css';
import { BoardTime } from './BoardTime.tsx';

/** A place's name as what it leads to; on a screen that nobody touches it is the name alone. */
type NameOf = (row: BoardRow) => ReactNode;

type Props = {
  parts: readonly BoardPart[];
  nameOf: NameOf;
  /** The instant that it was worked out for, in words: said once. */
  at?: string | undefined;
  /** The id of its first heading; those that follow count on. */
  id: string;
};

/**
 * The board (docs/product.md#the-board), the same on a phone, a desk and a kiosk: what is open, and what opens next. Its sizes
 * are in em of where it stands. Yellow, the light behind the door, is of "open" alone.
 */
export const Board = ({ parts, nameOf, at, id }: Props) =>
  parts.map(({ kind, title, rows }, index) => (
    <Fragment key={title}>
      <div className={styles.head} data-kind={kind}>
        <h2 id={index ? `${id}-${kind}` : id} className={styles.title}>
          {title}
        </h2>
        {index === 0 && at && <span className={styles.small}>{at}</span>}
      </div>
      <BoardRows rows={rows} kind={kind} nameOf={nameOf} />
    </Fragment>
  ));

type RowsProps = { rows: readonly BoardRow[]; kind: BoardKind; nameOf: NameOf };

/** Its lines: when, what, for whom, and where, in the order in which they are read aloud. */
export const BoardRows = ({ rows, kind, nameOf }: RowsProps) =>
  rows.length > 0 && (
    <ul className={styles.rows} data-kind={kind}>
      {rows.map((row) => {
        const { id, type, subtype, when, where, who, advice, announced } = row;
        return (
          <li key={id} className={styles.row}>
            <p className={styles.when}>
              <span className={styles.small}>{when.before}</span>{' '}
              <BoardTime className={styles.time} time={when.time} />{' '}
              <span className={styles.small}>{when.after}</span>
            </p>
            <p className={styles.what}>
              <Icon name={SERVICE_ICONS[type]} />{' '}
              <span>{subtype ? `${type}, ${subtype}` : type}</span>
            </p>
            <p className={styles.where}>
              {nameOf(row)} <span className={styles.small}>{where}</span>
            </p>
            <p className={styles.who}>
              {who ? <strong>{who} </strong> : !advice && 'Everyone'}
              {advice && <strong className={styles.advice}>{advice}</strong>}
            </p>
            {announced && <p className={styles.announced}>{announced}</p>}
          </li>
        );
      })}
    </ul>
  );
