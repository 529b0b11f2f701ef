import type { BookPaper } from '../../shared/paper/booklet.ts';
import { contentsOf } from '../../shared/paper/handbook/contents.ts';
import type {
  Handbook,
  PaperSize,
  Section,
  Target,
  TimetableSection,
} from '../../shared/paper/handbook/sections.ts';
import type { FittedPocket } from '../../shared/paper/pocket/fit.ts';
import type { FittedPoster } from '../../shared/paper/poster/fit.ts';
import { site } from '../../shared/site/site.ts';
import type { ByteBlocks } from './layout/byte-blocks.ts';
import { CollectedDocument } from './layout/collected.ts';
import type { Front, PdfDocument } from './layout/document.ts';
import { createPageDrawer } from './layout/draw.ts';
import { createFooter } from './layout/footer.ts';
import {
  bookFormat,
  type Format,
  landscape,
  panelFormat,
  portrait,
  posterFormat,
} from './layout/format.ts';
import { createFoldedPageDrawer } from './layout/impose.ts';
import { Paginator } from './layout/paginate.ts';
import { createPanelDrawer } from './layout/panels.ts';
import {
  checkPlan,
  type LayOut,
  Moved,
  type Plan,
  planOnce,
  planPages,
  rootTag,
} from './layout/plan.ts';
import { setCover } from './sections/cover.ts';
import { setBack, setEmergency } from './sections/emergency.ts';
import { setCategories, setHelplines, setOrganisations } from './sections/entries.ts';
import { setGrid } from './sections/grid.ts';
import { setContents, setIndex } from './sections/lists.ts';
import { setNotes } from './sections/notes.ts';
import { setPocket } from './sections/pocket.ts';
import { setPoster } from './sections/poster.ts';
import { setProse } from './sections/prose.ts';
import { setTimetable } from './sections/timetable.ts';
import type { FontBytes } from './text/fonts.ts';
import { createTypesetter } from './text/typesetter.ts';

/** What a paper is made with. */
export type Means = {
  size: PaperSize;
  /** The paper of the handbook; a booklet has one size of letters. */
  paper?: BookPaper;
  /** A booklet on A4, to be printed on both sides and folded. */
  isFolded?: boolean;
  /** The site's own origin, for addresses and codes; '' leaves them out. */
  origin: string;
  fonts: FontBytes;
  /** Epoch ms. */
  now: number;
};

/** The whole handbook as PDF: cover, emergency, contents, every section, and the emergency page again on the back. */
export function handbookPdf(handbook: Handbook, means: Means): ByteBlocks {
  const { sections } = handbook;
  const format = bookFormat(means.paper ?? 'A4', means.size);
  return drawDocument(format, means, handbook, handbook.title, (book, pageCount) => {
    setCover(book, sections, pageCount);
    const [first, ...rest] = sections;
    if (first) setSection(book, first);
    setContents(book, contentsOf(sections), '/');
    rest.forEach((section, at) => {
      setSection(book, section, at === 0 && format.isCompact ? first : rest[at - 1]);
    });
    if (first?.kind !== 'emergency') return;
    // Whatever comes before it, the back of the last sheet is the emergency page.
    while ((book.pages.pages.length + 1) % format.pagesTogether !== 0) setNotes(book);
    setBack(book, first);
  });
}

/** One timetable as PDF: a sheet with the days beside each other, in large print a block for each place. */
export function timetablePdf(section: TimetableSection, front: Front, means: Means): ByteBlocks {
  const format = means.size === 'large' ? portrait('large') : landscape();
  const title = `${section.title}: ${front.title}`;
  return drawDocument(format, means, front, title, (book) =>
    format.isLarge ? setTimetable(book, section, false, true) : setGrid(book, section),
  );
}

/** One sheet for a wall, as its model has found room for it. */
export function posterPdf(poster: FittedPoster, means: Omit<Means, 'size'>): ByteBlocks {
  const said = poster.footer.find(({ text }) => text.startsWith('Correct on'))?.text ?? '';
  const front = {
    title: site().name,
    correctOn: said,
    useUntil: '',
    sampleNotice: '',
    notices: [],
  };
  const title = [poster.title, poster.under].filter(Boolean).join(', ');
  return drawDocument(
    posterFormat(poster.paper),
    { ...means, size: 'clear' },
    front,
    title,
    (book) => setPoster(book, poster),
  );
}

