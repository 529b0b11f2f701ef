import { kioskPaths } from '../../../../shared/paths/kiosk-paths.ts';
import { groupForNow } from '../../../../shared/services/lists/when.ts';
import {
  type PublicService,
  SERVICE_ICONS,
  type ServiceType,
} from '../../../../shared/services/service.ts';
import { typesPresent } from '../../../../shared/services/service-types.ts';
import { useKiosk } from '../../state/kiosk.ts';
import { Tile, Tiles } from '../touch/Tiles.tsx';

type Props = {
  services: readonly PublicService[];
  /** The screen of a type; without one it is that of the present. */
  to?: (type: ServiceType) => string;
};

/** Every kind of service there is, with how many of it are open now. */
export function TypeTiles({ services, to = kioskPaths.services }: Props) {
  const { now } = useKiosk();
  return (
    <Tiles>
      {typesPresent(services).map(({ type }) => {
        const those = services.filter((it) => it.type === type);
        const open = now === null ? 0 : countOpen(those, now);
        return (
          <Tile
            key={type}
            to={to(type)}
            icon={SERVICE_ICONS[type]}
            name={type}
            more={open > 0 && `${open} open now`}
          />
        );
      })}
    </Tiles>
  );
}

/** How many are open at an instant (epoch ms), for everyone or for some. */
function countOpen(services: readonly PublicService[], now: number): number {
  const { everyone, some } = groupForNow(services, now);
  return everyone.length + some.length;
}
