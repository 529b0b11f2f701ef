import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { needIcon, needOf } from '../../shared/services/board/needs.ts';
import type { FirstLines } from '../../shared/services/board/shown-board.ts';
import { dayTitle } from '../../shared/services/lists/day-words.ts';
import { BoardRows } from '../directory/board/Board.tsx';
import { placeLink } from '../directory/board/PlaceLink.tsx';
import { WhenFilter } from '../directory/day/WhenFilter.tsx';
import { WorkedOutAt } from '../directory/WorkedOutAt.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './HomeBoard.module.css';

/** A day that was asked for, or why nothing is said of it. */
export type AskedDay = { date: string; isToday: boolean } | { refusal: string };

/** Every need with its first places, now or on a day, and the way to the others. */
export function HomeBoard({ needs, day }: { needs: FirstLines[]; day: AskedDay | null }) {
  const query = day && 'date' in day ? `?when=${day.date}` : '';
  return (
    <section aria-labelledby="open-now">
      <h2 id="open-now">What is open{day && 'date' in day && ` ${dayTitle(day)}`}</h2>
      <div className={styles.filter}>
        <WhenFilter path={paths.home} chosen={day ?? 'now'} hash="#open-now" />
      </div>
      <WorkedOutAt />
      {day && 'refusal' in day && <p>{day.refusal}</p>}
      <div className={styles.needs}>
        {needs.map((its) => (
          <Need key={its.need} query={query} {...its} />
        ))}
      </div>
    </section>
  );
}

function Need({ need, lead, open, later, all, mayBe, query }: FirstLines & { query: string }) {
  const its = needOf(need);
  const path = paths.need(need) + query;
  return (
    <section aria-labelledby={need}>
      <h3 id={need} className={styles.name}>
        {its && <Icon name={needIcon(its)} size={28} />} {its?.name}
      </h3>
      {lead && <p className={styles.lead}>{lead}</p>}
      <BoardRows kind="open" rows={open} nameOf={placeLink} />
      <BoardRows kind="later" rows={later} nameOf={placeLink} />
      <p className={styles.ways}>
        <Link to={path}>{all}</Link>
        {mayBe > 0 && <Link to={`${path}#board-may`}>{`May be open: ${mayBe}`}</Link>}
      </p>
    </section>
  );
}
