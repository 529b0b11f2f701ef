import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { Tile, Tiles } from '../touch/Tiles.tsx';
import { Screen } from './Screen.tsx';

/** In place of a list that could not be had. */
export function NoDirectory({ title }: { title: string }) {
  return (
    <Screen title={title} lead="The list did not load. It will come back by itself.">
      <Tiles wide>
        <Tile
          to={kioskPaths.emergency}
          icon="siren"
          name="Emergency help"
          more="Numbers to ring now"
          tone="alarm"
        />
      </Tiles>
    </Screen>
  );
}

/** In place of what somebody asked for and nobody lists any more. */
export function NotListed({ what }: { what: string }) {
  return (
    <Screen title={`${what} is not listed any more`} lead="Look for something else:">
      <WaysOn />
    </Screen>
  );
}

/** Leads on from a screen with nothing on it. */
export function WaysOn() {
  return (
    <Tiles wide>
      <Tile to={kioskPaths.open} icon="clock" name="What is open" />
      <Tile to={kioskPaths.helplines} icon="phone" name="Helplines" />
      <Tile to={kioskPaths.organisations} icon="building" name="Organisations A to Z" />
      <Tile to={kioskPaths.emergency} icon="siren" name="Emergency help" />
    </Tiles>
  );
}
