import { qrOf } from '../../../../shared/paper/qr.ts';
import styles from './PaperHeader.module.css';

/** The side with the white border: so that the code itself is 20 mm, whatever it says (docs/product.md#paper). */
const SIDE = 28;
/** Below this a phone does not tell apart what a printer draws. */
const MODULE = 0.45;

type Props = { text: string; name?: string };

/** A code for a phone's camera; the same address always stands beside it in text. */
export function Qr({ text, name = 'QR code of this page on the web' }: Props) {
  const { size, path } = qrOf(text);
  const side = `${Math.max(SIDE, size * MODULE)}mm`;
  return (
    <svg
      className={styles.qr}
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={name}
    >
      <path d={path} />
    </svg>
  );
}
