import type { PlentyType } from '../../../../shared/services/board/need-pages.ts';
import { SERVICE_ICONS, type ServiceType } from '../../../../shared/services/service.ts';
import { Tile, Tiles } from '../touch/Tiles.tsx';

type Props = {
  plenty: readonly PlentyType[];
  /** The screen of a type. */
  to: (type: ServiceType) => string;
  /** How many are open, in the words of the list that they stand beside. */
  countOf: (open: number) => string;
};

/** What there is very much of, as tiles that lead to its own list. */
export function PlentyTiles({ plenty, to, countOf }: Props) {
  if (plenty.length === 0) return null;
  return (
    <Tiles wide>
      {plenty.map(({ type, open }) => (
        <Tile
          key={type}
          to={to(type)}
          icon={SERVICE_ICONS[type]}
          name={type}
          more={countOf(open)}
        />
      ))}
    </Tiles>
  );
}
