import { useEffect, useState } from 'react';
import { type KioskSettings, reachOf, TOUCH_HEIGHTS, turnOf } from '../../settings/settings.ts';
import styles from './Setup.module.css';

/** A little above where somebody who stands looks, in millimetres. */
const WALL = 1700;

/** This screen on its wall, to scale: how large it is both ways, and which part of it everybody reaches. */
export function Reach({ settings }: { settings: KioskSettings }) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const look = () => setSize({ width: window.innerWidth, height: window.innerHeight });
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  const { mount, pxPerMm, orientation } = settings;
  const isTurned = turnOf(orientation, size.width, size.height) !== 'none';
  const [across, up] = [size.width / pxPerMm, size.height / pxPerMm];
  const [width, height] = isTurned ? [up, across] : [across, up];
  const { below, above, touched } = reachOf(height, mount);
  const inches = Math.hypot(width, height) / 25.4;
  return (
    <figure className={styles.reach}>
      <svg
        viewBox={`-60 0 ${width + 120} ${WALL}`}
        height="220"
        role="img"
        aria-label="The screen on its wall"
      >
        <line x1="-60" x2={width + 60} y1={WALL - 4} y2={WALL - 4} />
        <rect x="0" y={WALL - mount - height} width={width} height={height} />
        <rect
          className={styles.touched}
          x="0"
          y={WALL - mount - height + above}
          width={width}
          height={touched}
        />
      </svg>
      <figcaption>
        {`${inches.toFixed(1)} inches, ${width > height ? 'lying' : 'upright'}: ${Math.round(width)} by ${Math.round(height)} mm. `}
        {`What is touched lies ${Math.round(mount + below)} to ${Math.round(mount + below + touched)} mm above the floor, within ${TOUCH_HEIGHTS.from} to ${TOUCH_HEIGHTS.to} mm.`}
        {above > 0 && ` The upper ${Math.round(above)} mm show the board.`}
      </figcaption>
    </figure>
  );
}
