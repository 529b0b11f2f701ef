import { useKiosk } from '../kiosk.ts';
import { kioskHandle } from '../kiosk-handle.ts';
import { NoDirectory } from '../parts/NoDirectory.tsx';
import { OpenGroups } from '../parts/OpenGroups.tsx';
import { Screen } from '../parts/Screen.tsx';
import { TypeTiles } from '../parts/TypeTiles.tsx';

export const handle = kioskHandle('What is open');

/** What is open at this hour and what opens next, over all kinds of help. */
export function Component() {
  const { directory, now } = useKiosk();
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
  return (
    <Screen
      title="What is open"
      lead="What closes soonest comes first. Places fill up: call first."
    >
      <OpenGroups services={directory.services} now={now} showType />
    </Screen>
  );
}
