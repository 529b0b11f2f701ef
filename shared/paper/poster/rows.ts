import { joinPostcode } from '../../contact/postcode.ts';
import { site } from '../../site/site.ts';
import { joinSentences } from '../../text/sentence.ts';
import { unbrokenPhone } from '../handbook/address.ts';

/**
 * Hours in large figures, each on a line of its own, and below them the days, or what is given then; '' for neither. A warning
 * stands before them in bold where the hours may not hold.
 */
export type PosterTime = { slots: string[]; days: string; warning?: string };

/** Who sees large figures takes them for opening hours: it is said below each that may not hold. */
export const MAY_BE_CLOSED = 'May be closed.';

type PosterLine = { text: string; isBold: boolean };

/** A place with its times beside it. */
export type PosterRow = {
  id: string;
  times: PosterTime[];
  name: string;
  lines: PosterLine[];
  /** How many places it stands for; of one of them where it is, which may stand in several rows. */
  count: number;
  place?: string;
  /** What is given then: each kind of help has its first row before any has its second. */
  kinds?: string[];
  /** It is not for everybody. */
  isForSome?: true;
};

/** Who may come stands out where it is not everybody. */
export function linesOfPlace(place: {
  addresses: string[];
  limit: string;
  phone: string;
  says: string[];
  warnings: string[];
}): PosterLine[] {
  const { limit, phone } = place;
  const lines = [
    { text: placeWords(place.addresses), isBold: false },
    { text: limit, isBold: true },
    { text: joinSentences([limit ? '' : 'Everyone', unbrokenPhone(phone)]), isBold: false },
    { text: joinSentences(place.says), isBold: false },
    { text: joinSentences(place.warnings), isBold: true },
  ];
  return lines.filter(({ text }) => text);
}

/** Where places are, without the city: the reader stands in it. */
export function placeWords(addresses: readonly string[]): string {
  const { city } = site();
  const short = (address: string) => {
    const [first = '', ...rest] = address.split(', ');
    const others = rest.map((part) => (part === city ? '' : part.replace(`${city} `, '')));
    return [first, ...others].filter(Boolean).join(', ');
  };
  return addresses.map((address) => joinPostcode(short(address))).join('; ');
}

/** Places for everybody before those for some, and of each those first that open first. */
export function openToAllFirst(rows: readonly { limit: string; row: PosterRow }[]): PosterRow[] {
  const startOf = ({ times }: PosterRow) => {
    const [slot = ''] = times[0]?.slots ?? [];
    // What runs on from the evening before, and what is open all day, has begun already.
    return /^\d/.test(slot) ? slot : '';
  };
  const inOrder = [...rows].sort(
    (a, b) =>
      Number(a.limit !== '') - Number(b.limit !== '') ||
      (startOf(a.row) < startOf(b.row) ? -1 : Number(startOf(a.row) > startOf(b.row))),
  );
  return inOrder.map(({ row }) => row);
}
