import { TypeTiles } from '../../parts/lists/TypeTiles.tsx';
import { NoDirectory } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';

export const handle = kioskHandle('All kinds of help');

/** Every kind of service: on a small glass Home has needs in their place. */
export function Component() {
  const { directory } = useKiosk();
  if (!directory) return <NoDirectory title="All kinds of help" />;
  return (
    <Screen title="All kinds of help">
      <TypeTiles services={directory.services} />
    </Screen>
  );
}
