import type { NeedGlance } from '../../../../shared/services/board/need-pages.ts';
import { needIcon, needOf } from '../../../../shared/services/board/needs.ts';
import { useKiosk } from '../../state/kiosk.ts';
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
          <Tile to={to(need)} icon={iconOf(need)} name={name} more={count} />
          <BoardLines lines={lines} services={services} {...(made !== undefined && { made })} />
        </section>
      ))}
    </div>
  );
}

function iconOf(need: string) {
  const its = needOf(need);
  return its ? needIcon(its) : 'clock';
}
