import { openSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { needGlances } from '../../../../shared/services/board/need-pages.ts';
import { needIcon, needOf } from '../../../../shared/services/board/needs.ts';
import { cityTime } from '../../../../shared/time/city-time.ts';
import { BoardLines } from '../../parts/lists/BoardLines.tsx';
import { DayChoice } from '../../parts/lists/DayChoice.tsx';
import styles from '../../parts/lists/Needs.module.css';
import { TypeTiles } from '../../parts/lists/TypeTiles.tsx';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { Tile } from '../../parts/touch/Tiles.tsx';
import { useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { groupsAt } from '../../state/order.ts';
import { useOrderTime } from '../../state/use-order-time.ts';

export const handle = kioskHandle('What is open');

/** For each need on the largest glass; on a smaller one the style leaves out what would make a third screen. */
const LINES = 3;

/** What is open at this hour and what opens next, parted by need: all of it is one touch further. */
export function Component() {
  const { directory, now, settings } = useKiosk();
  const made = useOrderTime() ?? now;
  if (!directory) return <NoDirectory title="What is open" />;
  const { services } = directory;
  if (now === null || made === null)
    return (
      <Screen
        title="Places and their hours"
        lead="We cannot tell what is open now. Check the hours, and call first."
      >
        <TypeTiles services={services} />
      </Screen>
    );
  const { closed: _, ...groups } = groupsAt(services, made, settings.own);
  return (
    <Screen title="What is open">
      <DayChoice />
      <div className={styles.needs}>
        {needGlances(services, made, LINES).map(({ need, name, count, lines }) => (
          <section key={need} className={styles.need} aria-label={name}>
            <Tile to={kioskPaths.need(need)} icon={iconOf(need)} name={name} more={count} />
            <BoardLines lines={lines} services={services} made={made} />
          </section>
        ))}
      </div>
      <QrCode sheet={openSheet(Object.values(groups).flat())} pocket={cityTime(now).date} />
    </Screen>
  );
}

function iconOf(need: string) {
  const its = needOf(need);
  return its ? needIcon(its) : 'clock';
}
