import { z } from 'zod';
import { isFor } from '../../time/dated-change.ts';
import { daysBetween } from '../../time/day-after.ts';
import type { Slot } from '../../time/schedule.ts';
import { LIMITS } from '../../validation/limits.ts';
import { slot } from '../editing/slot-input.ts';
import type { ServiceType } from '../service.ts';
import { clashDecisions } from './change-input.ts';
import { type ChangeRecord, changesOf } from './change-record.ts';

// An organisation's answer about a holiday: what holds for each of its services on each of the dates, as a grid. It is sent
// and stored as runs of alike days, of alike services together (docs/product.md#holidays).

/** What may be answered for a service on a date. */
export const ANSWERS = ['as usual', 'closed', 'hours'] as const;
export type Answer = { kind: (typeof ANSWERS)[number]; slots: readonly Slot[] };

/** What holds on each of the dates for each service, by its id; null where nobody has said. */
export type Grid = Readonly<Record<string, readonly (Answer | null)[]>>;

/** One answer for some services and days: it becomes one dated change. */
export type AnswerPart = Answer & { services: string[]; from: string; to: string };

const date = z.iso.date('Please give a date that exists.');
const { value: slotsMax, message: tooManySlots } = LIMITS.slotsADay;
const { value: idMax, message: longId } = LIMITS.id;
const { value: servicesMax, message: tooManyServices } = LIMITS.servicesOfOrganisation;
const { value: partsMax, message: tooManyParts } = LIMITS.holidayParts;

export const HolidayAnswerInput = z.object({
  from: date,
  to: date,
  parts: z
    .array(
      z.object({
        services: z.array(z.string().max(idMax, longId)).max(servicesMax, tooManyServices),
        from: date,
        to: date,
        kind: z.enum(ANSWERS, 'Please choose what holds on these dates.'),
        slots: z.array(slot).max(slotsMax, tooManySlots).prefault([]),
      }),
    )
    .max(partsMax, tooManyParts)
    .prefault([]),
  ...clashDecisions,
});

export type HolidayAnswerInput = z.output<typeof HolidayAnswerInput>;

/** The runs of a grid: days in a row that are answered alike, with all services for which they are. */
export function partsOf(grid: Grid, dates: readonly string[]): AnswerPart[] {
  const parts = new Map<string, AnswerPart>();
  for (const [service, answers] of Object.entries(grid)) {
    for (const { from, to, answer } of runsOf(answers, dates)) {
      const key = JSON.stringify([from, to, wordsOf(answer)]);
      const part = parts.get(key) ?? { ...answer, services: [], from, to };
      parts.set(key, { ...part, services: [...part.services, service] });
    }
  }
  return [...parts.values()];
}

type Run = { from: string; to: string; answer: Answer };

function runsOf(answers: readonly (Answer | null)[], dates: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const [at, date] of dates.entries()) {
    const answer = answers[at];
    const last = runs.at(-1);
    if (!answer) continue;
    const goesOn = last && daysBetween(last.to, date) === 1 && isSameAnswer(last.answer, answer);
    if (goesOn) last.to = date;
    else runs.push({ from: date, to: date, answer });
  }
  return runs;
}

/** The grid of these services that parts make; of two for one day the first. Days outside are left out. */
export function gridOf(
  parts: readonly AnswerPart[],
  services: readonly string[],
  dates: readonly string[],
): Grid {
  const cells = (service: string) => {
    const theirs = parts.filter((part) => part.services.includes(service));
    return dates.map((date) => theirs.find((part) => isFor({ ...part, reason: '' }, date)) ?? null);
  };
  return Object.fromEntries(
    services.map((id) => [
      id,
      cells(id).map((part) => part && { kind: part.kind, slots: part.slots }),
    ]),
  );
}

type Target = { _id: string; type: ServiceType; provider: { _id: string } };

/** What is decided already of these services, by their own changes and their organisation's. */
export function gridNow(
  services: readonly Target[],
  changes: readonly ChangeRecord[],
  dates: readonly string[],
): Grid {
  const own = changes.filter(({ organisation }) => organisation !== null);
  const first = dates[0] ?? '';
  return Object.fromEntries(
    services.map((service) => {
      const theirs = changesOf(service, own, first);
      const answers = dates.map((date): Answer | null => {
        const change = theirs.find((it) => isFor(it, date));
        return change && change.kind !== 'check first'
          ? { kind: change.kind, slots: change.slots ?? [] }
          : null;
      });
      return [service._id, answers];
    }),
  );
}

/** What of a grid is not decided already. */
export const subtractGrid = (grid: Grid, known: Grid): Grid =>
  Object.fromEntries(
    Object.entries(grid).map(([service, answers]) => [
      service,
      answers.map((answer, at) =>
        answer && isSameAnswer(answer, known[service]?.[at] ?? null) ? null : answer,
      ),
    ]),
  );

/** Whether two answers about a holiday say the same; null is none. */
export const isSameAnswer = (one: Answer | null, other: Answer | null): boolean =>
  wordsOf(one) === wordsOf(other);

const wordsOf = (answer: Answer | null): string =>
  answer
    ? [
        answer.kind,
        ...(answer.kind === 'hours' ? answer.slots : []).map(({ start, end }) => start + end),
      ].join(' ')
    : '';
