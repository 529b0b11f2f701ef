import { Link } from 'react-router-dom';
import { needIcon, needOf } from '../../../shared/services/board/needs.ts';
import type { FirstLines } from '../../../shared/services/board/shown-board.ts';
import { Icon } from '../../icons/Icon.tsx';
import { BoardRows } from './Board.tsx';
import styles from './NeedLines.module.css';
import { type BoardDay, placeLinkOn } from './PlaceLink.tsx';

type Props = {
  its: readonly FirstLines[];
  /** Where all of a need stand. */
  pathOf: (need: string) => string;
  /** What goes along to there and stands in no address. */
  state?: unknown;
  /** The day that they are of; none for now. */
  day?: BoardDay;
  /** Tells two of them on one page apart. */
  id?: string;
};

/** The first places of each need, and the way to the others. */
export const NeedLines = ({ its, pathOf, state, day, id = '' }: Props) => (
  <div className={styles.needs}>
    {its.map(({ need, lead, open, later, all, mayBe }) => {
      const named = needOf(need);
      return (
        <section key={need} aria-labelledby={id + need}>
          <h3 id={id + need} className={styles.name}>
            {named && <Icon name={needIcon(named)} size={28} />} {named?.name}
          </h3>
          {lead && <p className={styles.lead}>{lead}</p>}
          <BoardRows kind="open" rows={open} nameOf={placeLinkOn(day)} />
          <BoardRows kind="later" rows={later} nameOf={placeLinkOn(day)} />
          <p className={styles.ways}>
            <Link to={pathOf(need)} state={state}>
              {all}
            </Link>
            {mayBe > 0 && <Link to={`${pathOf(need)}#board-may`}>{`May be open: ${mayBe}`}</Link>}
          </p>
        </section>
      );
    })}
  </div>
);
