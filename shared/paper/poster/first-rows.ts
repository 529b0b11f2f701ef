import { takeInTurn } from '../in-turn.ts';
import type { PosterRow } from './rows.ts';

/** Rows in the order in which they are given room, below a heading of such a height. */
export type Group = { rows: readonly PosterRow[]; heading: number };

/** Puts the first row of each kind of help on a day before the second of any. */
export const inOrderOfChoice = (rows: readonly PosterRow[]): PosterRow[] =>
  takeInTurn(rows, kindsOf);

const kindsOf = ({ kinds = [''] }: PosterRow) => kinds;

/**
 * The rows without which a kind of help would have none. What fewest rows give is looked for first: a bed's row has a dinner too, and
 * no other dinner takes its room. Of several rows that give a kind it is one of a place that has none yet; never one for some people
 * in place of one for everybody.
 */
export const firstOfKinds = (groups: readonly Group[]): PosterRow[] => {
  const firsts = new Set<PosterRow>();
  for (const { rows } of groups) for (const row of needed(rows, [...firsts])) firsts.add(row);
  return groups.flatMap(({ rows }) => rows.filter((row) => firsts.has(row)));
};

function needed(rows: readonly PosterRow[], before: readonly PosterRow[]): PosterRow[] {
  const found = [...before];
  const giving = (kind: string) => rows.filter((row) => kindsOf(row).includes(kind));
  const kinds = [...new Set(rows.flatMap(kindsOf))];
  const rarestFirst = kinds.sort((a, b) => giving(a).length - giving(b).length);
  for (const kind of rarestFirst) {
    if (found.some((row) => kindsOf(row).includes(kind))) continue;
    const those = giving(kind);
    const isForAll = those.some((row) => !row.isForSome);
    const asOpen = those.filter((row) => !(isForAll && row.isForSome));
    const row = asOpen.find((it) => !found.some(isOfPlace(it))) ?? asOpen[0];
    if (row) found.push(row);
  }
  return found;
}

const isOfPlace =
  ({ name, place }: PosterRow) =>
  (row: PosterRow) =>
    row.name === name && row.place === place;
