import type { Reference } from 'pdfkit';
import { type BookPaper, imposePages, type Side } from '../../../shared/paper/booklet.ts';
import type { Typesetter } from '../text/typesetter.ts';
import type { CollectedDocument } from './collected.ts';
import { MarkWriter, type PageDrawer, type Structure } from './draw.ts';
import { type Format, portrait } from './format.ts';
import { marksOf } from './paginate.ts';

/** Pages of a folded sheet have no order in which to be heard: a screen reader needs the booklet's own file. */
const NO_TAGS: Structure = {
  content: (_, draw) => draw(),
  link: (_, draw) => draw(),
};

/** How far a mark for the knife reaches in from the edge, in points. */
const MARK = 14;

/** Draws the pages of a booklet on A4, to be printed on both sides and folded (docs/product.md#paper). */
export function createFoldedPageDrawer(
  doc: CollectedDocument,
  format: Format,
  setter: Typesetter,
  paper: Exclude<BookPaper, 'A4'>,
): PageDrawer {
  const pages: Reference[] = [];
  const writer = new MarkWriter(doc, setter, NO_TAGS, new Map());
  const { width: short, height: long } = portrait('clear');
  const [width, height] = paper === 'A5' ? [long, short] : [short, long];
  function place(side: Side) {
    doc.addPage({ size: [width, height], margin: 0 });
    side.forEach((row, fromTop) => {
      row.forEach((number, fromLeft) => {
        const page = pages[number - 1];
        if (!page) return;
        const name = `Page${number}`;
        doc.page.xobjects[name] = page;
        const x = (width / row.length) * fromLeft;
        const y = (height / side.length) * fromTop + format.height;
        // A page counts from its top, and what stands on it from its bottom.
        doc.addContent(`q 1 0 0 -1 ${x.toFixed(3)} ${y.toFixed(3)} cm /${name} Do Q`);
      });
    });
    if (side.length === 1) return;
    const middle = (height / 2).toFixed(3);
    for (const from of [0, width - MARK])
      doc.addContent(`0.5 w ${from} ${middle} m ${from + MARK} ${middle} l S`);
  }
  return {
    draw(page, footer) {
      const draw = () => writer.writePage([...marksOf(page), ...footer]);
      pages.push(doc.drawForm(format.width, format.height, draw));
    },
    end() {
      for (const side of imposePages(paper, pages.length)) place(side);
    },
  };
}
