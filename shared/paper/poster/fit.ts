import type { PublicNotice } from '../../notices/notice.ts';
import { paperAddress } from '../handbook/address.ts';
import { CALL_BEFORE_YOU_TRAVEL } from '../handbook/sections.ts';
import { type LeftOut, leftOutWords } from '../left-out.ts';
import { linesOf } from '../letters.ts';
import { sum } from '../measures.ts';
import { noticeLines } from '../notice-lines.ts';
import type { Paper } from '../print-choice.ts';
import { sayWrong } from '../say-wrong.ts';
import { CODE_SIDE, LEADING, POSTER_FORMATS, type PosterFormat, THICK, THIN } from './format.ts';
import type { Poster } from './poster.ts';
import type { PosterRow } from './rows.ts';

/** What stands in small letters below the rows: a few words in bold, then the rest. */
export type PosterNote = { lead: string; text: string };

/** A poster that is one sheet: `notes` say what it does not show. */
export type FittedPoster = Omit<Poster, 'lists' | 'notes'> & {
  paper: Paper;
  notes: PosterNote[];
  /** At the foot, each a paragraph; those in bold first. */
  footer: { text: string; isBold: boolean }[];
  /** Where somebody says that it is wrong, beside a code of its own; '' where only the foot has room for it. */
  wrong: string;
};

/** What a sheet says of itself, and what the charity says to everybody. */
type About = {
  title: string;
  correctOn: string;
  sampleNotice: string;
  notices: readonly PublicNotice[];
  /** `https://...`, the site's own; '' where it has none yet. */
  origin: string;
};

/** So much of the room below the title is kept for places without times. */
const LISTS = 1 / 5;
/** A row that takes more than this of it stands only where others leave room. */
const TALL = 1 / 3;
/** Lines that are kept for the names of places that a sheet has no room for. */
const NAMES = 3;
const LEFT_OUT = 'Not on this sheet:';
const WHERE = 'See the page below, or ask here.';

/**
 * As much of a poster as one sheet holds in letters that are read from two metres. Nothing is set smaller to fit and nothing
 * is lost in silence: what has no room is named, or counted, with where it stands (docs/product.md#paper).
 */
export function fitPoster(poster: Poster, paper: Paper, about: About): FittedPoster {
  const format = POSTER_FORMATS[paper];
  const notices = noticeLines(about.notices, about.origin, poster.type ?? undefined);
  const alerts = [...notices, ...poster.alerts];
  const footer = footerOf(poster, about, { width: besideCode(format), size: format.footer });
  const notes = poster.notes.map((text): PosterNote => ({ lead: '', text }));
  const room =
    format.height -
    2 * format.margin -
    headHeight(poster, format) -
    sum(alerts.map((text) => noteHeight({ lead: text, text: '' }, format))) -
    footerHeight(footer, format) -
    sum(notes.map((note) => noteHeight(note, format)));

  const reserve = noteHeight({ lead: '', text: '' }, format) + NAMES * format.text * LEADING;
  const hold = (height: number) => {
    // Places with times come first; those without are named as the room allows that these leave.
    const short = holdLists(poster.lists, height * LISTS, format);
    const rows = holdRows(poster.rows, height - short.height, format);
    const left = height - sum(rows.map((row) => rowHeight(row, format)));
    return { rows, lists: holdLists(poster.lists, left, format) };
  };
  const leftOutOf = ({ rows, lists }: ReturnType<typeof hold>) => [
    ...poster.rows.filter((row) => !rows.includes(row)),
    ...lists.out,
  ];
  const full = hold(room);
  const isWhole = leftOutOf(full).length === 0;
  const held = isWhole ? full : fillUp(hold(room - reserve));
  const out = leftOutOf(held);
  const leftOut = out.length > 0 ? [namesOf(out, format)] : [];
  /** The names of what is left out may take less than was kept for them: then one more place has room, or several. */
  function fillUp(some: ReturnType<typeof hold>): ReturnType<typeof hold> {
    let filled = some;
    for (const row of poster.rows) {
      if (filled.rows.includes(row)) continue;
      const rows = poster.rows.filter((it) => it === row || filled.rows.includes(it));
      const more = { ...filled, rows };
      const left = leftOutOf(more);
      const names = left.length > 0 ? noteHeight(namesOf(left, format), format) : 0;
      const taken = sum(rows.map((it) => rowHeight(it, format))) + more.lists.height + names;
      if (taken <= room) filled = more;
    }
    return filled;
  }
  const { lists: _, ...rest } = poster;
  const all = [...held.lists.notes, ...leftOut, ...notes];
  const taken =
    sum(held.rows.map((row) => rowHeight(row, format))) +
    held.lists.height +
    sum(leftOut.map((note) => noteHeight(note, format)));
  const sheet = { ...rest, paper, alerts, rows: held.rows, notes: all };
  return about.origin && taken + wrongHeight(format) <= room
    ? { ...sheet, footer: footerOf(poster, about, null), wrong: sayWrong(about.origin) }
    : { ...sheet, footer, wrong: '' };
}

