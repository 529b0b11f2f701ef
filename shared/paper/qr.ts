import { encode } from 'uqr';

/** White modules on every side, without which phones do not find the code (ISO/IEC 18004; docs/product.md#paper). */
export const QR_QUIET_ZONE = 4;

export type Qr = {
  /** Modules along a side, the quiet zone included. */
  size: number;
  /** The dark modules as SVG path data, one module to a unit; the quiet zone is empty. */
  path: string;
  /** The dark modules as bars one module high. */
  bars: Bar[];
};

type Bar = { x: number; y: number; length: number };

/** A text, as a rule a page's whole address, as a QR code that still reads with 15% of it dirty. Throws over 2,331 bytes. */
export function qrOf(text: string): Qr {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: QR_QUIET_ZONE });
  const bars = data.flatMap(barsOf);
  const path = bars.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  return { size, path, bars };
}

/** Neighbours as one bar: a code is then some hundred shapes instead of a thousand. */
function barsOf(row: readonly boolean[], y: number): Bar[] {
  const bars: Bar[] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    bars.push({ x: start, y, length: x + 1 - start });
  }
  return bars;
}
