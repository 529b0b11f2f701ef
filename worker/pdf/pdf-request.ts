import {
  BOOK_PAPERS,
  BOOK_PARTS,
  type BookPaper,
  type BookPart,
} from '../../shared/paper/booklet.ts';
import { PAPER_SIZES, type PaperSize } from '../../shared/paper/handbook/sections.ts';
import { decodeSegment } from '../../shared/paths/paths.ts';
import { isServiceType, type ServiceType } from '../../shared/services/service.ts';

/** Which paper somebody asks for: the handbook, or one timetable. */
export type PdfRequest = {
  type: ServiceType | null;
  size: PaperSize;
  /** The paper of the handbook; a booklet has one size of letters. */
  paper?: BookPaper;
  /** A booklet on A4, to be folded. */
  isFolded?: boolean;
  /** The parts of the handbook that somebody chose; none or left out is all of it. */
  parts?: BookPart[];
};

/** What an address says of the handbook: unknown words are left out of it, as everywhere else. */
export function bookRequest(query: URLSearchParams): PdfRequest {
  const paper = BOOK_PAPERS.find((it) => it === query.get('paper')) ?? 'A4';
  const asked = query.getAll('part');
  const parts = BOOK_PARTS.filter((part) => asked.includes(part));
  return {
    type: null,
    size: paper === 'A4' ? sizeOf(query.get('size') ?? undefined) : 'clear',
    paper,
    isFolded: paper !== 'A4' && query.get('fold') === 'A4',
    parts: parts.length === BOOK_PARTS.length ? [] : parts,
  };
}

/** `?size=large`; anything else is clear print. */
export const sizeOf = (query: string | undefined): PaperSize =>
  PAPER_SIZES.find((size) => size === query) ?? 'clear';

/** The service type of '/timetable/{type}.pdf', still encoded; null for what names none. */
export function typeOfFile(segment: string): ServiceType | null {
  const type = decodeSegment(segment.replace(/\.pdf$/, ''));
  return type !== null && isServiceType(type) ? type : null;
}

/** Under which a finished paper is kept: of those that all of the handbook or of a timetable is in, thirty-two. */
export const keyOf = ({ type, size, ...book }: PdfRequest): string =>
  ['printed', type ?? 'handbook', size, ...wordsOfBook(book)].join(':');

/** Whether other isolates are to have it too: of parts there are too many choices to store each. */
export const isShared = ({ parts = [] }: PdfRequest): boolean => parts.length === 0;

const wordsOfBook = ({ paper = 'A4', isFolded, parts = [] }: Omit<PdfRequest, 'type' | 'size'>) => [
  ...(paper === 'A4' ? [] : [paper]),
  ...(isFolded ? ['folded'] : []),
  ...parts,
];

/** 'bristol-handbook-2026-11-20.pdf', 'bristol-handbook-breakfast-large-2026-11-20.pdf'. */
export function fileNameOf(
  { type, size, ...book }: PdfRequest,
  siteName: string,
  date: string,
): string {
  const large = size === 'large' ? size : '';
  const words = [siteName, type ?? '', large, ...wordsOfBook(book), date].filter(Boolean);
  const plain = words
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/[^\w -]/g, '');
  return `${plain.toLowerCase().trim().replaceAll(/[ -]+/g, '-')}.pdf`;
}
