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

/** The data that `shareChanges` was given. */
export function unshareChanges(data: unknown): unknown {
  const known: unknown[] = [];
  return mapChanges(data, (list) =>
    list.map((it) => (typeof it === 'number' ? known[it] : known[known.push(it) - 1])),
  );
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
