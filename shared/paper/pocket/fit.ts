import { SERVICE_ICONS } from '../../services/service.ts';
import { paperAddress } from '../handbook/address.ts';
import { CALL_BEFORE_YOU_TRAVEL } from '../handbook/sections.ts';
import { noticeLines } from '../notice-lines.ts';
import { sayWrong } from '../say-wrong.ts';
import {
  BEFORE_BLOCK,
  heightOfBlock,
  heightOfPart,
  heightOfRow,
  type PocketBlock,
  type PocketRow,
} from './blocks.ts';
import { POCKET_INNER, POCKET_PANELS } from './format.ts';
import type { AboutPocket, PocketGuide } from './guide.ts';

/** A pocket guide that is one sheet: what stands on each panel, in the order in which they are read. */
export type FittedPocket = Pick<PocketGuide, 'day' | 'date' | 'path'> & {
  title: string;
  panels: PocketBlock[][];
};

const FOLD = 'Fold along the long line, print outside. Then fold the short lines.';
const CLOSED = 'Closed on this day:';

/**
 * As much of a guide as one sheet holds. Each kind of help has its first place before any has its second, food before all
 * others; nothing is set smaller to fit, and how many places have no room stands below those of their kind
 * (docs/product.md#paper).
 */
export function fitPocket(guide: PocketGuide, about: AboutPocket): FittedPocket {
  const [weekday = '', ...date] = guide.day.split(' ');
  const words = (text: string, isBold = false): PocketBlock => ({ kind: 'words', text, isBold });
  const front = createPanel();
  front.put({ kind: 'cover', title: about.title, weekday, date: date.join(' ') });
  const moved = guide.help.filter((help) => !front.put(help));
  // Without room here they stand beside their place alone.
  for (const bed of guide.beds) front.put(words(bed));

  const footer = footerOf(guide, about);
  const back = createPanel(heightOfBlock(footer) + BEFORE_BLOCK);
  const isOff = (block: PocketBlock) => !back.put(block);
  const atTop = moved.filter((block) => !isOff(block));
  const { closed, notes } = guide;
  const below = [
    ...(closed.length > 0
      ? [{ kind: 'closed' as const, lead: `${CLOSED} ${closed.join(', ')}`, types: closed }]
      : []),
    ...notes.map((text) => words(text)),
    ...(about.sampleNotice ? [words(about.sampleNotice)] : []),
    words(FOLD),
  ];
  const atEnd = below.filter((block) => !isOff(block));
  const alerts = [...noticeLines(about.notices, about.origin), ...guide.alerts];
  const above = [
    ...alerts.map((text) => words(text, true)),
    ...[...moved, ...below].filter((block) => ![...atTop, ...atEnd].includes(block)),
  ];
  // Whatever the back has room for beside what is its own.
  const rooms = [...Array(POCKET_PANELS - 2).fill(POCKET_INNER.height), back.room() - BEFORE_BLOCK];
  const [last = [], ...others] = packParts(guide.parts, above, rooms).reverse();
  return {
    title: `${about.title}: ${guide.day}`,
    day: guide.day,
    date: guide.date,
    path: guide.path,
    panels: [front.blocks, ...others.reverse(), [...atTop, ...last, ...atEnd, footer]],
  };
}

const footerOf = (guide: PocketGuide, about: AboutPocket): PocketBlock => ({
  kind: 'footer',
  lines: [
    { text: `${guide.useUntil}.`, isBold: true },
    { text: `${about.correctOn}.`, isBold: false },
    { text: `${CALL_BEFORE_YOU_TRAVEL}.`, isBold: true },
    { text: paperAddress(about.origin, guide.path), isBold: false },
    { text: sayWrong(about.origin), isBold: false },
  ],
});

/** A panel that takes what it has room for, but some points. */
function createPanel(kept = 0) {
  const blocks: PocketBlock[] = [];
  let room = POCKET_INNER.height - kept;
  return {
    blocks,
    room: () => room,
    put(block: PocketBlock): boolean {
      const height = heightOfBlock(block) + (blocks.length > 0 ? BEFORE_BLOCK : 0);
      if (height > room) return false;
      room -= height;
      blocks.push(block);
      return true;
    },
  };
}

type Part = PocketGuide['parts'][number];
type Measured = Part & { heights: ReadonlyMap<PocketRow, number>; chosen: Set<PocketRow> };

/** A row that takes more of a panel than this would hide a whole kind of help. */
const TALL = 1 / 2;

function packParts(
  parts: readonly Part[],
  above: readonly PocketBlock[],
  rooms: readonly number[],
): PocketBlock[][] {
  const measured = parts.map((part): Measured => {
    const heights = new Map(part.rows.map((row) => [row, heightOfRow(row)]));
    return { ...part, heights, chosen: new Set() };
  });
  const waiting = measured.map((part) => ({
    part,
    rows: part.rows.filter((row) => (part.heights.get(row) ?? 0) < POCKET_INNER.height * TALL),
  }));
  while (waiting.some(({ rows }) => rows.length > 0)) {
    for (const { part, rows } of waiting) {
      let row = rows.shift();
      // One that has no room leaves it to the next that has.
      while (row) {
        part.chosen.add(row);
        if (layOut(measured, above, rooms)) break;
        part.chosen.delete(row);
        row = rows.shift();
      }
    }
  }
  return layOut(measured, above, rooms) ?? rooms.map(() => []);
}

/** Panels of so much room each, with what is chosen; null where that is more than they hold. */
function layOut(
  parts: readonly Measured[],
  above: readonly PocketBlock[],
  rooms: readonly number[],
): PocketBlock[][] | null {
  const panels: PocketBlock[][] = rooms.map(() => []);
  let at = 0;
  let room = rooms[0] ?? 0;
  const needed = (height: number) => height + (panels[at]?.length ? BEFORE_BLOCK : 0);
  const turn = () => {
    at += 1;
    room = rooms[at] ?? 0;
  };
  const put = (block: PocketBlock, height: number) => {
    room -= needed(height);
    panels[at]?.push(block);
  };
  for (const block of above) {
    const height = heightOfBlock(block);
    while (needed(height) > room && at < rooms.length) turn();
    put(block, height);
  }
  for (const { type, rows, heights, chosen } of parts) {
    const shown = rows.filter((row) => chosen.has(row));
    const more = countOf(rows) - countOf(shown);
    let from = 0;
    do {
      const left = shown.slice(from);
      const heightTo = (count: number) => {
        const own = left.slice(0, count).map((row) => heights.get(row) ?? 0);
        return heightOfPart(own, count === left.length && more > 0);
      };
      const least = Math.min(1, left.length);
      while (needed(heightTo(least)) > room && at < rooms.length) turn();
      if (at === rooms.length) return null;
      let count = least;
      while (count < left.length && needed(heightTo(count + 1)) <= room) count += 1;
      const isLast = count === left.length;
      const own = { type, icon: SERVICE_ICONS[type], rows: left.slice(0, count) };
      put({ kind: 'part', ...own, more: isLast ? more : 0 }, heightTo(count));
      from += count;
    } while (from < shown.length);
  }
  return at < rooms.length ? panels : null;
}

const countOf = (rows: readonly PocketRow[]): number =>
  rows.reduce((all, { count }) => all + count, 0);
