import type { PdfDocument } from './document.ts';
import { Paginator } from './paginate.ts';

/** The pages that a part of a paper would fill that begins on a new one. */
export function countPages(book: PdfDocument, lay: (trial: PdfDocument) => void): number {
  const pages = new Paginator(book.layout.format, book.pages.footerHeight);
  lay({ ...book, pages });
  pages.settle();
  return pages.pages.length;
}
