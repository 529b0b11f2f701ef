import { openSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { needGlances } from '../../../../shared/services/board/need-pages.ts';
import { cityTime } from '../../../../shared/time/city-time.ts';
import { DayChoice } from '../../parts/lists/DayChoice.tsx';
import { NeedGlances } from '../../parts/lists/NeedGlances.tsx';
import { TypeTiles } from '../../parts/lists/TypeTiles.tsx';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';
import { groupsAt } from '../../state/order.ts';
import { useOrderTime } from '../../state/use-order-time.ts';

export const handle = kioskHandle('What is open');

/** What is open at this hour and what opens next, parted by need: all of it is one touch further. */
export function Component() {
  const kiosk = useKiosk();
  const { directory, now, settings } = kiosk;
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
    <Screen title="What is open" isShort>
      <DayChoice />
      <NeedGlances
        glancesOf={(lines) => needGlances(services, made, lines)}
        to={kioskPaths.need}
        made={made}
      />
      <QrCode
        sheet={openSheet(Object.values(groups).flat(), informationInstant(kiosk))}
        pocket={cityTime(now).date}
      />
    </Screen>
  );
}
