import type { Announced } from '../announced.ts';

/** The most lines that a row has for what its service announces: a Christmas with other hours on each of its days. */
export const ANNOUNCED_LINES = 6;

/** So many lines the rows of an organisation share: each stands on every page and paper about its service. */
const LINES_TOGETHER = 120;

/**
 * Lines that each row has, where the services of an organisation announce these. More services than it has lines have one
 * each if all say the same, as over Christmas; else none, and the row says no more than that there are changes.
 */
export function announcedLines(services: readonly (readonly Announced[])[]): number {
  const lines = Math.min(ANNOUNCED_LINES, Math.floor(LINES_TOGETHER / services.length));
  if (lines > 0) return lines;
  const [first] = services;
  const isSame = (one: readonly Announced[]) =>
    one === first || JSON.stringify(one) === JSON.stringify(first);
  return services.every(isSame) ? 1 : 0;
}

/** What a service announces as its row says it: in full where that has room, else the first ones and how many more. */
export function shortenAnnounced(
  announced: readonly Announced[],
  lines: number,
): readonly Announced[] {
  if (announced.length <= lines) return announced;
  const rest = announced.slice(Math.max(0, lines - 1));
  const to = rest.some((it) => !it.to)
    ? ''
    : (rest
        .map((it) => it.to)
        .sort()
        .at(-1) ?? '');
  // Without how many: rows of one provider that all say the same say it once on paper.
  const what = lines > 1 ? `And ${rest.length} more changes` : 'Changes to come';
  return [
    ...announced.slice(0, Math.max(0, lines - 1)),
    { words: `${what}. Check before you go`, to },
  ];
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
