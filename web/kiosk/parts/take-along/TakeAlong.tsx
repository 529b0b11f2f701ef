import { useEffect, useRef, useState } from 'react';
import { KioskIcon } from '../touch/KioskIcon.tsx';
import styles from './TakeAlong.module.css';

/** Further down than so many glasses, nobody finds what takes a screen along. */
const FAR = 2;

/** Leads from the top of a long screen to its end, where the code and the printer's buttons are. */
export function TakeAlong() {
  const place = useRef<HTMLDivElement>(null);
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const main = place.current?.closest('main');
    if (!main) return;
    const look = () => {
      const glass = main.parentElement?.clientHeight ?? 0;
      setFar((endOf(main)?.offsetTop ?? 0) > FAR * glass);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(main);
    look();
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isFar && (
        <button
          type="button"
          className={styles.button}
          onClick={(event) => endOf(event.currentTarget.closest('main'))?.scrollIntoView()}
        >
          <KioskIcon name="arrow-down" /> Take this with you
        </button>
      )}
    </div>
  );
}

const endOf = (main: Element | null) => main?.querySelector<HTMLElement>('[data-take]');
