import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { cityTime } from '../../../../shared/time/city-time.ts';
import { TypeTiles } from '../../parts/lists/TypeTiles.tsx';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import styles from './TypesPage.module.css';

export const handle = kioskHandle('Timetables');

/**
 * Every kind of service on one glass, for Home where it has needs in their place. Each leads to its timetable of today, in which
 * tomorrow, another day and the week are a touch away: the timetable of every type is two touches from Home.
 */
export function Component() {
  const { directory, now } = useKiosk();
  if (!directory) return <NoDirectory title="Timetables" />;
  const today = now === null ? null : cityTime(now).date;
  return (
    <div className={styles.types}>
      <Screen title="Timetables">
        <TypeTiles
          services={directory.services}
          to={(type) =>
            today === null ? kioskPaths.services(type) : kioskPaths.servicesOn(type, today)
          }
        />
      </Screen>
    </div>
  );
}
