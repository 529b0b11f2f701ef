import { LRUCache } from 'lru-cache';
import { MM } from '../../../shared/paper/measures.ts';
import { QR_QUIET_ZONE, type Qr, qrOf } from '../../../shared/paper/qr.ts';
import type { Box } from './boxes.ts';

/** The side of a code's dark part: 20 mm is the least that old phones read (docs/product.md#paper). */
const CODE_SIDE = 21 * MM;

/** Codes that earlier papers have shown: a paper's are the same after a change, and a tenth of what it costs. */
const known = new LRUCache<string, Qr>({ max: 100 });

function knownQr(url: string): Qr {
  const before = known.get(url);
  if (before) return before;
  const qr = qrOf(url);
  known.set(url, qr);
  return qr;
}

/** A code whose dark part is at least 20 mm, with its white margin. */
export function codeBox(url: string, side = CODE_SIDE): Box {
  const qr = knownQr(url);
  const whole = (side * qr.size) / (qr.size - 2 * QR_QUIET_ZONE);
  return {
    height: whole,
    marks: [{ kind: 'code', x: 0, y: 0, scale: whole / qr.size, qr, tag: null }],
  };
}
