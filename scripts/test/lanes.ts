/** The suites in the order in which they run, the quickest to find a fault first. */
export const SUITES = [
  'check',
  'rules',
  'worker',
  'crawls',
  'papers',
  'commands',
  'journeys',
] as const;

export type SuiteName = (typeof SUITES)[number];

/** In isolates, each with a database of its own. */
const OF_ISOLATES: readonly SuiteName[] = ['worker', 'crawls'];

/** What starts the product as a whole. One after the other, for a start may build it anew, which the other reads. */
const OF_THE_BUILD: readonly SuiteName[] = ['journeys', 'commands'];

/**
 * Which of the chosen suites run one after another, and which beside these. Each of them waits now and then, for a database,
 * a browser or a server that starts, with which another goes on (docs/decisions/088-suites-side-by-side.md).
 */
export function planLanes(chosen: readonly SuiteName[]): SuiteName[][] {
  const apart = chosen.includes('journeys') ? OF_THE_BUILD : OF_ISOLATES;
  const lanes = [
    apart.filter((name) => chosen.includes(name)),
    SUITES.filter((name) => chosen.includes(name) && !apart.includes(name)),
  ];
  return lanes.filter((lane) => lane.length > 0);
}

/** How many files vitest runs at a time: beside journeys, whose browsers are two, it leaves them a core. */
export const filesAtOnce = (lanes: SuiteName[][], suite: SuiteName, cores: number): number =>
  lanes.flat().includes('journeys') && !OF_THE_BUILD.includes(suite)
    ? Math.max(1, cores - 1)
    : cores;
