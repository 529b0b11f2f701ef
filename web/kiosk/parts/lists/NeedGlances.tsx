import { type NeedGlance, SEE_NEXT } from '../../../../shared/services/board/need-pages.ts';
import { needIcon, needOf } from '../../../../shared/services/board/needs.ts';
import { SERVICE_ICONS } from '../../../../shared/services/service.ts';
import { useKiosk } from '../../state/kiosk.ts';
import { KioskIcon } from '../touch/KioskIcon.tsx';
import { Tile } from '../touch/Tiles.tsx';
import { BoardLines } from './BoardLines.tsx';
import styles from './Needs.module.css';
import { useTwoScreens } from './use-two-screens.ts';

/**
 * So many lines each need has on the largest glass; a smaller one leaves out what would make a third screen, by its style and
 * as measured.
 */
const LINES = 3;

type Props = {
  glancesOf: (lines: number) => readonly NeedGlance[];
  /** The screen of a need's whole list. */
  to: (need: string) => string;
  /** The instant whose order and times the lines have, epoch ms; left out where they are of another day. */
  made?: number;
};

/** Every need with how much of it there is and its first lines, on two screens at most. */
export function NeedGlances({ glancesOf, to, made }: Props) {
  const services = useKiosk().directory?.services ?? [];
  const needs = useTwoScreens(LINES);
  return (
    <div ref={needs} className={styles.needs}>
      {glancesOf(LINES).map(({ need, name, count, lines }) => (
        <section key={need} className={styles.need} aria-label={name}>
          <Tile
            to={to(need)}
            icon={iconOf(need)}
            name={name}
            more={<Glance count={count} lines={lines} />}
          />
          <BoardLines lines={lines} services={services} {...(made !== undefined && { made })} />
        </section>
      ))}
    </div>
  );
}

/**
 * What there is of a need in its button: how much, and on 10 inches, where its lines have no room as buttons of their own, its
 * first places by name.
 */
const Glance = ({ count, lines }: Pick<NeedGlance, 'count' | 'lines'>) => (
  <>
    {' '}
    <span className={styles.count} data-next={count === SEE_NEXT || undefined}>
      {count}
    </span>{' '}
    <span className={styles.first}>
      {forAnybodyFirst(lines).map(({ row: { id, type, when, place, who, advice } }) => (
        <span key={id}>
          {' '}
          {when.before} <strong>{when.time}</strong> {when.after}{' '}
          <KioskIcon name={SERVICE_ICONS[type]} /> <strong className={styles.place}>{place}</strong>
          {who && `. ${who}`}
          {advice && <span data-advice>. {advice}</span>}
        </span>
      ))}
    </span>
  </>
);

/** Where only one place has room it is one that anybody may come to: what is open first, then what is for all. */
const forAnybodyFirst = (lines: NeedGlance['lines']) =>
  lines.toSorted(
    (one, other) =>
      Number(other.isOpen) - Number(one.isOpen) ||
      Number(one.row.who !== '') - Number(other.row.who !== ''),
  );

function iconOf(need: string) {
  const its = needOf(need);
  return its ? needIcon(its) : 'clock';
}
