import { z } from 'zod';
import {
  type Answer,
  type Grid,
  HolidayAnswerInput,
  partsOf,
} from '../../../shared/services/changes/holiday-answer.ts';
import type { Service } from '../../../shared/services/service.ts';
import { serviceLine } from '../../../shared/services/service-line.ts';
import { dayDateWords } from '../../../shared/time/city-time.ts';
import type { FieldWords } from '../../forms/safe-form/ConflictChoice.tsx';

/** An answer about a holiday as it is filled in. */
export type TypedGrid = { cells: Record<string, (Answer | null)[]>; keep: string[]; end: string[] };

/** The answer with what is still to be said, in words; '' where nothing is. */
export const GridInput = HolidayAnswerInput.safeExtend({ missing: z.string() }).superRefine(
  ({ missing }, context) => {
    if (missing) context.addIssue({ code: 'custom', path: ['parts'], message: missing });
  },
);
export type GridInput = z.output<typeof GridInput>;

export const GRID_WORDS: FieldWords<TypedGrid> = {};

type About = {
  holiday: { from: string; to: string };
  /** Those that are not over. */
  dates: readonly string[];
  services: readonly Service[];
};

/** What is sent of a filled grid. */
export const prepareGrid =
  ({ holiday, dates, services }: About) =>
  ({ cells, keep, end }: TypedGrid) => ({
    from: holiday.from,
    to: holiday.to,
    parts: partsOf(cells, dates),
    keep,
    end,
    missing: missingIn(cells, dates, services),
  });

function missingIn(grid: Grid, dates: readonly string[], services: readonly Service[]): string {
  const open = services.flatMap((service) =>
    dates.flatMap((date, at) => (grid[service._id]?.[at] ? [] : { service, date })),
  );
  const [first, ...more] = open;
  if (!first) return '';
  const { service, date } = first;
  const others = more.length > 0 ? ` ${more.length} more to say.` : '';
  return `Please say what holds on ${dayDateWords(date)} for ${serviceLine(service)}.${others}`;
}

/** The grid with an answer for a day, or for every day, of these services. */
export function setAnswer(
  cells: TypedGrid['cells'],
  services: readonly string[],
  at: number | 'all',
  answer: Answer | null,
): TypedGrid['cells'] {
  const changed = services.map((id) => {
    const theirs = cells[id] ?? [];
    return [id, theirs.map((it, place) => (at === 'all' || at === place ? answer : it))];
  });
  return { ...cells, ...Object.fromEntries(changed) };
}
