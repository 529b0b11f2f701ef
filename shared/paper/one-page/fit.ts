import { sum } from '../../numbers/sum.ts';
import { leftOutWords } from '../fitting/left-out.ts';
import { takeInTurn } from '../in-turn.ts';
import type { TodaySheet, TodaysPlace } from '../today/print-today.ts';
import {
  closedWords,
  holidayWords,
  MANY_CLOSED,
  NONE,
  namesOfKinds,
  UNKNOWN,
  UNSURE,
} from '../today/today-words.ts';
import { type About, heightsOn } from './heights.ts';

/** A day's sheet as it is printed: `notes` stand at its end, and say what it does not show. */
type DayPaper = { sheet: TodaySheet; notes: string[] };

/** Lines that are kept for the names of places that a page has no room for. */
const NAMES = 3;

/** All of a day, on as many pages as it takes. */
export const layOutWholeDay = (sheet: TodaySheet): DayPaper => ({
  sheet,
  notes: sheet.closed > 0 ? [closedWords(sheet.closed)] : [],
});

const allOf = ({ places, unsure, unknown }: TodaySheet) => [...places, ...unsure, ...unknown];

/** How high its places and headings are, and how much room there is for them. */
function measure(sheet: TodaySheet, about: About) {
  const heights = heightsOn(about);
  const { places, unsure, unknown } = sheet;
  const own = new Map(allOf(sheet).map((place) => [place, heights.ofPlace(place)]));
  const headings = {
    unsure: unsure.length > 0 ? heights.ofHeading(UNSURE) : 0,
    unknown: unknown.length > 0 ? heights.ofHeading(UNKNOWN) : 0,
  };
  // At the end of a column a block that has no room there goes on to the next, below its heading.
  const torn = Math.max(0, ...own.values()) + heights.ofHeading(UNKNOWN);
  const room =
    heights.room -
    heights.ofTonight(sheet) -
    heights.ofHeading(about.subject) -
    (sheet.holiday ? heights.ofNote(`${holidayWords(sheet.holiday)} ${MANY_CLOSED}`) : 0) -
    (places.length === 0 ? heights.ofText(NONE) : 0) -
    (heights.columns - 1) * torn -
    sum(layOutWholeDay(sheet).notes.map(heights.ofNote));
  const isWhole = sum([...own.values()]) + headings.unsure + headings.unknown <= room;
  return { heights, own, headings, room, isWhole };
}

/** Whether a page has room for all of a day. */
export const isOnePage = (sheet: TodaySheet, about: About): boolean =>
  measure(sheet, about).isWhole;

/**
 * As much of a day as one page holds, each place in a run. Nothing is set smaller and nothing is lost in silence: what has
 * no room is named, or counted, and the address of the page leads to all of it (docs/product.md#paper). Places that are
 * known to be open come before those that may be, those for everybody before others, and each kind of help has its first
 * place before any has its second. What is over at a `minute` of the day takes no room from what is not.
 */
export function fitDayPaper(sheet: TodaySheet, about: About, minute: number): DayPaper {
  const { heights, own, headings, room, isWhole } = measure(sheet, about);
  const whole = layOutWholeDay(sheet);
  if (isWhole) return whole;

  const { places, unsure, unknown } = sheet;
  const isOver = ({ to }: TodaysPlace) => to <= minute;
  const held = new Set<TodaysPlace>();
  const isSomeOver = allOf(sheet).some(isOver);
  let left =
    room - heights.ofNote('') - NAMES * heights.line - (isSomeOver ? heights.ofNote('.') : 0);
  const take = (some: readonly TodaysPlace[], heading: number) => {
    let above = heading;
    for (const place of some) {
      const height = (own.get(place) ?? 0) + above;
      if (height > left) continue;
      left -= height;
      above = 0;
      held.add(place);
    }
  };
  const ahead = (some: readonly TodaysPlace[]) => inRounds(some.filter((it) => !isOver(it)));
  take(ahead(places), 0);
  take(ahead(unsure), headings.unsure);
  take(ahead(unknown), headings.unknown);
  take(places.filter(isOver), 0);

  const keep = (some: TodaysPlace[]) => some.filter((it) => held.has(it));
  const out = allOf(sheet).filter((it) => !held.has(it));
  const over = out.filter(isOver).length;
  const missed = out.filter((it) => !isOver(it));
  return {
    sheet: { ...sheet, places: keep(places), unsure: keep(unsure), unknown: keep(unknown) },
    notes: [
      ...(missed.length > 0 ? [missedWords(missed, held, heights.linesOf)] : []),
      ...(over > 0
        ? [over === 1 ? 'One time is over for today.' : `${over} times are over for today.`]
        : []),
      ...whole.notes,
    ],
  };
}

function missedWords(
  missed: readonly TodaysPlace[],
  held: ReadonlySet<TodaysPlace>,
  linesOf: (text: string) => number,
): string {
  const placeOf = ({ provider, address }: TodaysPlace) => [provider, address].join('\n');
  const shown = new Set([...held].map(placeOf));
  const words = (names: string) =>
    `Not on this page: ${names}. See the address above, or ask here.`;
  const names = missed.map((place) => ({
    name: place.provider,
    place: place.address,
    ...(shown.has(placeOf(place)) && { time: place.time || 'at hours not known' }),
  }));
  return words(leftOutWords(names, (it) => linesOf(words(it)) <= NAMES));
}

/** Each kind of help in turn; of a kind those for everybody first. */
function inRounds(places: readonly TodaysPlace[]): TodaysPlace[] {
  const isForAll = ({ gives }: TodaysPlace) => gives.some(({ who }) => !who);
  const inOrder = [...places.filter(isForAll), ...places.filter((it) => !isForAll(it))];
  return takeInTurn(inOrder, ({ gives }) => namesOfKinds(gives, ({ type }) => type));
}
