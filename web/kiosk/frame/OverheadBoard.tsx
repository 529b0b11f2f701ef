import { useMemo } from 'react';
import { overheadParts } from '../../../shared/services/board/wall-pages.ts';
import { site } from '../../../shared/site/site.ts';
import { dayAndTime } from '../../../shared/time/clock-time.ts';
import { Board } from '../../directory/board/Board.tsx';
import { useKiosk } from '../state/kiosk.ts';
import frame from './KioskLayout.module.css';
import styles from './OverheadBoard.module.css';
import { useFillingLetters } from './use-filling-letters.ts';

/** No letter is larger, in millimetres: readers stand at the glass, or behind somebody who does. */
const LARGEST = 18;

/**
 * What is above everybody's reach: the time and a glance at what is open, to be read and not touched. The whole room reads it
 * (docs/product.md#not-on-the-wall).
 */
export function OverheadBoard() {
  const { settings, directory, now } = useKiosk();
  const parts = useMemo(
    () => (directory && now !== null ? overheadParts(directory.services, now) : []),
    [directory, now],
  );
  const board = useFillingLetters(parts, LARGEST * settings.pxPerMm);
  const [time = '', day = ''] = now === null ? [] : dayAndTime(now).split(', ');
  return (
    <div className={frame.overhead} aria-hidden="true">
      <div className={styles.overhead}>
        <p className={styles.head}>
          <strong>{settings.place || site().name}</strong>
          <span>
            <strong className={styles.time}>{time}</strong> {day}
          </span>
        </p>
        <div ref={board} className={styles.board}>
          <Board id="overhead" parts={parts} nameOf={({ place }) => <span>{place}</span>} />
        </div>
      </div>
    </div>
  );
}
