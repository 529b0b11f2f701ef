/**
 * Takes the stroke out of a font's zeros: in a time it is read as an eight from two metres. What is inside of a zero is made of
 * its own lower left quarter, mirrored; its width stays (docs/decisions/006-hyperlegible-next.md).
 */

type Point = { x: number; y: number; isOn: boolean };

/** Flags of a point of a simple glyph, by the specification of the table `glyf`. */
const ON_CURVE = 1;
const SHORT = [2, 4] as const;
const REPEAT = 8;
const SAME_OR_POSITIVE = [16, 32] as const;

/** A TrueType font (bytes) whose zero, the glyph of this number, has no stroke. Throws where it has none to take out. */
export function withPlainZero(font: Uint8Array, zero: number): Uint8Array {
  const bytes = Uint8Array.from(font);
  const view = new DataView(bytes.buffer);
  const tables = readTables(view);
  const isLong = view.getInt16(tables.head + 50) === 1;
  const offset = (glyph: number) =>
    tables.glyf +
    (isLong
      ? view.getUint32(tables.loca + 4 * glyph)
      : 2 * view.getUint16(tables.loca + 2 * glyph));
  const [start, end] = [offset(zero), offset(zero + 1)];
  const written = writeGlyph(view, start, withoutStroke(readContours(view, start)));
  if (written.length > end - start) throw new Error('A zero without a stroke has no room.');
  // What is left of its room is never read.
  bytes.set(written, start);
  return bytes;
}

function readTables(view: DataView): Record<'head' | 'loca' | 'glyf', number> {
  const tables = { head: 0, loca: 0, glyf: 0 };
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
    if (tag === 'head' || tag === 'loca' || tag === 'glyf') tables[tag] = view.getUint32(at + 8);
  }
  return tables;
}

function readContours(view: DataView, start: number): Point[][] {
  const count = view.getInt16(start);
  const ends = Array.from({ length: count }, (_, i) => view.getUint16(start + 10 + 2 * i));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + 2 * count;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(at++);
    const times = flag & REPEAT ? 1 + view.getUint8(at++) : 1;
    flags.push(...Array(times).fill(flag));
  }
  const [xs = [], ys = []] = ([0, 1] as const).map((axis) => {
    let value = 0;
    return flags.map((flag) => {
      const isSameOrPositive = (flag & SAME_OR_POSITIVE[axis]) !== 0;
      if (flag & SHORT[axis]) value += view.getUint8(at++) * (isSameOrPositive ? 1 : -1);
      else if (!isSameOrPositive) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  });
  const points = flags.map((flag, i) => ({
    x: xs[i] ?? 0,
    y: ys[i] ?? 0,
    isOn: (flag & ON_CURVE) !== 0,
  }));
  return ends.map((end, i) => points.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end + 1));
}

/** The outline, and one hole in place of the two that the stroke parts. */
function withoutStroke(contours: Point[][]): Point[][] {
  const width = (points: Point[]) => Math.max(...points.map(({ x }) => x)) - leftOf(points);
  const [outline, ...halves] = contours.toSorted((one, other) => width(other) - width(one));
  const [left] = halves.toSorted((one, other) => leftOf(one) - leftOf(other));
  if (!outline || !left || halves.length !== 2) throw new Error('This zero has no stroke.');
  const x = (Math.max(...outline.map((it) => it.x)) + leftOf(outline)) / 2;
  const lowest = Math.min(...left.map((it) => it.y));
  const start = left.findIndex((it) => it.isOn && it.x === leftOf(left));
  const quarter = [...left.slice(start), ...left.slice(0, start)];
  const end = quarter.findIndex((it) => it.y === lowest && it.isOn);
  const lowerLeft = quarter.slice(0, end + 1);
  const y = lowerLeft[0]?.y ?? 0;
  const mirrored = (points: Point[], byX: boolean, byY: boolean) =>
    points.map((it) => ({
      ...it,
      x: byX ? Math.round(2 * x - it.x) : it.x,
      y: byY ? Math.round(2 * y - it.y) : it.y,
    }));
  const lower = [...lowerLeft, ...mirrored(lowerLeft.slice(0, -1).reverse(), true, false)];
  return [outline, [...lower, ...mirrored(lower.slice(1, -1).reverse(), false, true)]];
}

const leftOf = (points: Point[]) => Math.min(...points.map(({ x }) => x));

function writeGlyph(view: DataView, start: number, contours: Point[][]): number[] {
  const points = contours.flat();
  const word = (value: number) => [(value >> 8) & 0xff, value & 0xff];
  const flags: number[] = points.map(({ isOn }) => (isOn ? ON_CURVE : 0));
  const [xs = [], ys = []] = ([0, 1] as const).map((axis) => {
    let last = 0;
    return points.flatMap((point, i) => {
      const value = axis === 0 ? point.x : point.y;
      const step = value - last;
      last = value;
      if (Math.abs(step) > 255) return word(step);
      flags[i] = (flags[i] ?? 0) | (step === 0 || step > 0 ? SAME_OR_POSITIVE[axis] : 0);
      if (step === 0) return [];
      flags[i] = (flags[i] ?? 0) | SHORT[axis];
      return [Math.abs(step)];
    });
  });
  let end = -1;
  return [
    ...word(contours.length),
    ...Array.from({ length: 8 }, (_, i) => view.getUint8(start + 2 + i)),
    ...contours.flatMap((it) => {
      end += it.length;
      return word(end);
    }),
    ...word(0),
    ...flags,
    ...xs,
    ...ys,
  ];
}
