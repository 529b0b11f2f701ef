import { Link } from 'react-router-dom';
import buttons from '../ui/Button.module.css';
import styles from './ManagedList.module.css';
import type { ListLink } from './use-list-query.ts';

type Props = { page: number; pages: number; linkTo: (page: number) => ListLink };

/** One page back, one on. */
export function Pager({ page, pages, linkTo }: Props) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {page > 1 && (
        <Link {...linkTo(page - 1)} className={buttons.secondary}>
          Previous page
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link {...linkTo(page + 1)} className={buttons.secondary}>
          Next page
        </Link>
      )}
    </nav>
  );
}
