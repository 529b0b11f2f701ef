import type { ConditionKey } from '../../../shared/conditions/conditions.ts';
import { nearPath } from '../../../shared/paths/near-path.ts';
import { paths } from '../../../shared/paths/paths.ts';
import type { NearBy } from '../../../shared/places/near.ts';
import { boardAt, boardOn } from '../../../shared/services/board/board.ts';
import type { BoardRow } from '../../../shared/services/board/board-row.ts';
import { isPlenty } from '../../../shared/services/board/needs.ts';
import { firstOn, listFirstNow } from '../../../shared/services/board/shown-board.ts';
import type { ListedDay } from '../../../shared/services/lists/asked-list.ts';
import { dayTitle } from '../../../shared/services/lists/day-words.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { useNow } from '../../clock/clock.tsx';
import { NeedLines } from '../../directory/board/NeedLines.tsx';
import styles from './NearPage.module.css';

/** How many lines each need has; the rest is one touch away. */
const LINES = 3;

type Props = {
  near: NearBy;
  services: readonly PublicService[];
  /** The day that is asked for, and as an address has it; null for now. */
  day: ListedDay | null;
  when: string | undefined;
  /** Who is let in, as it was asked for; it goes along to the whole of a need. */
  asked: readonly ConditionKey[];
  id: string | undefined;
};

/** The nearest places of each need, for people who have not said yet what they need: what is open, and else what opens next. */
export function NearBoard({ near, services, day, when, asked, id }: Props) {
  const now = useNow();
  if (now === null) return null;
  const inOrder = (rows: readonly BoardRow[]) => byDistance(rows, near);
  const lines = day
    ? boardOn(services, day.date, now).map((its) =>
        firstOn({ ...its, known: inOrder(its.known) }, LINES),
      )
    : boardAt(services, now).needs.map(({ open, later, ...its }) =>
        listFirstNow({ ...its, open: inOrder(open), later: inOrder(later) }, LINES),
      );
  return (
    <>
      {(day || !id) && (
        <h2 className={styles.group}>{day ? `Open ${dayTitle(day)}` : 'What is open'}</h2>
      )}
      <NeedLines
        id={id ? `${id}-` : ''}
        its={lines.map(({ open, later, ...its }) => ({
          ...its,
          open: open.map((row) => withWalk(row, near)),
          later: later.map((row) => withWalk(row, near)),
          mayBe: 0,
        }))}
        day={day}
        state={asked}
        pathOf={(need) => nearPath(paths.need(need), when)}
      />
    </>
  );
}

/** The nearest first, but what there is very much of after the others, as on every board. */
function byDistance(rows: readonly BoardRow[], near: NearBy): BoardRow[] {
  const order = (those: readonly BoardRow[]) => near.order(those, ({ id }) => ({ _id: id }));
  return [
    ...order(rows.filter(({ type }) => !isPlenty(type))),
    ...order(rows.filter(({ type }) => isPlenty(type))),
  ];
}

/** A line that says how far it is before where. */
const withWalk = (row: BoardRow, near: NearBy): BoardRow => ({
  ...row,
  where: [near.words(row.id), row.where].filter(Boolean).join('. '),
});
