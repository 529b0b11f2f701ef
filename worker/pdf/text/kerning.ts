/** What the table of positions says of pairs of letters, of a font that fontkit has opened. */
export type PairPositions = {
  featureList: { tag: string; feature: { lookupListIndexes: number[] } }[];
  lookupList: List<{ lookupType: number; subTables: PairTable[] }>;
};

/** A list that reads from the file as it is asked. */
type List<T> = { get: (at: number) => T };

type PairTable = { coverage: Coverage } & (
  | { version: 1; pairSets: List<{ secondGlyph: number; value1: Adjustment }[]> }
  | {
      version: 2;
      classDef1: Classes;
      classDef2: Classes;
      classRecords: List<List<{ value1: Adjustment }>>;
    }
);

type Adjustment = { xAdvance?: number } | null;

type Coverage =
  | { version: 1; glyphs: number[] }
  | { version: 2; rangeRecords: { start: number; end: number; startCoverageIndex: number }[] };

type Classes =
  | { version: 1; startGlyph: number; classValueArray: number[] }
  | { version: 2; classRangeRecord: { start: number; end: number; class: number }[] };

const PAIRS = 2;

/**
 * How far apart a font wants two glyphs beyond their widths, in its own units. Shaping a word by fontkit takes a hundred
 * times as long as looking its pairs up, and comes to the same where a font has nothing but letters and pairs.
 */
export function createKerning(
  { featureList, lookupList }: PairPositions,
  known = new Map<number, number>(),
) {
  const kern = featureList.find(({ tag }) => tag === 'kern');
  const lookups = (kern?.feature.lookupListIndexes ?? [])
    .map((at) => lookupList.get(at))
    .filter(({ lookupType }) => lookupType === PAIRS);
  return (left: number, right: number): number => {
    const pair = left * 65_536 + right;
    const before = known.get(pair);
    if (before !== undefined) return before;
    const apart = lookups.reduce(
      (sum, { subTables }) => sum + firstAdjustment(subTables, left, right),
      0,
    );
    known.set(pair, apart);
    return apart;
  };
}

/** The first table that speaks of a pair has the last word, even where it wants nothing. */
function firstAdjustment(tables: readonly PairTable[], left: number, right: number): number {
  for (const table of tables) {
    const at = coverageIndex(table.coverage, left);
    if (at === -1) continue;
    const adjusted =
      table.version === 1
        ? table.pairSets.get(at).find(({ secondGlyph }) => secondGlyph === right)
        : table.classRecords
            .get(classOf(table.classDef1, left))
            .get(classOf(table.classDef2, right));
    if (adjusted) return adjusted.value1?.xAdvance ?? 0;
  }
  return 0;
}

function coverageIndex(coverage: Coverage, glyph: number): number {
  if (coverage.version === 1) return coverage.glyphs.indexOf(glyph);
  const range = coverage.rangeRecords.find(({ start, end }) => start <= glyph && glyph <= end);
  return range ? range.startCoverageIndex + glyph - range.start : -1;
}

function classOf(classes: Classes, glyph: number): number {
  if (classes.version === 1) return classes.classValueArray[glyph - classes.startGlyph] ?? 0;
  return (
    classes.classRangeRecord.find(({ start, end }) => start <= glyph && glyph <= end)?.class ?? 0
  );
}
