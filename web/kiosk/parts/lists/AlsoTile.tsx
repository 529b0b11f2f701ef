import type { Need } from '../../../../shared/services/board/needs.ts';
import { SERVICE_ICONS, type ServiceType } from '../../../../shared/services/service.ts';
import { useKiosk } from '../../state/kiosk.ts';
import { Tile, Tiles } from '../touch/Tiles.tsx';

type Props = { need: Need; to: (type: ServiceType) => string };

/** What helps with a need too and is a list of its own; nothing where nobody is listed there. */
export function AlsoTile({ need: { also }, to }: Props) {
  const { directory } = useKiosk();
  if (!also || !directory?.services.some(({ type }) => type === also.type)) return null;
  return (
    <Tiles wide>
      <Tile to={to(also.type)} icon={SERVICE_ICONS[also.type]} name={also.says} more={also.type} />
    </Tiles>
  );
}
