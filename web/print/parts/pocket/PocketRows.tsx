import { type PocketRow, timesOfRow } from '../../../../shared/paper/pocket/blocks.ts';
import { Picture } from './Picture.tsx';
import styles from './Pocket.module.css';

/** The places of a kind of help: their times large, or where nobody knows them the number to ring. */
export function PocketRows({ rows }: { rows: readonly PocketRow[] }) {
  return rows.map((row) => (
    <div key={row.key} className={styles.row}>
      {row.times.length > 0 ? (
        <>
          <p className={styles.time}>{timesOfRow(row)}</p>
          <p>
            <Place row={row} />
          </p>
          {row.limit && <Limit row={row} />}
          {row.call && <p className={styles.ring}>{<Ring row={row} />}</p>}
        </>
      ) : (
        <>
          <p className={styles.ring}>
            <Ring row={row} /> <Place row={row} />
          </p>
          {row.limit && (
            <div className={styles.ring}>
              <Limit row={row} />
            </div>
          )}
        </>
      )}
    </div>
  ));
}

type Props = { row: PocketRow };

const Place = ({ row: { name, where } }: Props) => (
  <>
    <strong>
      <bdi>{name}</bdi>
    </strong>
    {where && (
      <>
        , <bdi>{where}</bdi>
      </>
    )}
  </>
);

const Limit = ({ row: { limit } }: Props) => (
  <p>
    <strong>{limit}</strong>
  </p>
);

const Ring = ({ row: { call } }: Props) => (
  <>
    <Picture name="phone" />
    <strong>{call}</strong>
  </>
);
