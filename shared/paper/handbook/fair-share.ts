import type { PublicService, ServiceType } from '../../services/service.ts';
import { groupBy } from './group-by.ts';

/** How many services of one organisation the handbook has. The most in Bristol are 19. */
const PLACES_OF_ONE = 40;

/** What the handbook has of all services, and what a timetable says of those that it leaves out. */
type FairShare = {
  services: readonly PublicService[];
  leftOut: ReadonlyMap<ServiceType, string[]>;
};

/**
 * The handbook is everybody's: it has `PLACES_OF_ONE` services of an organisation at most, so that none doubles what it takes
 * to make and to print (docs/decisions/056-paper-says-once-what-all-rows-say.md). Each type keeps the first, to which the A to Z refers.
 * All of them stand on every other paper.
 */
export function shareFairly(services: readonly PublicService[]): FairShare {
  const leftOut = new Map<ServiceType, string[]>();
  const omitted = new Set<PublicService>();
  for (const own of groupBy(services, ({ provider }) => provider._id).values()) {
    const byType = groupBy(own, ({ type }) => type);
    const others = [...byType.values()].flatMap(([, ...rest]) => rest);
    const kept = new Set(others.slice(0, Math.max(0, PLACES_OF_ONE - byType.size)));
    for (const [type, [first, ...rest]] of byType) {
      const those = rest.filter((it) => !kept.has(it));
      if (!first || those.length === 0) continue;
      for (const service of those) omitted.add(service);
      leftOut.set(type, [...(leftOut.get(type) ?? []), leftOutWords(those.length, first)]);
    }
  }
  return { services: services.filter((it) => !omitted.has(it)), leftOut };
}

const leftOutWords = (count: number, { provider }: PublicService) =>
  `${provider.name}: ${count} more, on the website and on this timetable’s own sheet.`;
