import { ICON_PATHS } from '../../../../shared/paper/sheet/icon-paths.ts';
import type { ServiceIcon } from '../../../../shared/services/service.ts';
import { LINE_DRAWING } from '../line-drawing.ts';
import styles from './PaperHeader.module.css';

/** A picture with its shapes inside: one that is used from a file is drawn on the first page alone. */
export const PaperIcon = ({ name }: { name: ServiceIcon }) => (
  <svg {...LINE_DRAWING} className={styles.icon} aria-hidden="true">
    {ICON_PATHS[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
