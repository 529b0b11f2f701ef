import { PAPER_SIZES, type PaperSize } from '../../shared/paper/handbook/sections.ts';
import { decodeSegment } from '../../shared/paths/paths.ts';
import { isServiceType, type ServiceType } from '../../shared/services/service.ts';

/** Which paper somebody asks for: the whole handbook, or one timetable. */
export type PdfRequest = { type: ServiceType | null; size: PaperSize };

/** `?size=large`; anything else is clear print. */
export const sizeOf = (query: string | undefined): PaperSize =>
  PAPER_SIZES.find((size) => size === query) ?? 'clear';

/** The service type of '/timetable/{type}.pdf', still encoded; null for what names none. */
export function typeOfFile(segment: string): ServiceType | null {
  const type = decodeSegment(segment.replace(/\.pdf$/, ''));
  return type !== null && isServiceType(type) ? type : null;
}

/** Under which a finished paper is kept: twenty-eight at most. */
export const keyOf = ({ type, size }: PdfRequest): string =>
  `printed:${type ?? 'handbook'}:${size}`;

/** 'bristol-handbook-2026-11-20.pdf', 'bristol-handbook-breakfast-large-2026-11-20.pdf'. */
export function fileNameOf({ type, size }: PdfRequest, siteName: string, date: string): string {
  const words = [siteName, type ?? '', size === 'large' ? size : '', date].filter(Boolean);
  const plain = words
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/[^\w -]/g, '');
  return `${plain.toLowerCase().trim().replaceAll(/[ -]+/g, '-')}.pdf`;
}
