import { useEffect, useMemo, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { isNight } from '../../../shared/services/board/rest-pages.ts';
import { parseNeeds, wallParts } from '../../../shared/services/board/wall-pages.ts';
import { SAMPLE_NOTICE, site } from '../../../shared/site/site.ts';
import { dayAndTime } from '../../../shared/time/clock-time.ts';
import { informationFrom } from '../../../shared/time/information-time.ts';
import { useDocumentHead } from '../../page/use-document-head.ts';
import '../frame/kiosk.css';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { useHeartbeat } from '../device/heartbeat.ts';
import { useBuildUpdate } from '../device/use-build-update.ts';
import { useKioskReport } from '../device/use-kiosk-report.ts';
import { useDirectory } from '../directory/use-directory.ts';
import frame from '../frame/KioskLayout.module.css';
import { WallNotice } from '../parts/screen/WallNotice.tsx';
import { useLockdown } from '../session/use-lockdown.ts';
import { useOwn, useSettings, useTurn } from '../session/use-settings.ts';
import { isForKiosks, noticesOn } from '../state/kiosk.ts';
import { KIOSK_ID, type KioskData } from '../state/kiosk-data.ts';
import { kioskHandle } from '../state/kiosk-handle.ts';
import { CallFirst } from './CallFirst.tsx';
import { useFittingLines } from './use-fitting-lines.ts';
import { WallLines } from './WallLines.tsx';
import styles from './WallScreen.module.css';
import { isThere, linesFrom, placeAfter, positionOf } from './wall-page.ts';

export const handle = kioskHandle('What is open');

/** So often a page turns: time to read what fits the glass (docs/product.md#kiosk). */
const TURNS_EVERY = 12_000;
/** After so many turns head and lines change places, that nothing burns into the glass: 24 s. */
const MOVES_AFTER = 2;

/**
 * The board on a wall, read from four metres and touched by nobody: one need or several, a page at a time. What it shows is
 * as new as what it has heard, at every turn, so that after an outage it is right again by itself.
 */
export function Component() {
  const data = useRouteLoaderData(KIOSK_ID) as KioskData;
  const kept = useSettings();
  const turn = useTurn(kept);
  const { directory, notices, now, from, takeNewest, standsFrom } = useDirectory(data);
  const settings = useOwn(kept, directory);
  const [{ turns, part, first }, setPlace] = useState({ turns: 0, part: 0, first: 0 });
  useDocumentHead();
  useLockdown();
  useHeartbeat(kioskPaths.board);
  useKioskReport(settings.place, 'wall', standsFrom);
  useBuildUpdate(true, kioskPaths.board);

  const parts = useMemo(
    () =>
      directory && now !== null
        ? wallParts(directory.services, now, settings.own, parseNeeds(settings.needs))
        : [],
    [directory, now, settings.own, settings.needs],
  );
  const place = isThere(parts, { part, first })
    ? { part, first }
    : { part: part % Math.max(1, parts.length), first: 0 };
  const shown = parts[place.part];
  const all = linesFrom(parts, place);
  const { lines, fitting } = useFittingLines(all.length);

  const goOn = useRef(() => {});
  useEffect(() => {
    goOn.current = () => {
      takeNewest();
      setPlace({ turns: turns + 1, ...placeAfter(parts, all, fitting) });
    };
  });
  useEffect(() => {
    const timer = setInterval(() => goOn.current(), TURNS_EVERY);
    return () => clearInterval(timer);
  }, []);

  const [time = '', day = ''] = now === null ? [] : dayAndTime(now).split(', ');
  const said = noticesOn({ notices, now }, isForKiosks);
  const notice = said[turns % said.length];
  const position = positionOf(parts, place, fitting);
  return (
    <div className={frame.cover} data-turn={turn}>
      <main
        id="main"
        className={styles.wall}
        data-place={Math.floor(turns / MOVES_AFTER) % 2}
        data-night={now !== null && isNight(now)}
      >
        <div className={styles.glass}>
          <header className={styles.head}>
            <h1 className={styles.name}>{shown?.name ?? (settings.place || site().name)}</h1>
            <p className={styles.clock}>
              <strong>{time}</strong> <span className={styles.day}>{day}</span>
            </p>
          </header>
          {shown ? (
            <section className={styles.board} aria-live="off">
              <div className={styles.kind} data-kind={shown.kind}>
                <h2>{shown.title}</h2>
                <span className={styles.place}>{position}</span>
              </div>
              <div ref={lines} className={styles.lines}>
                <WallLines lines={all} />
              </div>
            </section>
          ) : (
            <CallFirst now={now} hasDirectory={directory !== null} />
          )}
          {notice && <WallNotice notice={notice} />}
          {(from !== null || directory?.isSample) && (
            <p className={styles.from} role="status" data-sample={from === null || undefined}>
              {from !== null ? informationFrom(from) : `Sample data. ${SAMPLE_NOTICE}`}
            </p>
          )}
        </div>
      </main>
    </div>
  );
}
