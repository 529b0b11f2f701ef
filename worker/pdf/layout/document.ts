import { paperAddress } from '../../../shared/paper/handbook/address.ts';
import {
  CALL_BEFORE_YOU_TRAVEL,
  type Handbook,
  type Section,
  type Target,
} from '../../../shared/paper/handbook/sections.ts';
import { noticeLines } from '../../../shared/paper/notice-lines.ts';
import type { ServiceIcon } from '../../../shared/services/service.ts';
import type { Inline } from '../text/text.ts';
import {
  anchorBoxes,
  type Box,
  createRule,
  createSpace,
  type Group,
  type LayoutContext,
  overlayBoxes,
  setText,
  stackBoxes,
  type Tag,
  tagOf,
} from './boxes.ts';
import { codeBox } from './code.ts';
import { COLOURS } from './format.ts';
import type { Paginator, Running } from './paginate.ts';
import { drawPicture } from './picture.ts';

/** What every page of a paper says of it. */
export type Front = Pick<Handbook, 'title' | 'correctOn' | 'useUntil' | 'sampleNotice' | 'notices'>;

/** A paper being laid out. */
export type PdfDocument = {
  layout: LayoutContext;
  pages: Paginator;
  /** The root of the structure tree. */
  root: Tag;
  front: Front;
  /** The site's own origin; '' where it has none yet. */
  origin: string;
};

type Opening = Pick<Section, 'id' | 'title' | 'path'> & { icon?: ServiceIcon };

/** What `path` is the public page of: pages after its first say at their top what they go on with. */
export function runningOf({ layout }: PdfDocument, title: string, path: string): Running {
  const head = (width: number) => [
    ...setText(`${title}, continued`, width, layout, { tag: null, size: layout.format.text }),
    createRule(width, 0.75, COLOURS.rule, 9),
  ];
  return { path, head };
}

/**
 * Begins a section under its title, on a page of its own or, where it `follows`, below what stands there already; gives
 * the tag that all of it goes under.
 */
export function openSection(
  book: PdfDocument,
  { id, title, path, icon }: Opening,
  follows = false,
): Tag {
  const { layout, pages, root } = book;
  const { format } = layout;
  const sect = tagOf('Sect', root);
  const running = runningOf(book, title, path);
  if (follows) pages.follow(running);
  else pages.section(running);
  const indent = icon ? format.title * 1.45 : 0;
  const code = format.isCompact && path !== '/' && book.origin ? codeOf(book, path) : null;
  const width = pages.width - (code ? code.height : 0);
  const boxes = setText([{ text: title, weight: 'bold' }], width - indent, layout, {
    tag: tagOf('H1', sect),
    size: format.title,
    colour: COLOURS.teal,
    x: indent,
  });
  const [first, ...rest] = anchorBoxes(boxes, id);
  if (!first) return sect;
  const begun: Box[] = [
    {
      ...first,
      marks: [
        ...(icon ? drawPicture(icon, format.title * 1.1, { x: 0, y: format.title * 0.1 }) : []),
        ...first.marks,
      ],
      bookmark: { title, level: 1 },
    },
    ...rest,
  ];
  pages.place({
    boxes: [
      ...(code ? [besideCode(book, begun, code, { path, sect, width })] : begun),
      createSpace(format.isCompact ? 1 : 3),
      createRule(
        pages.width,
        2.5,
        COLOURS.teal,
        2.5 + format.text * (format.isCompact ? 0.35 : 0.7),
      ),
    ],
    withNext: true,
    before: format.text * (format.isCompact ? 1 : 1.5),
  });
  return sect;
}

/** The code of a section of a booklet, which has it once, where it begins. */
const codeOf = ({ origin }: PdfDocument, path: string): Box => codeBox(`${origin}${path}`);

/** A title, and below it what each page of A4 says at its foot. */
function besideCode(
  { layout, front, origin }: PdfDocument,
  title: Box[],
  code: Box,
  { path, sect, width }: { path: string; sect: Tag; width: number },
): Box {
  const say = (text: string) => setText(text, width, layout, { tag: tagOf('P', sect) });
  const words = [
    ...title,
    ...say(`${front.correctOn}. ${CALL_BEFORE_YOU_TRAVEL}.`),
    ...say(paperAddress(origin, path)),
  ];
  const [bookmark] = title.flatMap((box) => box.bookmark ?? []);
  const marks = code.marks.map((mark) => ({ ...mark, x: mark.x + width }));
  return { ...overlayBoxes(stackBoxes(words), { ...code, marks }), ...(bookmark && { bookmark }) };
}

type HeadingOptions = { tag: Tag; id?: Target; bookmark?: number; size?: number; width?: number };

/** A heading that keeps with what follows it. */
export function createHeading(
  { layout, pages }: PdfDocument,
  inlines: readonly Inline[] | string,
  { tag, id, bookmark, size = layout.format.heading, width = pages.width }: HeadingOptions,
): Group {
  const list: Inline[] =
    typeof inlines === 'string' ? [{ text: inlines, weight: 'bold' }] : [...inlines];
  const boxes = setText(list, width, layout, { tag, size });
  const [first, ...rest] = id ? anchorBoxes(boxes, id) : boxes;
  const title = list.map(({ text }) => text).join('');
  const marked = first && bookmark ? { ...first, bookmark: { title, level: bookmark } } : first;
  return {
    boxes: marked ? [marked, ...rest, createSpace(layout.format.text * 0.25)] : [],
    withNext: true,
    before: layout.format.text * (layout.format.isCompact ? 0.6 : 1.2),
  };
}

/** A paragraph that may run on over a page, two lines at least on each. */
export function createParagraph(
  { layout, pages }: PdfDocument,
  inlines: readonly Inline[] | string,
  parent: Tag,
  { before = 0.5, width = pages.width }: { before?: number; width?: number } = {},
): Group {
  return {
    boxes: setText(inlines, width, layout, { tag: tagOf('P', parent) }),
    before: layout.format.text * before,
  };
}

/** What the charity says to everybody as this is made; `type`: the one type of service that it is about. */
export function setNotices(book: PdfDocument, parent: Tag, type?: string) {
  for (const text of noticeLines(book.front.notices, book.origin, type))
    book.pages.place(createParagraph(book, [{ text, weight: 'bold' }], parent));
}

/** Points of a list, each with its bullet. */
export function createPoints(
  { layout, pages }: PdfDocument,
  items: readonly string[],
  parent: Tag,
): Group[] {
  const { text } = layout.format;
  const list = tagOf('L', parent);
  return items.map((item, at) => {
    const entry = tagOf('LI', list);
    const [bullet] = setText('•', text, layout, { tag: tagOf('Lbl', entry) });
    const indent = text * 1.1;
    const lines = setText(item, pages.width - indent, layout, {
      tag: tagOf('LBody', entry),
      x: indent,
    });
    const [first, ...rest] = lines;
    if (!first || !bullet) return { boxes: lines };
    const boxes = [{ ...first, marks: [...bullet.marks, ...first.marks] }, ...rest];
    return { boxes, whole: true, before: text * (at === 0 ? 0.4 : 0.25) };
  });
}

/** 'page 12' as a link in one piece, where the target is in this paper; nothing otherwise. */
export function pageLink({ layout }: PdfDocument, target: Target, before = ''): Inline[] {
  const page = layout.pageOf(target);
  return page === null || !layout.namesPages
    ? []
    : [{ text: before }, { text: `page\u00a0${page}`, link: { target } }];
}
