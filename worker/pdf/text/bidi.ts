import createBidi from 'bidi-js';

const bidi = createBidi();

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Whether a text has to be put into the order in which it is read. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

type VisualRun = {
  /** First and last character of the line, in the order of memory. */
  from: number;
  to: number;
  /** The shaper turns these around itself. */
  isRightToLeft: boolean;
};

/**
 * A line in stretches of one direction, from left to right as they are drawn (Unicode bidirectional algorithm, the
 * base direction that of the line's first strong letter).
 */
export function visualRuns(line: string): VisualRun[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const order = bidi.getReorderedIndices(line, embedding);
  const runs: VisualRun[] = [];
  for (const at of order) {
    const isRightToLeft = (embedding.levels[at] ?? 0) % 2 === 1;
    const last = runs.at(-1);
    const next = last && (isRightToLeft ? last.from - 1 : last.to + 1);
    if (last && last.isRightToLeft === isRightToLeft && next === at) {
      last.from = Math.min(last.from, at);
      last.to = Math.max(last.to, at);
    } else runs.push({ from: at, to: at, isRightToLeft });
  }
  return runs;
}

/** Brackets of a right-to-left stretch open to the other side: the shaper does not see to that. */
export const mirrorText = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
