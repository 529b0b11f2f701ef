import { redirect } from 'react-router-dom';
import {
  CHOSEN_MAX,
  type NoChoice,
  type PrintChoice,
  type PrintedWhat,
  parsePrintChoice,
  printPath,
} from '../../shared/paper/print-choice.ts';
import { ApiError } from '../api/api-error.ts';

/** Why there is no sheet, in words. */
const PROBLEMS: Record<NoChoice['problem'], string> = {
  unknown: 'The address may be mistyped, or what it asks for is not in the handbook any more.',
  'nothing chosen': 'Nothing was chosen yet. Go back and choose what to print.',
  'no such day': 'There is no such day. Go back and choose one.',
  'too many': `One sheet holds ${CHOSEN_MAX} places and helplines at most. Go back and choose fewer.`,
};

/** The 404 in words of what makes no sheet. */
export const noSuchSheet = (problem: NoChoice['problem']) => new ApiError(404, PROBLEMS[problem]);

/**
 * The choice that a request's address makes. Throws a 404 in words where it makes none, and a redirect where the same
 * choice has a shorter address: a form sends all its fields, and a bookmark need not keep them.
 */
export function choiceOf<W extends PrintedWhat>(
  request: Request,
  what: W | undefined,
): Extract<PrintChoice, { what: W }> {
  const { pathname, search, searchParams } = new URL(request.url);
  const choice = parsePrintChoice(what ?? '', searchParams);
  if ('problem' in choice) throw noSuchSheet(choice.problem);
  const path = printPath(choice);
  if (path !== pathname + search) throw redirect(path);
  return choice as Extract<PrintChoice, { what: W }>;
}
