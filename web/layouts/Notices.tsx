import { useLocation } from 'react-router-dom';
import { type NoticePlace, noticesAt } from '../../shared/notices/notice.ts';
import { paths } from '../../shared/paths/paths.ts';
import { useInformation, usePresent } from '../clock/clock.tsx';
import styles from './Notices.module.css';
import { useRootData } from './root-data.ts';

/** Characters that two lines of a phone hold. More is read whole on the page of all. */
const SHORT = 56;

/** The notices that hold. Without a network the device's clock ends them. */
export function useNotices(isHere: (place: NoticePlace) => boolean) {
  const { notices: made } = useRootData();
  const { notices = made } = useInformation();
  return noticesAt(notices, usePresent(), isHere);
}

/**
 * What the charity says to everybody, in two lines at most above every page: the most severe notice, and how many more there
 * are. All of it is one link, so that no finger misses it. Without a network, where no page of all can be had, all stand here.
 */
export function Notices() {
  const { pathname } = useLocation();
  const { from } = useInformation();
  const all = useNotices(
    (place) => place === 'all' || pathname.endsWith(encodeURIComponent(place)),
  );
  const more = all.length - 1;
  return all.length > 0 && pathname !== paths.notices ? (
    <aside aria-label="Notices" className={styles.notices}>
      {all.slice(0, from ? 10 : 1).map(({ _id, severity, words, link }) => (
        <a
          key={_id}
          data-severity={severity}
          href={
            from || (!more && words.length <= SHORT && link) ? link || undefined : paths.notices
          }
        >
          <span>
            <strong>{severity}:</strong> {words}
          </span>{' '}
          {!from && <u>{more || ''} more</u>}
        </a>
      ))}
    </aside>
  ) : null;
}
