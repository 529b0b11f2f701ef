// The dated changes of an organisation stand in each of its services: three hundred services of forty changes would be
// megabytes of a page, however little is left of them once they are compressed.

const KEY = 'changes';

type Fields = Record<string, unknown>;

/** JSON data with each dated change that stood in a list of them before as its number, counted over all such lists. */
export function shareChanges(data: unknown): unknown {
  const numbers = new Map<string, number>();
  return mapChanges(data, (list) =>
    list.map((change) => {
      const json = JSON.stringify(change);
      const known = numbers.get(json);
      if (known === undefined) numbers.set(json, numbers.size);
      return known ?? change;
    }),
  );
}

/** Gives sent data back what `shareChanges` took from it, in place: a phone runs this. */
export function unshareChanges<Data extends object>(data: Data, known: unknown[] = []): Data {
  for (const [key, value] of Object.entries(data))
    if (key === KEY && Array.isArray(value))
      for (const [at, it] of value.entries())
        if (typeof it === 'number') value[at] = known[it];
        else known.push(it);
    else if (value && typeof value === 'object') unshareChanges(value, known);
  return data;
}

/** No such list has numbers of its own. */
function mapChanges(data: unknown, map: (list: unknown[]) => unknown[]): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((it) => mapChanges(it, map));
  return Object.fromEntries(
    Object.entries(data as Fields).map(([key, value]) => [
      key,
      key === KEY && Array.isArray(value) ? map(value) : mapChanges(value, map),
    ]),
  );
}
