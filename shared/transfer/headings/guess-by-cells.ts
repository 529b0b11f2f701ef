import { PHONE_LABELS } from '../../organisations/organisation.ts';
import { postcodeOf } from '../../places/addresses.ts';
import { readWeek } from '../../time/reading/read-week.ts';
import { DAYS } from '../../time/schedule.ts';
import { readKindCell } from '../cells/kind-cell.ts';
import { readPhonesCell } from '../cells/phones-cell.ts';
import { TIMES } from '../columns-in.ts';
import type { Mapping } from '../mapping.ts';
import { isDitto } from '../rows/dittos.ts';

/** What the cells of a column look like; each is asked of a few dozen at most. */
const LOOKS: readonly (readonly [label: string, (cell: string) => boolean])[] = [
  ['Email', (cell) => /\S@\S/.test(cell)],
  [
    'Website',
    (cell) => /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i.test(cell) && /[a-z]/i.test(cell),
  ],
  [
    PHONE_LABELS[0],
    (cell) => readPhonesCell(cell).phones.some((it) => /^\+?\d{9,}$/.test(it ?? '')),
  ],
  [TIMES, saysTimes],
  ['Address', isAddress],
  ['Addresses', isAddress],
  ['Type', (cell) => cell.length < LONG && readKindCell(cell).isKnown],
];

/** A postcode behind other words, or a house and its street. */
function isAddress(cell: string): boolean {
  return (
    (postcodeOf(cell) !== undefined && cell.trim().length > 10) ||
    /\b\d+[a-z]?,? (?:[\p{L}'’.]+ ){1,3}(?:street|st|road|rd|lane|avenue|ave|row|way|hill|place|square)\b/iu.test(
      cell,
    )
  );
}

const LONG = 50;
const LOOKED_AT = 40;

function saysTimes(cell: string): boolean {
  const { schedule, irregularSlots, unknownDays } = readWeek(cell);
  return (
    irregularSlots.length + unknownDays.length > 0 || DAYS.some((day) => schedule[day].length > 0)
  );
}

/**
 * Gives columns that no heading tells a label by what most of their cells hold. What offers kinds of help is the type, though
 * its heading says "What they do", as long as no other column is.
 */
export function guessByCells(
  mapping: Mapping,
  taken: Set<number>,
  labels: readonly string[],
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const looksLike = (at: number, test: (cell: string) => boolean) => {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell && !isDitto(cell));
    const seen = cells.slice(0, LOOKED_AT);
    return seen.length >= 2 && seen.filter(test).length * 5 >= seen.length * 3;
  };
  for (const [label, test] of LOOKS) {
    if (!labels.includes(label) || mapping[label] !== undefined) continue;
    const { Description: description } = mapping;
    const free = headings.map((_, at) => at).filter((at) => !taken.has(at));
    const isType = label === 'Type' && description !== undefined;
    const found = [...(isType ? [description] : []), ...free].find((at) => looksLike(at, test));
    if (found === undefined) continue;
    if (found === description) delete mapping.Description;
    mapping[label] = found;
    taken.add(found);
  }
}
