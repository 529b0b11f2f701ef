import { isClosedSlot } from '../../../shared/paper/handbook/hours.ts';
import type { TimetableRow, TimetableSection } from '../../../shared/paper/handbook/sections.ts';
import { messages } from '../../../shared/site/messages.ts';
import {
  anchorBoxes,
  type Box,
  createRule,
  createSpace,
  placeBeside,
  setText,
  shiftBoxes,
  type Tag,
  tagOf,
} from '../layout/boxes.ts';
import { createParagraph, openSection, type PdfDocument, setNotices } from '../layout/document.ts';
import { COLOURS } from '../layout/format.ts';
import type { Inline } from '../text/text.ts';
import {
  layOutProviders,
  type ProviderRows,
  setContinued,
  setName,
  setProvider,
} from './providers.ts';
import { joinInlines, setFacts, setHours } from './times.ts';

/**
 * One timetable on pages that stand upright: a table of places and times, in large print a block for each place. One that
 * `follows` another begins below it, where there is room for its title and a place.
 */
export function setTimetable(
  book: PdfDocument,
  section: TimetableSection,
  follows = false,
  isSheet = false,
) {
  const sect = openSection(book, section, follows);
  if (isSheet) setNotices(book, sect, section.type);
  if (section.checked) book.pages.place(createParagraph(book, section.checked, sect));
  if (section.rows.length === 0) book.pages.place(createParagraph(book, messages.noServices, sect));
  else if (book.layout.format.isCompact) setRunning(book, section, sect);
  else if (book.layout.format.isLarge) setBlocks(book, section, sect);
  else setTable(book, section, sect);
  for (const text of section.leftOut ?? []) book.pages.place(createParagraph(book, text, sect));
}

function setTable(book: PdfDocument, { rows }: TimetableSection, sect: Tag) {
  const { layout, pages } = book;
  const { text } = layout.format;
  const times = text * 17.2;
  const gap = text;
  const places = pages.width - times - gap;
  const table = tagOf('Table', sect);
  const head = headRow(book, table, places, places + gap);
  pages.place({ boxes: head, withNext: true });
  placeRows(book, rows, {
    head,
    setAbove(provider) {
      const th = tagOf('TH', tagOf('TR', table), { scope: 'Column', columns: 2 });
      return setProvider(book, provider, th, { tag: tagOf('P', th), size: text });
    },
    setRow(row, { ownOf, isOne }) {
      const tr = tagOf('TR', table);
      const th = tagOf('TH', tr, { scope: 'Row' });
      const left = [
        ...(isOne ? setName(book, row, { tag: tagOf('P', th), size: text, width: places }) : []),
        ...setFacts(book, ownOf(row), places, th),
      ];
      const td = tagOf('TD', tr);
      const right = shiftBoxes(setHours(book, row, times, td), places + gap);
      return [...placeBeside(left, right), createSpace(text * 0.35)];
    },
  });
}

function headRow(
  { layout, pages }: PdfDocument,
  table: Tag,
  places: number,
  timesAt: number,
): Box[] {
  const tr = tagOf('TR', table);
  const cell = (text: string, x: number) =>
    setText([{ text, weight: 'bold' }], places, layout, {
      tag: tagOf('TH', tr, { scope: 'Column' }),
      x,
    });
  return [
    ...placeBeside(cell('Place', 0), cell('Times', timesAt)),
    createSpace(layout.format.text * 0.2),
    createRule(pages.width, 1.25, COLOURS.ink, layout.format.text * 0.35),
  ];
}

function setBlocks(book: PdfDocument, { rows }: TimetableSection, sect: Tag) {
  const { layout, pages } = book;
  const { width } = pages;
  const { text, heading } = layout.format;
  const size = (text + heading) / 2;
  placeRows(book, rows, {
    head: [],
    setAbove: (provider) => setProvider(book, provider, sect, { tag: tagOf('H2', sect), size }),
    setRow: (row, { ownOf, isOne }) => [
      ...(isOne ? setName(book, row, { tag: tagOf('H2', sect), size, width }) : []),
      ...setFacts(book, ownOf(row), width, sect),
      createSpace(text * 0.3),
      ...setHours(book, row, width, sect),
      createSpace(text * 0.5),
    ],
  });
}

/** A booklet's: a place in a few full lines. */
function setRunning(book: PdfDocument, { rows }: TimetableSection, sect: Tag) {
  const { layout, pages } = book;
  const { width } = pages;
  const { text } = layout.format;
  placeRows(book, rows, {
    head: [],
    setAbove({ first, shared }) {
      const tag = tagOf('H2', sect);
      const name: Inline = { text: first.provider, weight: 'bold' };
      return setText(joinInlines([[name], ...shared]), width, layout, { tag });
    },
    setRow: (row, { ownOf, isOne }) => {
      const name: Inline = { text: row.provider, weight: 'bold' };
      const words = joinInlines([...(isOne ? [[name]] : []), ...ownOf(row)]);
      return [
        ...setText(words, width, layout, { tag: tagOf('P', sect) }),
        ...setText(hoursInline(row), width, layout, { tag: tagOf('P', sect) }),
        createSpace(text * 0.2),
      ];
    },
  });
}

/** A week in a line: 'Monday to Friday 10:00–12:00; Saturday and Sunday Closed', hours in bold. */
function hoursInline({ hours, announced, check, checked = '' }: TimetableRow): Inline[] {
  const warning = [...announced, check, checked].filter(Boolean).map((text) => `. ${text}`);
  const bold = (text: string): Inline => ({ text, weight: 'bold' });
  if (hours.kind === 'once') return [bold(hours.text), bold(warning.join(''))];
  const runs = hours.runs.flatMap(({ days, slots }, at): Inline[] => [
    { text: `${at === 0 ? '' : '; '}${days} ` },
    slots.every(isClosedSlot) ? { text: slots.join() } : bold(slots.join(', ')),
  ]);
  return [...runs, bold(warning.join(''))];
}

type RowSetting = {
  /** Repeated at the top of each page. */
  head: Box[];
  /** What stands above several rows of one provider. */
  setAbove: (provider: ProviderRows) => Box[];
  setRow: (row: TimetableRow, provider: ProviderRows) => Box[];
};

/** Each row whole, with a line to the one before; whose rows they are is said again on each page that they run on to. */
function placeRows(
  book: PdfDocument,
  rows: readonly TimetableRow[],
  { head, setAbove, setRow }: RowSetting,
) {
  const { layout, pages } = book;
  const line = createRule(pages.width, 0.5, COLOURS.hairline, layout.format.text * 0.45);
  let divider: Box | undefined;
  for (const provider of layOutProviders(book, rows)) {
    const { first, isOne } = provider;
    if (!isOne) {
      pages.place({ boxes: setAbove(provider), withNext: true, divider });
      divider = undefined;
    }
    for (const row of provider.rows) {
      const boxes = anchorBoxes(setRow(row, provider), row.id);
      pages.place({ boxes, whole: true, divider });
      divider = line;
      // After the first row, so that nothing stands above itself.
      if (row === first) pages.repeat(isOne ? head : [...head, ...setContinued(book, provider)]);
    }
    if (!isOne) pages.repeat(head);
  }
}
