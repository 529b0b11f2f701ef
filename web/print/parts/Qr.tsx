import { qrOf } from '../../../shared/qr.ts';
import styles from './Paper.module.css';

/** A code for a phone's camera; the same address always stands beside it in text. */
export function Qr({ text }: { text: string }) {
  const { size, path } = qrOf(text);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="Code for a phone camera: this page on the web"
    >
      <path d={path} />
    </svg>
  );
}