/** `width` and size of its lines where it says that something may be wrong; null where that stands above it. */
function footerOf(
  poster: Poster,
  about: About,
  room: { width: number; size: number } | null,
): FittedPoster['footer'] {
  const said = { correct: `${about.correctOn}.`, wrong: sayWrong(about.origin) };
  const both = `${said.correct} ${said.wrong}`;
  const isBeside = room !== null && linesOf(both, room.width, room.size) === 1;
  return [
    { text: `${about.title}. ${CALL_BEFORE_YOU_TRAVEL}.`, isBold: true },
    { text: `${poster.useUntil}.`, isBold: true },
    { text: isBeside ? both : said.correct, isBold: false },
    { text: paperAddress(about.origin, poster.path), isBold: false },
    ...(room && !isBeside ? [{ text: said.wrong, isBold: false }] : []),
    ...(about.sampleNotice ? [{ text: about.sampleNotice, isBold: false }] : []),
  ];
}

/** Words beside a code, with the line above them and the white between them and the foot. */
const wrongHeight = ({ gap }: PosterFormat) => CODE_SIDE + THIN + 3 * gap;

const innerWidth = ({ width, margin }: PosterFormat) => width - 2 * margin;

const besideCode = (format: PosterFormat) => innerWidth(format) - CODE_SIDE - format.gap;

/** Where a title begins that has a picture before it. */
export const indentOf = (icon: unknown, { title }: PosterFormat): number =>
  icon ? title * 1.2 : 0;

function headHeight({ title, under, icon }: Poster, format: PosterFormat): number {
  const width = innerWidth(format);
  const lines = linesOf(title, width - indentOf(icon, format), format.title);
  return (
    (lines * format.title + linesOf(under, width, format.under) * format.under) * LEADING +
    THICK +
    2 * format.gap
  );
}

function footerHeight(footer: FittedPoster['footer'], format: PosterFormat): number {
  const width = besideCode(format);
  const lines = sum(footer.map(({ text }) => linesOf(text, width, format.footer)));
  return Math.max(CODE_SIDE, lines * format.footer * LEADING) + THIN + 2 * format.gap;
}

const noteHeight = ({ lead, text }: PosterNote, format: PosterFormat): number =>
  linesOf(`${lead} ${text}`.trim(), innerWidth(format) - 2, format.text) * format.text * LEADING +
  format.gap / 2;

/** The height of a row with the line above it. */
function rowHeight({ times, name, lines }: PosterRow, format: PosterFormat): number {
  const width = innerWidth(format) - format.times - format.gap;
  const left = sum(
    times.map(
      ({ slots, days }) =>
        sum(slots.map((slot) => linesOf(slot, format.times, format.time))) * format.time +
        linesOf(days, format.times, format.days) * format.days,
    ),
  );
  const right =
    linesOf(name, width, format.name) * format.name +
    sum(lines.map(({ text }) => linesOf(text, width, format.text))) * format.text;
  return Math.max(left, right) * LEADING + 2 * format.gap + THIN;
}

/**
 * Those that have room, in their order. One that is higher than what is left makes room for the next, and one that would
 * take the place of several waits for them.
 */
function holdRows(rows: readonly PosterRow[], height: number, format: PosterFormat): PosterRow[] {
  const isTall = (row: PosterRow) => rowHeight(row, format) > height * TALL;
  const held = new Set<PosterRow>();
  let room = height;
  for (const row of [...rows.filter((it) => !isTall(it)), ...rows.filter(isTall)]) {
    const own = rowHeight(row, format);
    if (own > room) continue;
    room -= own;
    held.add(row);
  }
  return rows.filter((row) => held.has(row));
}

function holdLists(lists: Poster['lists'], height: number, format: PosterFormat) {
  let room = height;
  const notes: PosterNote[] = [];
  const out: LeftOut[] = [];
  for (const { lead, entries } of lists) {
    let note: PosterNote | null = null;
    for (const entry of entries) {
      const longer: PosterNote = { lead, text: note ? `${note.text}; ${entry.text}` : entry.text };
      if (noteHeight(longer, format) <= room) note = longer;
      else out.push(entry);
    }
    if (!note) continue;
    notes.push(note);
    room -= noteHeight(note, format);
  }
  return { notes, out, height: height - room };
}

/** As many names as have room, and how many more there are. */
function namesOf(out: readonly LeftOut[], format: PosterFormat): PosterNote {
  const noteOf = (words: string): PosterNote => ({ lead: LEFT_OUT, text: `${words}. ${WHERE}` });
  const most = NAMES * format.text * LEADING + format.gap / 2;
  return noteOf(leftOutWords(out, (words) => noteHeight(noteOf(words), format) <= most));
}
