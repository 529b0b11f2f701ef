import { useMatches } from 'react-router-dom';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { KioskLink } from '../parts/touch/KioskLink.tsx';
import { isForKiosks, noticesOn, useKiosk } from '../state/kiosk.ts';
import styles from './KioskNotices.module.css';

/** What the charity says to everybody, above every screen: the most severe notice, and a way to all of them. */
export function KioskNotices() {
  const kiosk = useKiosk();
  const { id, params } = useMatches().at(-1) ?? {};
  const [first, ...others] = noticesOn(
    kiosk,
    (place) => isForKiosks(place) || place === params?.type,
  );
  if (!first || id === 'kiosk/notices') return null;
  const more = others.length > 0 ? `${others.length} more` : first.link && 'More';
  return (
    <aside aria-label="Notices" className={styles.notices} data-severity={first.severity}>
      <p>
        <strong>{first.severity}:</strong> {first.words}
      </p>
      {more && (
        <KioskLink to={kioskPaths.notices} className={styles.more}>
          {more}
        </KioskLink>
      )}
    </aside>
  );
}
