import type { PublicNotice } from '../../notices/notice.ts';
import { sum } from '../../numbers/sum.ts';
import { type LeftOut, leftOutWords } from '../fitting/left-out.ts';
import { linesOf } from '../fitting/letters.ts';
import { paperAddress } from '../handbook/address.ts';
import { CALL_BEFORE_YOU_TRAVEL } from '../handbook/sections.ts';
import { noticeLines } from '../notice-lines.ts';
import type { Paper } from '../print-choice.ts';
import { sayWrong } from '../say-wrong.ts';
import { UNSURE } from '../today/today-words.ts';
import { firstOfKinds, type Group, inOrderOfChoice } from './first-rows.ts';
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
  const groups: Group[] = [
    { rows: inOrderOfChoice(poster.rows), heading: 0 },
    { rows: inOrderOfChoice(poster.unsure), heading: groupHeight(format) },
  ];
  const inAll = [...poster.rows, ...poster.unsure];
  const heights = new Map(inAll.map((row) => [row, rowHeight(row, format)]));
  const heightOf = (row: PosterRow) => heights.get(row) ?? 0;
  const heightOfRows = (held: ReadonlySet<PosterRow>) =>
    sum(
      groups.map(({ rows, heading }) => {
        const those = rows.filter((row) => held.has(row));
        return those.length > 0 ? heading + sum(those.map(heightOf)) : 0;
      }),
    );
  const hold = (height: number): Held => {
    const isTall = (row: PosterRow) => heightOf(row) > height * TALL;
    const holdMore = (rows: readonly PosterRow[], some: ReadonlySet<PosterRow>, most: number) => {
      const held = new Set(some);
      for (const row of rows) {
        if (held.has(row)) continue;
        held.add(row);
        if (heightOfRows(held) > most) held.delete(row);
      }
      return held;
    };
    // The first row of each kind of help, then a part of the places without times, then more rows as they have room.
    const ofKinds = firstOfKinds(groups);
    const firsts = holdMore(
      [...ofKinds.filter((it) => !isTall(it)), ...ofKinds.filter((it) => it.kinds && isTall(it))],
      new Set(),
      height,
    );
    const left = height - heightOfRows(firsts);
    const lists = holdLists(poster.lists, Math.min(left, height * LISTS), format);
    // One that would take the place of several waits for them.
    const others = groups.flatMap(({ rows }) => [
      ...rows.filter((it) => !isTall(it)),
      ...rows.filter(isTall),
    ]);
    return { rows: holdMore(others, firsts, height - lists.height), lists };
  };
  /** Places without times have what room the rows leave. */
  const growLists = ({ rows, lists }: Held, height: number): Held => {
    const left = height - heightOfRows(rows);
    return { rows, lists: left > lists.height ? holdLists(poster.lists, left, format) : lists };
  };
  const leftOutOf = ({ rows, lists }: Held) => {
    const shown = new Set([...rows].map(placeOf));
    const out = [...inAll.filter((row) => !rows.has(row)), ...lists.out];
    return out.map((it) => ({
      ...it,
      // Of one kind of help the title says what it is.
      help: poster.type ? [] : it.kinds,
      ...(it.place && shown.has(placeOf(it)) && { time: timeOf(it) }),
    }));
  };
  const full = growLists(hold(room), room);
  const isWhole = leftOutOf(full).length === 0;
  const held = isWhole ? full : growLists(fillUp(hold(room - reserve)), room - reserve);
  const out = leftOutOf(held);
  const leftOut = out.length > 0 ? [namesOf(out, format)] : [];

  /** The names of what is left out may take less than was kept for them: then one more place has room, or several. */
  function fillUp(some: Held): Held {
    let filled = some;
    for (const row of groups.flatMap(({ rows }) => rows)) {
      if (filled.rows.has(row)) continue;
      const more = { ...filled, rows: new Set([...filled.rows, row]) };
      if (heightOfRows(more.rows) + more.lists.height > room) continue;
      const left = leftOutOf(more);
      const names = left.length > 0 ? noteHeight(namesOf(left, format), format) : 0;
      const taken = heightOfRows(more.rows) + more.lists.height + names;
      if (taken <= room) filled = more;
    }
    return filled;
  }

  const { lists: _, ...rest } = poster;
  const all = [...held.lists.notes, ...leftOut, ...notes];
  const taken =
    heightOfRows(held.rows) +
    held.lists.height +
    sum(leftOut.map((note) => noteHeight(note, format)));
  const keep = (rows: PosterRow[]) => rows.filter((row) => held.rows.has(row));
  const sheet = {
    ...rest,
    paper,
    alerts,
    rows: keep(poster.rows),
    unsure: keep(poster.unsure),
    notes: all,
  };
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

/** A heading above rows, with the line below it. */
const groupHeight = (format: PosterFormat): number =>
  linesOf(UNSURE, innerWidth(format), format.group) * format.group * LEADING +
  2 * format.gap +
  THIN;

/** The height of a row with the line above it. */
function rowHeight({ times, name, lines }: PosterRow, format: PosterFormat): number {
  const width = innerWidth(format) - format.times - format.gap;
  const left = sum(
    times.map(
      ({ slots, days, warning = '' }) =>
        sum(slots.map((slot) => linesOf(slot, format.times, format.time))) * format.time +
        linesOf(`${warning} ${days}`.trim(), format.times - 2, format.days) * format.days,
    ),
  );
  const right =
    linesOf(name, width, format.name) * format.name +
    sum(lines.map(({ text }) => linesOf(text, width, format.text))) * format.text;
  return Math.max(left, right) * LEADING + 2 * format.gap + THIN;
}

/** What a sheet has room for: rows, of whichever group, and places without times. */
type Held = { rows: ReadonlySet<PosterRow>; lists: ReturnType<typeof holdLists> };

const placeOf = ({ name, place = '' }: LeftOut): string => [name, place].join('\n');

const timeOf = (it: LeftOut & Partial<PosterRow>): string =>
  it.times?.flatMap(({ slots }) => slots).join(' and ') ?? 'at hours not known';

function holdLists(lists: Poster['lists'], height: number, format: PosterFormat) {
  let room = height;
  const notes: PosterNote[] = [];
  const out: (LeftOut & { kinds?: string[] })[] = [];
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
