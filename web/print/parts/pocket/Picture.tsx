import { PAPER_PICTURES, type PaperPicture } from '../../../../shared/paper/pocket/pictures.ts';
import { LINE_DRAWING } from '../line-drawing.ts';
import styles from './Pocket.module.css';

/** A picture that only paper has. */
export const Picture = ({ name }: { name: PaperPicture }) => (
  <svg {...LINE_DRAWING} className={styles.picture} aria-hidden="true">
    {PAPER_PICTURES[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);

/** The mark of the site: a door that stands open. */
export const Door = () => (
  <svg viewBox="10 6 20 30" aria-hidden="true">
    <path d="M11 33V9.5A2.5 2.5 0 0 1 13.5 7H26.5A2.5 2.5 0 0 1 29 9.5V33Z" fill="#ffd772" />
    <path d="M11 33V9.5A2.5 2.5 0 0 1 13.5 7L22 11.5V35.5Z" fill="#fff" />
    <circle cx="18.6" cy="22.5" r="1.7" fill="#00514f" />
  </svg>
);
