import type { D1Database } from '@cloudflare/workers-types';
import { postcodeOf } from '../../shared/places/addresses.ts';
import { type PlaceTable, writeGroups } from '../../shared/places/find-place.ts';
import type { Point } from '../../shared/places/point.ts';
import { selectGroups, selectPostcodes } from './queries.ts';

type SetRow = { address: string; latitude: number; longitude: number };

/** What is read with the directory's rows: the points that an admin set, and when the postcodes were loaded. */
type PointRows = { setPointRows: readonly SetRow[]; edition: string };

/** Postcodes that this isolate has looked up, null where there is none such, and of which edition of the table. */
let known = { edition: '', points: new Map<string, Point | null>() };

/** More than any city has addresses: what is known is then forgotten. */
const MOST_KNOWN = 20_000;

/**
 * Where addresses are: as an admin has said, else by their postcode. It is worked out where the directory is read, so that an
 * address has its point at once, however it was saved, loaded or brought back. Asks the database about new postcodes alone.
 */
export async function findPoints(
  d1: D1Database,
  addresses: Iterable<string>,
  { setPointRows, edition }: PointRows,
): Promise<Map<string, Point>> {
  const set = new Map(
    setPointRows.map(
      ({ address, latitude, longitude }) => [address, [latitude, longitude]] as const,
    ),
  );
  const asked = [...new Set(addresses)].flatMap((address) => {
    const postcode = postcodeOf(address);
    return postcode && !set.has(address) ? [{ address, ...postcode }] : [];
  });
  const points = await findPostcodes(d1, asked, edition);
  return new Map<string, Point>([
    ...set,
    ...asked.flatMap(({ address, group, letter }) => {
      const point = points.get(group + letter);
      return point ? [[address, point] as const] : [];
    }),
  ]);
}

/** Where postcodes are, each as its beginning and its last letter together; null where the table has none such. */
export async function findPostcodes(
  d1: D1Database,
  asked: readonly { group: string; letter: string }[],
  edition: string,
): Promise<ReadonlyMap<string, Point | null>> {
  if (known.edition !== edition || known.points.size > MOST_KNOWN)
    known = { edition, points: new Map() };
  const { points } = known;
  const unknown = asked.filter(({ group, letter }) => !points.has(group + letter));
  if (unknown.length === 0 || !edition) return points;
  const rows = await selectPostcodes(d1, [...new Set(unknown.map(({ group }) => group))]);
  const groups = new Map(rows.map((row) => [row.begins, readPoints(row.points)]));
  for (const { group, letter } of unknown)
    points.set(group + letter, groups.get(group)?.[letter] ?? null);
  return points;
}

/** The points of a row by their last letter. A row that is broken has none. */
function readPoints(json: string): Record<string, Point> {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

/** What phones look places up in, of the edition that this isolate read last. */
let table: { edition: string; postcodes: PlaceTable['postcodes'] } | undefined;

/** Every postcode's beginning with its point, by the first half of the postcode. */
export async function readTable(d1: D1Database, edition: string): Promise<PlaceTable['postcodes']> {
  if (table?.edition === edition) return table.postcodes;
  const groups = new Map<string, [string, Point][]>();
  for (const { begins, latitude, longitude } of edition ? await selectGroups(d1) : []) {
    const [out = '', rest = ''] = begins.split(' ');
    groups.set(out, [...(groups.get(out) ?? []), [rest, [latitude, longitude]]]);
  }
  const postcodes = Object.fromEntries([...groups].map(([out, own]) => [out, writeGroups(own)]));
  table = { edition, postcodes };
  return postcodes;
}
