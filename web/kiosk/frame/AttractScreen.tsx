import { useEffect, useState } from 'react';
import { SITE_NAME } from '../../../shared/site/site.ts';
import { KioskIcon } from '../parts/KioskIcon.tsx';
import { useKiosk } from '../state/kiosk.ts';
import covers from './Covers.module.css';
import styles from './KioskLayout.module.css';

/** So often the words stand elsewhere, that none burns into the glass (docs/product.md#kiosk: 20 to 30 s). */
const MOVES_EVERY = 25_000;
const PLACES = 6;

/** While nobody is there. Any touch ends it, and only that: the frame sees to it. */
export function AttractScreen({ turn }: { turn: string }) {
  const { settings } = useKiosk();
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPlace((was) => (was + 1) % PLACES), MOVES_EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.cover} data-turn={turn}>
      <section className={covers.rest} data-place={place} aria-label="Resting">
        <div className={covers.words}>
          <p className={covers.site}>{settings.place || SITE_NAME}</p>
          <h1 className={covers.touch}>
            <KioskIcon name="hand" /> Touch the screen
          </h1>
          <p className={covers.what}>
            Food, showers, somewhere to sleep, someone to talk to: what is open now, and where.
          </p>
        </div>
      </section>
    </div>
  );
}
