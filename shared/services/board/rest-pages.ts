import { cityTime } from '../../time/city-time.ts';
import type { PublicService } from '../service.ts';
import { needOf } from './needs.ts';
import {
  type BoardPart,
  dropAnnounced,
  glanceAt,
  leadWithNext,
  listPartsNow,
} from './shown-board.ts';
import { wallBoardAt, wallBoardOf } from './wall-board.ts';

/** One page of the board that a kiosk shows while nobody touches it. */
type RestPage = {
  /** Which of the pages it is or is a part of, as they are where every glass has room for all lines. */
  at: number;
  /** Whose or what it is about: 'Eat', 'Here'. '' for a glance at all needs. */
  name: string;
  parts: BoardPart[];
};

/** So many lines are read in the time that a page stands. */
export const MOST_REST_LINES = 4;

/**
 * The pages that turn while a kiosk rests, at an instant (epoch ms): a glance at every need, what is on at `own`, the
 * organisation it stands at, and each need in its first lines. What is to be called first is left out: nobody rings from
 * across a room. A page has `linesOf` lines at most: where long names leave no room for four in letters for two metres a glance
 * is parted, that no need is left out, and another page is shorter.
 */
export function restPages(
  services: readonly PublicService[],
  instant: number,
  own: string,
  linesOf: (at: number) => number = () => MOST_REST_LINES,
): RestPage[] {
  const needs = wallBoardAt(services, instant);
  const here = wallBoardOf(own, services, instant);
  const hereToday = here.flatMap((its) => listPartsNow({ ...its, next: [] }));
  type Made = { name: string; pagesOf: (lines: number) => BoardPart[][] };
  const made: Made[] = [
    ...inPages(MOST_REST_LINES, glanceAt(needs)).map((parts) => ({
      name: '',
      pagesOf: (lines: number) => inPages(lines, parts),
    })),
    { name: 'Here today', pagesOf: (lines) => [firstLines(lines, hereToday)] },
    ...needs.map((its) => ({
      name: needOf(its.need)?.name ?? '',
      pagesOf: (lines: number) => [
        firstLines(lines, listPartsNow(its), leadWithNext(its) ? ['later', 'open'] : undefined),
      ],
    })),
  ];
  return made.flatMap(({ name, pagesOf }, at) =>
    pagesOf(linesOf(at)).flatMap((parts) => (parts.length > 0 ? [{ at, name, parts }] : [])),
  );
}

/** All lines of some parts, as alike many on each page as can be. */
function inPages(lines: number, parts: readonly BoardPart[]): BoardPart[][] {
  const all = parts.flatMap((part) => part.rows.map((row) => ({ part, row })));
  const pages = Math.ceil(all.length / lines);
  return Array.from({ length: pages }, (_, at) => {
    const those = all.slice(
      Math.round((at * all.length) / pages),
      Math.round(((at + 1) * all.length) / pages),
    );
    return parts.flatMap((part) => {
      const rows = those.filter((it) => it.part === part).map(({ row }) => row);
      return rows.length > 0 ? [{ ...part, rows }] : [];
    });
  });
}

/** The first lines of what is open and of what opens, parts of one heading as one; the other way about where that leads. */
function firstLines(
  lines: number,
  parts: readonly BoardPart[],
  kinds: readonly BoardPart['kind'][] = ['open', 'later'],
): BoardPart[] {
  const shown: BoardPart[] = [];
  let left = lines;
  for (const kind of kinds) {
    const those = parts.filter((part) => part.kind === kind && part.rows.length > 0);
    const all = those.flatMap((part) => part.rows);
    const rows = all.slice(0, left).map(dropAnnounced);
    const title = those[0]?.title ?? '';
    left -= rows.length;
    // Where several needs share a page and one has something open, another's heading may not say that nothing is.
    if (rows.length > 0)
      shown.push({
        kind,
        title: shown.length > 0 && kind === 'later' && NOTHING.test(title) ? 'Later' : title,
        rows,
      });
  }
  return shown;
}

const NOTHING = /^Open now/;

/** Whether the city's night dims a screen at an instant (epoch ms): from 11 in the evening to 6 in the morning. */
export function isNight(instant: number): boolean {
  const { minute } = cityTime(instant);
  return minute >= 23 * 60 || minute < 6 * 60;
}
