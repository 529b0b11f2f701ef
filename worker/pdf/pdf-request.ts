import {
  BOOK_PAPERS,
  BOOK_PARTS,
  type BookPaper,
  type BookPart,
} from '../../shared/paper/booklet.ts';
import { PAPER_SIZES, type PaperSize } from '../../shared/paper/handbook/sections.ts';
import { type Paper, parsePrintChoice } from '../../shared/paper/print-choice.ts';
import { explainPrintRefusal } from '../../shared/paper/today/print-today.ts';
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
  /** What hangs on a wall: of the type's week, or of a date (YYYY-MM-DD) with or without a type; null is today. */
  poster?: { date: string | null; paper: Paper };
  /** The day that is folded for a pocket; null is today. */
  pocket?: { date: string | null };
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

/** The poster that an address asks for at an instant (epoch ms); null where it names what there is not. */
export function posterRequest(query: URLSearchParams, now: number): PdfRequest | null {
  const choice = parsePrintChoice('poster', query);
  if (!('what' in choice) || choice.what !== 'poster') return null;
  const { type, date, size, paper } = choice;
  if (date && explainPrintRefusal(date, now)) return null;
  return { type, size, poster: { date, paper } };
}

/** The pocket guide that an address asks for at an instant (epoch ms); null where it names a day that is not printed. */
export function pocketRequest(query: URLSearchParams, now: number): PdfRequest | null {
  const choice = parsePrintChoice('pocket', query);
  if (!('what' in choice) || choice.what !== 'pocket') return null;
  const { date, size } = choice;
  return date && explainPrintRefusal(date, now) ? null : { type: null, size, pocket: { date } };
}

/** `?size=large`; anything else is clear print. */
export const sizeOf = (query: string | undefined): PaperSize =>
  PAPER_SIZES.find((size) => size === query) ?? 'clear';

/** The service type of '/timetable/{type}.pdf', still encoded; null for what names none. */
export function typeOfFile(segment: string): ServiceType | null {
  const type = decodeSegment(segment.replace(/\.pdf$/, ''));
  return type !== null && isServiceType(type) ? type : null;
}

/** Under which a finished paper is kept: of those that others are to have too, sixty. */
export const keyOf = ({ type, size, ...book }: PdfRequest): string =>
  [
    ...['printed', type ?? (book.poster || book.pocket ? 'day' : 'handbook'), size],
    ...wordsOf(book),
  ].join(':');

/** Whether other isolates are to have it too: of parts and dates there are too many choices to store each. */
export const isShared = ({ parts = [], poster, pocket }: PdfRequest): boolean =>
  parts.length === 0 && !poster?.date && !pocket?.date;

type Chosen = Omit<PdfRequest, 'type' | 'size'>;

const wordsOf = ({ paper = 'A4', isFolded, parts = [], poster, pocket }: Chosen) => [
  ...(poster ? ['poster', poster.paper, ...(poster.date ? ['on', poster.date] : [])] : []),
  ...(pocket ? ['pocket', ...(pocket.date ? ['on', pocket.date] : [])] : []),
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
  const words = [siteName, type ?? '', large, ...wordsOf(book), date].filter(Boolean);
  const plain = words
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/[^\w -]/g, '');
  return `${plain.toLowerCase().trim().replaceAll(/[ -]+/g, '-')}.pdf`;
}
