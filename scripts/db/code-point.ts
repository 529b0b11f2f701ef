import proj4 from 'proj4';
import { middleOf } from '../../shared/places/find-place.ts';
import type { Point } from '../../shared/places/point.ts';
import { forRows, type JsonStatement, type Row } from '../../worker/db/json-statement.ts';

// Ordnance Survey's Code-Point Open: https://osdatahub.os.uk/downloads/open/CodePointOpen. It has a file for each postcode
// area, without a head, of ten columns: the postcode, how good its point is, its easting and northing, and six of health
// and administration. The sample's area ships with a head and three columns.

/** The National Grid (OSGB36), with the shift to WGS84 that is right to five metres. */
const GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs';

const toDegrees = proj4(GRID, 'WGS84');

/** Metres east and north on the National Grid as degrees. */
export function fromGrid(easting: number, northing: number): Point {
  const [east = 0, north = 0] = toDegrees.forward([easting, northing]);
  return [round(north), round(east)];
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** In Code-Point Open the point of a postcode that nobody knows where it is: it has none. */
const NOWHERE = 90;

const TEN = { postcode: 0, quality: 1, easting: 2, northing: 3 };
const THREE = { postcode: 0, quality: -1, easting: 1, northing: 2 };
const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?) *(\d[A-Z])([A-Z])$/;

/** The postcodes of a file, many in a row as the database has them, and what is wrong with it, a line each. */
type CodePoint = { rows: Row[]; count: number; faults: string[] };

/** Reads files of Code-Point Open, each as its text. `loadedAt` is an ISO instant. */
export function readCodePoint(
  files: readonly { name: string; text: string }[],
  loadedAt: string,
): CodePoint {
  const groups = new Map<string, Record<string, Point>>();
  const faults: string[] = [];
  let count = 0;
  for (const { name, text } of files)
    for (const [at, line] of text.split(/\r?\n/).entries()) {
      if (line === '' || (at === 0 && /^\W*postcode\b/i.test(line))) continue;
      const read = readLine(line);
      if (read === null) continue;
      if (read === undefined) {
        faults.push(`${name}, line ${at + 1}: "${line.slice(0, 60)}"`);
        continue;
      }
      const own = groups.get(read.begins) ?? {};
      own[read.letter] = read.point;
      groups.set(read.begins, own);
      count++;
    }
  const rows = [...groups].flatMap(([begins, points]) => {
    const middle = middleOf(Object.values(points));
    const [latitude, longitude] = middle ?? [];
    return latitude === undefined || longitude === undefined
      ? []
      : [{ begins, latitude, longitude, points: JSON.stringify(points), loaded_at: loadedAt }];
  });
  return { rows, count, faults };
}

/** Null for a postcode without a point, undefined for a line that is none of a postcode. */
function readLine(line: string) {
  const cells = line.split(',').map((cell) => cell.replace(/^\s*"?|"?\s*$/g, ''));
  const columns = cells.length >= 10 ? TEN : THREE;
  if (columns === THREE && cells.length !== 3) return undefined;
  const [, out, group, letter] = POSTCODE.exec(cells[columns.postcode] ?? '') ?? [];
  const [easting, northing] = [cells[columns.easting], cells[columns.northing]].map(metresOf);
  if (!out || !group || !letter || easting === undefined || northing === undefined)
    return undefined;
  if (Number(cells[columns.quality]) === NOWHERE || easting === 0) return null;
  return { begins: `${out} ${group}`, letter, point: fromGrid(easting, northing) };
}

/** A whole number of metres on the grid of Great Britain. */
const metresOf = (text = '') =>
  /^\d{1,7}$/.test(text) && Number(text) < 1_300_000 ? Number(text) : undefined;

/** Puts these postcodes in the place of those that are there; every copy of the directory follows. */
export function postcodeStatements(rows: readonly Row[], now: string): JsonStatement[] {
  return [
    { sql: 'DELETE FROM postcodes WHERE ?1 IS NOT NULL', json: '{}' },
    ...forRows(
      `INSERT INTO postcodes (begins, latitude, longitude, points, loaded_at)
        SELECT value ->> 'begins', value ->> 'latitude', value ->> 'longitude', value ->> 'points', value ->> 'loaded_at'
        FROM json_each(?1)`,
      rows,
    ),
    {
      sql: `UPDATE directory SET version = version + 1, revision = revision + 1, changed_at = ?1 ->> '$.now'`,
      json: JSON.stringify({ now }),
    },
  ];
}
