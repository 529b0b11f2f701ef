import type { ServiceType } from '../services/service.ts';

/**
 * How much a notice matters, the most first (docs/product.md#notices), in the words that stand before it: colour alone says
 * nothing to people who cannot see it, and on paper there is none.
 */
export const SEVERITIES = ['Urgent', 'Important', 'Notice'] as const;
type Severity = (typeof SEVERITIES)[number];

/** Where a notice is shown: everywhere, on kiosks and wall screens alone, or wherever one type of service is listed. */
export type NoticePlace = 'all' | 'kiosks' | ServiceType;

/** What the charity says to everybody at once, for some hours or days. Instants are ISO; the end is not in it. */
export type PublicNotice = {
  _id: string;
  words: string;
  /** A page of this site or of another; '' for none. */
  link: string;
  severity: Severity;
  place: NoticePlace;
  from: string;
  until: string;
  /** 'until 9am on Tuesday 24 November'. */
  ends: string;
};

/**
 * The notices that hold at an instant (epoch ms) in one of these places, in the order in which the server gives them: the most
 * severe first. Every reader asks this, so that a page, a kiosk and an offline copy begin and end them by themselves.
 */
export const noticesAt = (
  notices: readonly PublicNotice[] | undefined,
  now: number,
  isHere: (place: NoticePlace) => boolean,
): PublicNotice[] =>
  (notices ?? []).filter(
    ({ place, from, until }) => isHere(place) && Date.parse(from) <= now && now < Date.parse(until),
  );
