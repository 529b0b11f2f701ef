import { Link } from 'react-router-dom';
import buttons from '../../ui/Button.module.css';
import styles from './ManagedList.module.css';

type Props = { page: number; pages: number; linkTo: (page: number) => string };

/** One page back, one on. */
export function Pager({ page, pages, linkTo }: Props) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {page > 1 && (
        <Link to={linkTo(page - 1)} className={buttons.secondary}>
          Previous page
        </Link>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={linkTo(page + 1)} className={buttons.secondary}>
          Next page
        </Link>
      )}
    </nav>
  );
}
