import { openSheet } from '../../../shared/paper/kiosk-sheet.ts';
import { DayChoice } from '../parts/lists/DayChoice.tsx';
import { OpenGroups } from '../parts/lists/OpenGroups.tsx';
import { TypeTiles } from '../parts/lists/TypeTiles.tsx';
import { NoDirectory } from '../parts/NoDirectory.tsx';
import { QrCode } from '../parts/QrCode.tsx';
import { Screen } from '../parts/Screen.tsx';
import { useKiosk } from '../state/kiosk.ts';
import { kioskHandle } from '../state/kiosk-handle.ts';
import { groupsAt } from '../state/order.ts';
import { useOrderTime } from '../state/use-order-time.ts';

export const handle = kioskHandle('What is open');

/** What is open at this hour and what opens next, over all kinds of help. */
export function Component() {
  const { directory, now, settings } = useKiosk();
  const made = useOrderTime();
  if (!directory) return <NoDirectory title="What is open" />;
  if (now === null)
    return (
      <Screen
        title="Places and their hours"
        lead="We cannot tell what is open now. Check the hours, and call first."
      >
        <TypeTiles services={directory.services} />
      </Screen>
    );
  const { closed: _, ...groups } = groupsAt(directory.services, made ?? now, settings.own);
  return (
    <Screen
      title="What is open"
      lead="What closes soonest comes first. Places fill up: call first."
    >
      <DayChoice />
      <OpenGroups services={directory.services} now={now} showType />
      <QrCode sheet={openSheet(Object.values(groups).flat())} />
    </Screen>
  );
}
