import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isMissed, type KioskListed, kioskWords } from '../../../shared/kiosks/kiosk.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { useNow } from '../../clock/clock.tsx';
import styles from '../../ui/Card.module.css';
import { Card } from '../../ui/Card.tsx';
import { adminApi } from '../admin-api.ts';

/** The charity's kiosks of which nothing was heard for a day; nothing where all run. A question that fails is only logged. */
export function KiosksMissed() {
  const [kiosks, setKiosks] = useState<KioskListed[]>([]);
  const now = useNow();
  useEffect(() => {
    adminApi.kiosks().then(setKiosks, console.warn);
  }, []);
  const missed = now === null ? [] : kiosks.filter((it) => it.isOurs && isMissed(it, now));
  if (now === null || missed.length === 0) return null;
  return (
    <Card tone="soft">
      <h2 className={styles.heading}>
        {missed.length === 1 ? 'A kiosk is silent' : `${missed.length} kiosks are silent`}
      </h2>
      <ul>
        {missed.map((kiosk) => (
          <li key={kiosk._id}>
            <strong>{kiosk.place}:</strong> {kioskWords(kiosk, now).seen}
          </li>
        ))}
      </ul>
      <p>
        <Link to={adminPaths.kiosks}>What to do about it</Link>
      </p>
    </Card>
  );
}
