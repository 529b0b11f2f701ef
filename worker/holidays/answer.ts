import type { D1Database } from '@cloudflare/workers-types';
import type { NamedClash } from '../../shared/services/changes/change-clashes.ts';
import { ChangeInput } from '../../shared/services/changes/change-input.ts';
import {
  type AnswerPart,
  type Grid,
  gridNow,
  gridOf,
  type HolidayAnswerInput,
  partsOf,
  subtractGrid,
} from '../../shared/services/changes/holiday-answer.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { cityTime, dayDateWords } from '../../shared/time/city-time.ts';
import { daysLeft, type Holiday } from '../../shared/time/holidays/holidays.ts';
import {
  type ChangeContext,
  readChangeContext,
  type Target,
} from '../dated-changes/change-context.ts';
import { conflictError, findClashes, type Judged } from '../dated-changes/find-clashes.ts';
import { createChanges } from '../dated-changes/write.ts';
import { ApiError } from '../http/errors.ts';
import { invalidError, parseInput } from '../http/input.ts';
import type { Author } from '../records/author.ts';
import { noteAnswer } from './queries.ts';

/**
 * Saves an organisation's answer about a holiday: dated changes for what is not decided already, and that it has answered, in
 * one batch. Undefined where anything was written meanwhile.
 */
export async function saveAnswer(
  d1: D1Database,
  author: Author,
  organisation: string,
  holiday: Holiday,
  { parts, keep, end }: HolidayAnswerInput,
): Promise<true | undefined> {
  const { now, viewer } = author;
  const context = await readChangeContext(d1, organisation);
  const dates = daysLeft(holiday, cityTime(now).date).map(({ date }) => date);
  const grid = readGrid(parts, context.services, dates);
  const news = partsOf(
    subtractGrid(grid, gridNow(context.services, context.changes, dates)),
    dates,
  );
  const judged = judgeAll(news, organisation, { keep, end }, context, now);
  const isSaved = await createChanges(
    d1,
    { ...author, action: 'datedChange:create' },
    judged,
    context,
    (where) => [noteAnswer(d1, holiday, organisation, viewer.accountId, now, where)],
  );
  return isSaved || undefined;
}

/** The whole answer: every service has one on every date that is not over. */
function readGrid(sent: readonly AnswerPart[], services: readonly Target[], dates: string[]): Grid {
  const known = new Set(services.map(({ _id }) => _id));
  if (sent.some((part) => part.services.some((id) => !known.has(id))))
    throw invalidError({ parts: 'One of these services is not there any more. Reload to go on.' });
  if (services.length === 0)
    throw invalidError({ parts: 'There are no services yet. Add one, then say its hours.' });
  const grid = gridOf(sent, [...known], dates);
  for (const service of services) {
    const at = grid[service._id]?.indexOf(null) ?? 0;
    const date = dates[at];
    if (date)
      throw invalidError({
        parts: `Please say what holds on ${dayDateWords(date)} for ${serviceLine(service)}.`,
      });
  }
  return grid;
}

/** All parts judged one after the other; what stands in the way of any is asked about at once. */
function judgeAll(
  parts: readonly AnswerPart[],
  organisation: string,
  decisions: Pick<HolidayAnswerInput, 'keep' | 'end'>,
  context: ChangeContext,
  now: number,
): Judged[] {
  const judged: Judged[] = [];
  const clashes = new Map<string, NamedClash>();
  for (const part of parts) {
    const input = parseInput(ChangeInput, part);
    const changes = [...context.changes, ...judged.map(({ change }) => change)];
    try {
      judged.push(findClashes({ input, organisation }, decisions, { ...context, changes }, now));
    } catch (error) {
      if (!(error instanceof ApiError && error.details.reason === 'otherChanges')) throw error;
      for (const clash of error.details.others as NamedClash[])
        clashes.set(clash.change._id, clash);
    }
  }
  if (clashes.size > 0) throw conflictError([...clashes.values()]);
  return judged;
}
