import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { KioskIcon } from '../parts/touch/KioskIcon.tsx';
import styles from './KioskLayout.module.css';
import { useScrollButtons } from './use-scroll-buttons.ts';

type Props = {
  scroller: RefObject<HTMLElement | null>;
  backTo: string;
  onHome: () => void;
  onBack: () => void;
  onSearch: () => void;
  isBigger: boolean;
  onSize: () => void;
};

/** At the bottom of every screen, in reach of somebody who sits. */
export function Bar({ scroller, backTo, onHome, onBack, onSearch, isBigger, onSize }: Props) {
  const { isMore, isLong, screen, screens, more } = useScrollButtons(scroller);
  const isTop = isLong && !isMore;
  return (
    <nav className={styles.bar} aria-label="Everywhere">
      <Link to={kioskPaths.home} replace onClick={onHome} className={styles.key} draggable={false}>
        <KioskIcon name="house" /> <span>Home</span>
      </Link>
      <Link to={backTo} replace onClick={onBack} className={styles.key} draggable={false}>
        <KioskIcon name="back" /> <span>Back</span>
      </Link>
      <Link
        to={kioskPaths.search}
        replace
        onClick={onSearch}
        className={styles.key}
        draggable={false}
      >
        <KioskIcon name="search" /> <span>Search</span>
      </Link>
      <button type="button" className={styles.key} onClick={onSize}>
        <KioskIcon name="letters" /> <span>{isBigger ? 'Smaller' : 'Bigger'}</span>
      </button>
      <button type="button" className={styles.key} onClick={more} disabled={!isLong}>
        <KioskIcon name={isTop ? 'arrow-up' : 'arrow-down'} /> <span>{isTop ? 'Top' : 'More'}</span>
        {isLong && <span className={styles.position}>{`${screen} of ${screens}`}</span>}
      </button>
    </nav>
  );
}
