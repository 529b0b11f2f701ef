import { sum } from '../../numbers/sum.ts';
import type { ServiceIcon, ServiceType } from '../../services/service.ts';
import { linesOf } from '../fitting/letters.ts';
import { POCKET, POCKET_BESIDE, POCKET_INNER } from './format.ts';
import type { PaperPicture } from './pictures.ts';

/** A place with its times. */
export type PocketRow = {
  key: string;
  /** '10:00–12:00', 'until 08:00' for what began the evening before, '24 h'; none where nobody knows them. */
  times: string[];
  name: string;
  /** Where it is and what is said of it. */
  where: string;
  /** Who may come where it is not everybody. */
  limit: string;
  /** What to ask before going, with the number, beside a telephone; where no times are known the number, or 'No number.' */
  call: string;
  /** How many places it stands for. */
  count: number;
};

/** What stands on a panel, from its top; a part that goes on over a panel is a block on each. */
export type PocketBlock =
  | { kind: 'cover'; title: string; weekday: string; date: string }
  | { kind: 'help'; calls: PocketCall[]; lines: string[] }
  | {
      kind: 'part';
      type: ServiceType;
      icon: ServiceIcon;
      rows: PocketRow[];
      /** How many places more there are behind the code; 0 where the part goes on. */
      more: number;
    }
  | { kind: 'closed'; lead: string; types: ServiceType[] }
  | { kind: 'words'; text: string; isBold: boolean }
  | { kind: 'footer'; lines: { text: string; isBold: boolean }[] };

/** A number beside its picture: two short ones stand beside each other. */
type PocketCall = { picture: PaperPicture; number: string; isAlarm: boolean };

/** '+ 3 more', below the places of a part. */
export const moreWords = (more: number): string => `+ ${more} more`;

const { text, title, time, gap, before, leading, picture } = POCKET;

/** The height of a block in points, never less than a browser or the PDF makes it, without the white before it. */
export function heightOfBlock(block: PocketBlock): number {
  switch (block.kind) {
    case 'cover': {
      const name = linesOf(block.title, POCKET_INNER.width - 2 * gap - picture * 2, title * 1.3);
      return POCKET.band + Math.max(0, name - 2) * title * 1.3 * leading;
    }
    case 'help': {
      const tallest = Math.max(...block.calls.map(sizeOfCall));
      const lines = block.lines.map((line) => linesOf(line, POCKET_BESIDE, text));
      return Math.max(picture, tallest * leading + sum(lines) * text * leading);
    }
    case 'part': {
      const rows = block.rows.map(heightOfRow);
      return heightOfPart(rows, block.more > 0);
    }
    case 'closed':
      return (
        linesOf(block.lead, POCKET_INNER.width, text) * text * leading +
        Math.ceil(block.types.length / PICTURES_IN_ROW) * POCKET.row
      );
    case 'words':
      return linesOf(block.text, POCKET_INNER.width, text) * text * leading;
    case 'footer': {
      const width = POCKET_INNER.width - POCKET.code - gap;
      const lines = block.lines.map((line) => linesOf(line.text, width, text));
      return Math.max(POCKET.code, sum(lines) * text * leading);
    }
  }
}

/** The size of the letters of a number to ring, in points: 999 is larger. */
export const sizeOfCall = ({ isAlarm }: PocketCall): number =>
  isAlarm ? POCKET.alarm : POCKET.number;

/** How many pictures of kinds of help stand beside each other. */
export const PICTURES_IN_ROW = Math.floor(POCKET_INNER.width / (POCKET.row + 3));

/** A part by the heights of its rows: its name, its places, and how many more there are. */
export const heightOfPart = (rows: readonly number[], hasMore: boolean): number =>
  Math.max(picture + gap, (title + (hasMore ? text : 0)) * leading + sum(rows));

/** The height of a row with the white above it. */
export function heightOfRow(row: PocketRow): number {
  const besidePhone = POCKET_BESIDE - POCKET.small - 2;
  const lines =
    row.times.length > 0
      ? linesOf(placeOfRow(row), POCKET_BESIDE, text) + linesOf(row.call, besidePhone, text)
      : linesOf(`${row.call} ${placeOfRow(row)}`, besidePhone, text);
  const hours = linesOf(timesOfRow(row), POCKET_BESIDE, time) * time;
  return gap + (hours + (lines + linesOf(row.limit, besidePhone, text)) * text) * leading;
}

/** The times of a row as they are printed, one after the other. */
export const timesOfRow = ({ times }: PocketRow): string => times.join('  ');

const placeOfRow = ({ name, where }: PocketRow): string => [name, where].filter(Boolean).join(', ');

/** Before a block that is not the first of its panel. */
export const BEFORE_BLOCK = before;
