import { MM } from '../../../shared/paper/measures.ts';
import {
  BEFORE_BLOCK,
  heightOfBlock,
  moreWords,
  PICTURES_IN_ROW,
  type PocketBlock,
  type PocketRow,
  sizeOfCall,
  timesOfRow,
} from '../../../shared/paper/pocket/blocks.ts';
import type { FittedPocket } from '../../../shared/paper/pocket/fit.ts';
import { POCKET, POCKET_BESIDE, POCKET_INNER } from '../../../shared/paper/pocket/format.ts';
import { QR_QUIET_ZONE, qrOf } from '../../../shared/paper/qr.ts';
import { SERVICE_ICONS } from '../../../shared/services/service.ts';
import {
  type Box,
  createSpace,
  overlayBoxes,
  setText,
  shiftBoxes,
  stackBoxes,
  type Tag,
  tagOf,
} from '../layout/boxes.ts';
import { codeBox } from '../layout/code.ts';
import type { PdfDocument } from '../layout/document.ts';
import { COLOURS, type Colour } from '../layout/format.ts';
import { drawDoor, drawPicture } from '../layout/picture.ts';
import type { Inline } from '../text/text.ts';

type Of<Kind extends PocketBlock['kind']> = Extract<PocketBlock, { kind: Kind }>;

/** A day on eight panels, each laid out as a page; the sheet on which they stand is drawn of them. */
export function setPocket(book: PdfDocument, guide: FittedPocket) {
  const { pages, root } = book;
  const sect = tagOf('Sect', root);
  /** A kind of help that goes on over a panel is one element. */
  const parts = new Map<string, Tag>();
  for (const panel of guide.panels) {
    pages.section({ path: guide.path, head: () => [] }, true);
    panel.forEach((block, at) => {
      const known = block.kind === 'part' ? parts.get(block.type) : undefined;
      const own = known ?? (block.kind === 'part' ? tagOf('Sect', sect) : sect);
      if (block.kind === 'part') parts.set(block.type, own);
      const box = setBlock(book, guide, block, { sect: own, isOn: known !== undefined });
      if (block.kind === 'footer') pages.skip(Math.max(0, pages.room - box.height - 0.5));
      else if (at > 0) pages.skip(BEFORE_BLOCK);
      pages.place({ boxes: [box], whole: true });
    });
  }
}

type Place = {
  sect: Tag;
  /** It goes on from the panel before. */
  isOn: boolean;
};

function setBlock(book: PdfDocument, guide: FittedPocket, block: PocketBlock, place: Place): Box {
  switch (block.kind) {
    case 'cover':
      return setFront(book, block, place.sect);
    case 'help':
      return setHelp(book, block, place.sect);
    case 'part':
      return setPart(book, block, place);
    case 'closed':
      return setClosed(book, block, place.sect);
    case 'words':
      return stackBoxes(say(book, block.text, place.sect, { isBold: block.isBold }));
    case 'footer':
      return setFooter(book, block, guide.path, place.sect);
  }
}

type Look = { width?: number; size?: number; isBold?: boolean; colour?: Colour; role?: string };

function say({ layout }: PdfDocument, text: string, parent: Tag, look: Look = {}): Box[] {
  const { width = POCKET_INNER.width, size = POCKET.text, isBold, colour = COLOURS.ink } = look;
  const words = isBold ? [{ text, weight: 'bold' as const }] : [{ text }];
  const tag = tagOf(look.role ?? 'P', parent);
  return text ? setText(words, width, layout, { tag, size, colour }) : [];
}

/** The mark, the name and the day on a dark ground. */
function setFront(book: PdfDocument, block: Of<'cover'>, sect: Tag): Box {
  const { width } = POCKET_INNER;
  const inset = 3 * POCKET.gap;
  const side = 0.26;
  const beside = inset + 30 * MM * side * 0.85 + inset;
  const white = { isBold: true, colour: COLOURS.paper };
  const name = say(book, block.title, sect, {
    ...white,
    role: 'H1',
    size: POCKET.title * 1.3,
    width: width - beside - inset,
  });
  const [first, ...others] = shiftBoxes(name, beside);
  const bookmark = { title: block.title, level: 1 };
  const height = heightOfBlock(block);
  const day = [
    ...say(book, block.weekday, sect, { ...white, size: POCKET.weekday, width: width - 2 * inset }),
    ...say(book, block.date, sect, { ...white, size: POCKET.date, width: width - 2 * inset }),
  ];
  const { marks } = stackBoxes([createSpace(inset), ...(first ? [first] : []), ...others]);
  const below = stackBoxes(shiftBoxes(day, inset));
  const top = height - inset - below.height;
  const ground = { kind: 'area' as const, x: 0, y: 0, width, height, radius: 2.5 * MM };
  return {
    height,
    bookmark,
    marks: [
      { ...ground, colour: COLOURS.teal },
      ...drawDoor(inset, inset, side),
      ...marks,
      ...below.marks.map((mark) => ({ ...mark, y: mark.y + top })),
    ],
  };
}

