import type { ServiceIcon } from '../../../shared/services/service.ts';
import type { DrawingMark } from './boxes.ts';
import { COLOURS } from './format.ts';
import { ICON_PATHS } from './icon-paths.ts';

/** Units of Lucide's square. */
const SQUARE = 24;

/** The sign of a service, `size` points high, which those who read little know it by. */
export const picture = (
  icon: ServiceIcon,
  size: number,
  at: { x: number; y: number },
): DrawingMark[] =>
  ICON_PATHS[icon].map((path) => ({
    kind: 'drawing',
    ...at,
    scale: size / SQUARE,
    path,
    colour: COLOURS.teal,
    pen: 2,
    tag: null,
  }));
