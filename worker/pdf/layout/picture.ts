import { MM } from '../../../shared/paper/measures.ts';
import { PAPER_PICTURES, type PaperPicture } from '../../../shared/paper/pocket/pictures.ts';
import { ICON_PATHS } from '../../../shared/paper/sheet/icon-paths.ts';
import type { ServiceIcon } from '../../../shared/services/service.ts';
import type { DrawingMark } from './boxes.ts';
import { COLOURS, type Colour } from './format.ts';

/** Units of Lucide's square. */
const SQUARE = 24;

type Look = { x: number; y: number; colour?: Colour };

/** The sign of a service, or of whom to ring, `size` points high, which those who read little know it by. */
export const drawPicture = (
  icon: ServiceIcon | PaperPicture,
  size: number,
  { colour = COLOURS.teal, ...at }: Look,
): DrawingMark[] =>
  pathsOf(icon).map((path) => ({
    kind: 'drawing',
    ...at,
    scale: size / SQUARE,
    path,
    colour,
    lineWidth: 2,
    tag: null,
  }));

const pathsOf = (icon: ServiceIcon | PaperPicture): readonly string[] =>
  icon in PAPER_PICTURES ? PAPER_PICTURES[icon as PaperPicture] : ICON_PATHS[icon as ServiceIcon];

/** The mark of the site, a door that stands open: 30 mm high, or a share of it. */
export function drawDoor(x: number, y: number, size: number): DrawingMark[] {
  const scale = (30 * MM * size) / 28.5;
  const part = (path: string, colour: Colour): DrawingMark => ({
    kind: 'drawing',
    x: x - 11 * scale,
    y: y - 7 * scale,
    scale,
    path,
    colour,
    lineWidth: 0,
    tag: null,
  });
  return [
    part('M11 33V9.5A2.5 2.5 0 0 1 13.5 7H26.5A2.5 2.5 0 0 1 29 9.5V33Z', COLOURS.light),
    part('M11 33V9.5A2.5 2.5 0 0 1 13.5 7L22 11.5V35.5Z', COLOURS.paper),
    part('M17 22.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z', COLOURS.teal),
  ];
}
