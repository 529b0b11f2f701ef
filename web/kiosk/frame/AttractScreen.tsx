import { useEffect, useMemo, useState } from 'react';
import { isNight, MOST_REST_LINES, restPages } from '../../../shared/services/board/rest-pages.ts';
import { SAMPLE_NOTICE, site } from '../../../shared/site/site.ts';
import { dayAndTime } from '../../../shared/time/clock-time.ts';
import { HOUR } from '../../../shared/time/units.ts';
import { Board } from '../../directory/board/Board.tsx';
import { WallNotice } from '../parts/screen/WallNotice.tsx';
import { KioskIcon } from '../parts/touch/KioskIcon.tsx';
import { isForKiosks, noticesOn, useKiosk } from '../state/kiosk.ts';
import covers from './Covers.module.css';
import styles from './KioskLayout.module.css';
import { useFillingLetters } from './use-filling-letters.ts';

/** So often a page of the board turns: time to read four lines (docs/product.md#kiosk). */
const TURNS_EVERY = 12_000;
/** After so many turns head and invitation change places, that nothing burns into the glass: 24 s. */
const MOVES_AFTER = 2;

/** No letter of the board is larger, in millimetres: it is read from six metres. */
const LARGEST = 22;
/** Nor smaller, where fewer lines leave it the room: capitals of 10 mm, two thirds of it, are read from two metres. */
const SMALLEST = 15.2;
/** A glass of less than 21.5 inches, the shorter side of which is shorter than this (mm), is read from nearer. */
const SMALL_GLASS = 250;
/** Its letters are this part of that side at least: three places have room there. */
const OF_SMALL_GLASS = 1 / 20;

/** In pixels. */
function leastLetter(pxPerMm: number): number {
  const side = Math.min(innerWidth, innerHeight);
  return side < SMALL_GLASS * pxPerMm ? side * OF_SMALL_GLASS : SMALLEST * pxPerMm;
}

/** One line fewer on a page, one at least. */
function takeOneLine(fewer: Record<number, number>, at: number): Record<number, number> {
  const lines = fewer[at] ?? MOST_REST_LINES;
  return lines > 1 ? { ...fewer, [at]: lines - 1 } : fewer;
}

/** While nobody is there: what is open now and next. Any touch ends it, and only that: the frame sees to it. */
export function AttractScreen({ turn }: { turn: string }) {
  const kiosk = useKiosk();
  const { settings, directory, now } = kiosk;
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurns((was) => was + 1), TURNS_EVERY);
    return () => clearInterval(timer);
  }, []);
  // How many lines a page has where four have no room: of others it is not known before they are shown.
  const [fewer, setFewer] = useState<Record<number, number>>({});
  const pages = useMemo(
    () =>
      directory && now !== null
        ? restPages(directory.services, now, settings.own, (at) => fewer[at] ?? MOST_REST_LINES)
        : [],
    [directory, now, settings.own, fewer],
  );
  // Each hour the glass is asked anew how many lines it has room for: places with shorter names may be next.
  const hour = Math.floor((now ?? 0) / HOUR);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hour has other places, and a turned glass other room
  useEffect(() => setFewer({}), [hour, turn]);
  const page = pages[turns % pages.length];
  const { pxPerMm } = settings;
  const board = useFillingLetters(page, LARGEST * pxPerMm, {
    least: leastLetter(pxPerMm),
    onLess: () => page && setFewer((was) => takeOneLine(was, page.at)),
  });
  const said = noticesOn(kiosk, isForKiosks);
  const notice = said[turns % said.length];
  const [time = '', day = ''] = now === null ? [] : dayAndTime(now).split(', ');
  return (
    <div className={styles.cover} data-turn={turn}>
      <section
        className={covers.rest}
        data-place={Math.floor(turns / MOVES_AFTER) % 2}
        data-night={now !== null && isNight(now)}
        aria-label="Resting"
      >
        <div className={covers.where}>
          <p className={covers.site}>
            {settings.place || site().name}
            {page?.name && <strong className={covers.page}>{page.name}</strong>}
          </p>
          <p className={covers.clock}>
            <strong>{time}</strong> {day}
          </p>
        </div>
        {notice && <WallNotice notice={notice} />}
        {page ? (
          <div ref={board} className={covers.board}>
            <Board id="board" parts={page.parts} nameOf={({ place }) => <span>{place}</span>} />
            {directory?.isSample && (
              <p className={covers.notice} data-sample>
                Sample data. {SAMPLE_NOTICE}
              </p>
            )}
          </div>
        ) : (
          <p className={covers.board}>
            Food, showers, somewhere to sleep, someone to talk to: what is open now, and where.
          </p>
        )}
        <h1 className={covers.touch}>
          <KioskIcon name="hand" /> Touch the screen
        </h1>
      </section>
    </div>
  );
}
