import { displayWebsite } from '../contact/website.ts';
import type { PublicNotice } from '../notices/notice.ts';
import { paperAddress } from './handbook/address.ts';

/** How many notices a paper says: what it is printed for comes first. */
const ON_PAPER = 3;

/** A link as it is read and typed. */
export const linkWords = (link: string, origin: string): string =>
  link.startsWith('/') ? paperAddress(origin, link) : displayWebsite(link);

/**
 * What a paper says of the notices that hold as it is printed, a line each with its end, because it hangs for longer: those
 * for everybody, and on one about a type of service those for it.
 */
export function noticeLines(
  notices: readonly PublicNotice[] | undefined,
  origin: string,
  type?: string,
): string[] {
  return (notices ?? [])
    .filter(({ place }) => place === 'all' || place === type)
    .slice(0, ON_PAPER)
    .map(({ severity, words, link, ends }) => {
      const said = /[.!?…]$/.test(words) ? words : `${words}.`;
      return [
        `${severity}: ${said}`,
        `This holds ${ends}.`,
        ...(link ? [linkWords(link, origin)] : []),
      ].join(' ');
    });
}