/** Numbers beside their pictures; 999 is the largest, and black: the darkest in grey print. */
function setHelp(book: PdfDocument, block: Of<'help'>, sect: Tag): Box {
  const half = POCKET_INNER.width / block.calls.length;
  const calls = block.calls.map((call, at): Box => {
    const size = sizeOfCall(call);
    const look = { size, isBold: true, width: POCKET_BESIDE };
    const number = shiftBoxes(say(book, call.number, sect, look), at * half + POCKET.gutter);
    const own = { x: at * half, y: 0, colour: call.isAlarm ? COLOURS.ink : COLOURS.teal };
    const side = call.isAlarm ? POCKET.gutter - 2 : POCKET.picture;
    const box = stackBoxes(number);
    return { ...box, marks: [...drawPicture(call.picture, side, own), ...box.marks] };
  });
  const lines = block.lines.flatMap((text, at) =>
    say(book, text, sect, { width: POCKET_BESIDE, isBold: at === 0 && block.lines.length > 1 }),
  );
  const box = stackBoxes([overlayBoxes(...calls), ...shiftBoxes(lines, POCKET.gutter)]);
  return { ...box, height: heightOfBlock(block) };
}

/** A kind of help by its picture, and its places beside it. */
function setPart(book: PdfDocument, block: Of<'part'>, { sect, isOn }: Place): Box {
  // Where it goes on, its name is only for the eye.
  const { layout } = book;
  const tag = isOn ? null : tagOf('H2', sect);
  const name = setText([{ text: block.type, weight: 'bold' }], POCKET_BESIDE, layout, {
    tag,
    size: POCKET.title,
    colour: COLOURS.teal,
  }).slice(0, 1);
  const rows = block.rows.flatMap((row) => [createSpace(POCKET.gap), ...setRow(book, row, sect)]);
  const more = block.more > 0 ? say(book, moreWords(block.more), sect, { isBold: true }) : [];
  const box = stackBoxes(shiftBoxes([...name, ...rows, ...more], POCKET.gutter));
  const drawn = drawPicture(block.icon, POCKET.picture, { x: 0, y: 0 });
  return { height: heightOfBlock(block), marks: [...drawn, ...box.marks] };
}

/** Its times come first for people who see it, the place for people who hear it. */
function setRow(book: PdfDocument, row: PocketRow, sect: Tag): Box[] {
  const { layout } = book;
  const width = POCKET_BESIDE;
  const { name, where, times, call } = row;
  const place: Inline[] = [{ text: name, weight: 'bold' }, { text: where && `, ${where}` }];
  const size = POCKET.text;
  const indent = POCKET.small + 2;
  const limit = (by: number) =>
    shiftBoxes(say(book, row.limit, sect, { width: width - by, isBold: true }), by);
  const besidePhone = (words: Inline[]) => {
    const lines = setText(words, width - indent, layout, { tag: tagOf('P', sect), size });
    const [first, ...others] = shiftBoxes(lines, indent);
    const phone = drawPicture('phone', POCKET.small - 1, { x: 0, y: 0.5, colour: COLOURS.ink });
    return first ? [{ ...first, marks: [...phone, ...first.marks] }, ...others] : [];
  };
  const ring: Inline = { text: call, weight: 'bold' };
  if (times.length === 0)
    return [...besidePhone([ring, { text: ' ' }, ...place]), ...limit(indent)];
  const words = setText(place, width, layout, { tag: tagOf('P', sect), size });
  const hours = say(book, timesOfRow(row), sect, { width, size: POCKET.time, isBold: true });
  return [...hours, ...words, ...limit(0), ...(call ? besidePhone([ring]) : [])];
}

/** What nobody gives on this day, in words and in pictures. */
function setClosed(book: PdfDocument, block: Of<'closed'>, sect: Tag): Box {
  const lead = say(book, block.lead, sect);
  const { row } = POCKET;
  const marks = block.types.flatMap((type, at) => {
    const x = (at % PICTURES_IN_ROW) * (row + 3);
    const y = Math.floor(at / PICTURES_IN_ROW) * row;
    return drawPicture(SERVICE_ICONS[type], row - 3, { x, y: y + 1.5, colour: COLOURS.quiet });
  });
  const pictures = { height: Math.ceil(block.types.length / PICTURES_IN_ROW) * row, marks };
  return stackBoxes([...lead, pictures]);
}

function setFooter(book: PdfDocument, { lines }: Of<'footer'>, path: string, sect: Tag): Box {
  const { origin } = book;
  const left = POCKET.code + POCKET.gap;
  const width = POCKET_INNER.width - left;
  const words = lines.flatMap(({ text, isBold }) => say(book, text, sect, { isBold, width }));
  const url = `${origin}${path}`;
  const { size } = qrOf(url);
  const dark = (POCKET.code * (size - 2 * QR_QUIET_ZONE)) / size;
  const code = origin ? codeBox(url, dark) : createSpace(POCKET.code);
  return overlayBoxes(code, stackBoxes(shiftBoxes(words, left)));
}
