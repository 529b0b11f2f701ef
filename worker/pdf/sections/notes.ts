import { MM } from '../../../shared/paper/measures.ts';
import { createRule } from '../layout/boxes.ts';
import { openSection, type PdfDocument } from '../layout/document.ts';
import { COLOURS } from '../layout/format.ts';

/** A page to write on, where the back of the last sheet would be empty otherwise. */
export function setNotes(book: PdfDocument) {
  openSection(book, { id: 'notes', title: 'My notes', path: '/' });
  const { pages } = book;
  pages.settle();
  const line = createRule(pages.width, 0.5, COLOURS.rule, 11 * MM);
  const count = Math.floor(pages.room / line.height);
  pages.place({ boxes: Array.from({ length: count }, () => line) });
}
