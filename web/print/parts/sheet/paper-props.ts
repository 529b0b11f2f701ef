import type { Look } from '../../../../shared/paper/print-choice.ts';
import styles from './Paper.module.css';

/** What makes an element a paper: its look, and the kind of page (web/print/pages.css) that it is printed on. */
export function paperProps({ size, paper }: Look, orientation: 'portrait' | 'landscape') {
  return {
    className: styles.paper,
    'data-page': `${paper.toLowerCase()}-${orientation}-${size}`,
  };
}
