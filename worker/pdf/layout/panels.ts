import { POCKET_COLUMNS, POCKET_SHEET, panelPlace } from '../../../shared/paper/pocket/format.ts';
import type { Typesetter } from '../text/typesetter.ts';
import type { CollectedDocument } from './collected.ts';
import { MarkWriter, type PageDrawer } from './draw.ts';
import type { Format } from './format.ts';
import { marksOf, type Page } from './paginate.ts';
import { StructureTree } from './structure.ts';

/** Nothing of one sheet comes after its only page. */
const ONLY_PAGE = () => 0;

/** How far a printer's edge is from the paper's, in points: no fold is drawn there. */
const EDGE = 14;

/**
 * Draws pages as panels of one sheet, half of them turned, with the lines along which it is folded
 * (docs/product.md#paper). Its tags go on from panel to panel in the order in which they are read.
 */
export function createPanelDrawer(
  doc: CollectedDocument,
  format: Format,
  setter: Typesetter,
): PageDrawer {
  const structure = new StructureTree(doc, ONLY_PAGE);
  const writer = new MarkWriter(doc, setter, structure, new Map());
  let drawn = 0;
  function begin(page: Page) {
    doc.addPage({ size: [POCKET_SHEET.width, POCKET_SHEET.height], margin: 0 });
    structure.beginPage();
    for (const { title } of page.bookmarks)
      doc.outline.addItem(title, { fit: false, left: POCKET_SHEET.width, top: 0 });
    drawFolds(doc);
  }
  return {
    draw(page) {
      if (drawn === 0) begin(page);
      const { row, column, isTurned } = panelPlace(drawn);
      const [x, y] = [column * format.width, row * format.height];
      const place = isTurned
        ? [-1, 0, 0, -1, x + format.width, y + format.height]
        : [1, 0, 0, 1, x, y];
      doc.addContent(`q ${place.map((it) => Number(it.toFixed(3))).join(' ')} cm`);
      writer.writePage(marksOf(page));
      doc.addContent('Q');
      drawn += 1;
    },
    end() {
      structure.endPage();
      structure.end();
    },
  };
}

/** Lines of dashes, the long one first: it is folded first. */
function drawFolds(doc: CollectedDocument) {
  const { width, height } = POCKET_SHEET;
  const middle = height / 2;
  const across = Array.from({ length: POCKET_COLUMNS - 1 }, (_, at) => {
    const x = ((at + 1) * width) / POCKET_COLUMNS;
    return [x, EDGE, x, height - EDGE] as const;
  });
  doc.addContent('/Artifact <</Type /Layout>> BDC q 0.6 G');
  for (const [x, y, toX, toY] of [[EDGE, middle, width - EDGE, middle] as const, ...across]) {
    const dashes = y === toY ? '0.9 w [6 3] 0 d' : '0.5 w [1.5 3] 0 d';
    const line = [x, y, 'm', toX, toY, 'l S'];
    doc.addContent(
      `${dashes} ${line.map((it) => (typeof it === 'number' ? it.toFixed(2) : it)).join(' ')}`,
    );
  }
  doc.addContent('Q EMC');
}