/** One sheet that is folded for a pocket, as its model has found room for it; `correctOn` says of which day it knows. */
export function pocketPdf(
  guide: FittedPocket,
  correctOn: string,
  means: Omit<Means, 'size'>,
): ByteBlocks {
  const title = site().name;
  const front = { title, correctOn, useUntil: '', sampleNotice: '', notices: [] };
  const look = { ...means, size: 'clear' as const };
  return drawDocument(panelFormat(), look, front, guide.title, (book) => setPocket(book, guide));
}

/** In a booklet sections begin below each other; on A4 only timetables do. */
function setSection(book: PdfDocument, section: Section, before?: Section) {
  const follows = book.layout.format.isCompact && before !== undefined;
  switch (section.kind) {
    case 'emergency':
      return setEmergency(book, section);
    case 'prose':
    case 'council':
      return setProse(book, section, follows);
    case 'timetable':
      return setTimetable(book, section, follows || before?.kind === 'timetable');
    case 'helplines':
      return setHelplines(book, section);
    case 'organisations':
      return setOrganisations(book, section, follows);
    case 'categories':
      return setCategories(book, section);
    case 'index':
      return setIndex(book, section, follows);
  }
}

type Lay = (book: PdfDocument, pageCount: number) => void;

/**
 * A paper is drawn with what one layout has found, which nearly always holds; where a page number has moved something, it is
 * planned until nothing moves and drawn again.
 */
function drawDocument(...paper: Paper) {
  try {
    return tryToDraw(planOnce, ...paper);
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
    return tryToDraw((layOut) => planPages(layOut, error.found), ...paper);
  }
}

/** What `tryToDraw` takes besides the way to plan. */
type Paper = Parameters<typeof tryToDraw> extends [unknown, ...infer P] ? P : never;

function tryToDraw(
  planWith: (layOut: LayOut) => Plan,
  format: Format,
  { origin, fonts, now, paper = 'A4', isFolded = false }: Means,
  front: PdfDocument['front'],
  title: string,
  lay: Lay,
): ByteBlocks {
  const folded = isFolded && paper !== 'A4' ? paper : null;
  const doc = new CollectedDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    ...(!folded && { subset: 'PDF/UA' as const }),
    tagged: !folded,
    lang: 'en-GB',
    displayTitle: true,
    font: null,
    info: {
      Title: title,
      Author: front.title,
      CreationDate: new Date(now),
      Subject: front.correctOn,
    },
  });
  const setter = createTypesetter(doc, fonts);
  const common = { front, origin };
  const footer = createFooter({
    ...common,
    isSheet: title !== front.title,
    layout: { setter, format, pageOf: () => null, namesPages: false },
  });
  const layOut: LayOut = ({ numbers, pageCount, namesPages }, root, finish) => {
    const pages = new Paginator(format, footer.heightFor, finish);
    // In the first layout any number stands for what is still to come, so that lines are about as long as they will be.
    const pageOf = (target: Target) =>
      numbers ? (numbers.get(target) ?? null) : (pages.pageOf(target) ?? 88);
    lay({ ...common, layout: { setter, format, pageOf, namesPages }, pages, root }, pageCount);
    pages.end();
    return pages.pages;
  };

  const plan = planWith(layOut);
  const root = rootTag();
  const drawer = folded
    ? createFoldedPageDrawer(doc, format, setter, folded)
    : format.isPanel
      ? createPanelDrawer(doc, format, setter)
      : createPageDrawer(doc, format, setter, plan.numbers.keys(), plan.lastPageOf(root));
  const drawn = layOut(plan, root, (page, at) => {
    drawer.draw(page, page.isCover ? [] : footer.marks(page.path, at + 1, plan.pageCount));
  });
  checkPlan(plan, drawn);
  drawer.end();
  setter.forget();
  doc.end();
  return doc.file();
}
