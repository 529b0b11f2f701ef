import { Link } from 'react-router-dom';
import { nearPath } from '../../shared/paths/near-path.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ALL_HELP } from '../../shared/services/board/needs.ts';
import type { FirstLines } from '../../shared/services/board/shown-board.ts';
import { dayTitle } from '../../shared/services/lists/day-words.ts';
import { NeedLines } from '../directory/board/NeedLines.tsx';
import { WhenFilter } from '../directory/day/WhenFilter.tsx';
import { WorkedOutAt } from '../directory/WorkedOutAt.tsx';
import choices from '../ui/Choices.module.css';
import styles from './HomeBoard.module.css';

/** A day that was asked for, or why nothing is said of it. */
export type AskedDay = { date: string; isToday: boolean } | { refusal: string };

/** Every need with its first places, now or on a day, and the ways to the others, to who is let in and to what is near. */
export function HomeBoard({ needs, day }: { needs: FirstLines[]; day: AskedDay | null }) {
  const query = day && 'date' in day ? `?when=${day.date}` : '';
  const all = paths.need(ALL_HELP.id);
  return (
    <section aria-labelledby="open-now">
      <h2 id="open-now">What is open{day && 'date' in day && ` ${dayTitle(day)}`}</h2>
      <div className={styles.filter}>
        <WhenFilter path={paths.home} chosen={day ?? 'now'} hash="#open-now" />
        <nav aria-label="Who and where" className={`${choices.filter} ${choices.choices}`}>
          <Link className={choices.choice} to={`${all}${query}#let-in`}>
            Will they let me in?
          </Link>
          <Link className={choices.choice} to={nearPath(all, query.slice(1))}>
            Near me
          </Link>
        </nav>
      </div>
      <WorkedOutAt when={day} />
      {day && 'refusal' in day && <p>{day.refusal}</p>}
      <NeedLines its={needs} day={day} pathOf={(need) => paths.need(need) + query} />
    </section>
  );
}
