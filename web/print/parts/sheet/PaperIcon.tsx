import type { ServiceIcon } from '../../../../shared/services/service.ts';
import sprite from '../../../icons/icons.svg?raw';
import { LINE_DRAWING } from '../line-drawing.ts';
import styles from './PaperHeader.module.css';

/** The shapes of one picture of the sprite. */
function shapesOf(name: string): string {
  const [, shapes = ''] =
    sprite.match(new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`)) ?? [];
  return shapes;
}

/** A picture with its shapes inside: one that is used from a file is drawn on the first page alone. */
export const PaperIcon = ({ name }: { name: ServiceIcon }) => (
  <svg
    {...LINE_DRAWING}
    className={styles.icon}
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, drawn at build time
    dangerouslySetInnerHTML={{ __html: shapesOf(name) }}
  />
);
