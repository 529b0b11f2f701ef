import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { openCount, TypeTiles } from '../parts/lists/TypeTiles.tsx';
import { Part, Screen } from '../parts/Screen.tsx';
import { Tile, Tiles } from '../parts/Tiles.tsx';
import { useKiosk } from '../state/kiosk.ts';
import { kioskHandle } from '../state/kiosk-handle.ts';

export const handle = kioskHandle('Kiosk');

export function Component() {
  const { directory, now, settings } = useKiosk();
  const services = directory?.services ?? [];
  const own = directory?.organisations.find(({ _id }) => _id === settings.own);
  const open = now === null ? null : openCount(services, now);
  return (
    <Screen title="What do you need?">
      <Tiles wide>
        <Tile
          to={kioskPaths.emergency}
          icon="siren"
          name="Emergency help"
          more="In danger, or not safe at home"
          tone="alarm"
        />
        <Tile
          to={kioskPaths.tonight}
          icon="moon"
          name="Nowhere to sleep tonight?"
          more="What to do now, step by step"
        />
        <Tile
          to={kioskPaths.open}
          icon="clock"
          name={open === null ? 'Food, showers and more' : 'Open now'}
          more={open === null ? 'Places and their hours' : places(open)}
          tone="strong"
        />
      </Tiles>
      {own && (
        <Tiles wide>
          <Tile
            to={kioskPaths.organisation(own._id)}
            icon="map"
            name={`Here: ${own.name}`}
            more="What is on here, and when"
          />
        </Tiles>
      )}
      <Part title="Services">
        <TypeTiles services={services} />
      </Part>
      <Part title="People to talk to">
        <Tiles wide>
          <Tile
            to={kioskPaths.helplines}
            icon="phone"
            name="Helplines"
            more="Numbers to ring, many of them free"
          />
          <Tile
            to={kioskPaths.organisations}
            icon="building"
            name="Organisations A to Z"
            more="Advice on housing, the law and more"
          />
        </Tiles>
      </Part>
    </Screen>
  );
}

function places(count: number): string {
  if (count === 0) return 'None is known to be open now. See what opens next.';
  return `${count} ${count === 1 ? 'place' : 'places'}, and what opens next`;
}
