/** A directory as its file has it, for tests and measurements to add to. */
export type CityFile = { organisations: object[]; helplines: object[] };

type Named = { name: string };

/**
 * A directory so many times as large: every organisation with its services, and every helpline, again under another name,
 * for measuring what more of everything costs. The first of each keeps its name.
 */
export function manyTimes(records: CityFile, times: number): CityFile {
  const again = <T extends object>(items: T[]): T[] =>
    Array.from({ length: times }, (_, index) =>
      index === 0
        ? items
        : items.map((item) => ({ ...item, name: `${(item as Named).name} ${index + 1}` })),
    ).flat();
  return { organisations: again(records.organisations), helplines: again(records.helplines) };
}
