import type { Announced } from '../announced.ts';

/** The most lines that a row has for what its service announces: a Christmas with other hours on each of its days. */
export const ANNOUNCED_LINES = 6;

/** So many lines the rows of an organisation share: each stands on every page and paper about its service. */
const LINES_TOGETHER = 120;

/** Lines that each row has, where so many services of an organisation announce something. */
export const announcedLines = (services: number): number =>
  Math.max(1, Math.min(ANNOUNCED_LINES, Math.floor(LINES_TOGETHER / services)));

/** What a service announces as its row says it: in full where that has room, else the first ones and how many more. */
export function shortenAnnounced(
  announced: readonly Announced[],
  lines: number,
): readonly Announced[] {
  if (announced.length <= lines) return announced;
  const rest = announced.slice(lines - 1);
  const to = rest.some((it) => !it.to)
    ? ''
    : (rest
        .map((it) => it.to)
        .sort()
        .at(-1) ?? '');
  const what = lines > 1 ? `And ${rest.length} more changes` : `${rest.length} changes to come`;
  return [...announced.slice(0, lines - 1), { words: `${what}. Check before you go`, to }];
}

type Announcing = { type: string; announced?: readonly Announced[] | undefined };

/** What the services of one place announce: once what all of them do, the rest with its types. */
export function announceTogether(services: readonly Announcing[]): Announced[] {
  const said = new Map<string, { to: string; types: Set<string>; count: number }>();
  for (const { type, announced = [] } of services)
    for (const { words, to } of announced) {
      const one = said.get(words) ?? { to, types: new Set(), count: 0 };
      one.types.add(type);
      one.count++;
      said.set(words, one);
    }
  return [...said].map(([words, { to, types, count }]) => ({
    words: count === services.length ? words : `${[...types].join(', ')}: ${words}`,
    to,
  }));
}
