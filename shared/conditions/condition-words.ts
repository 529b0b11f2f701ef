import { capitalise } from '../text/sentence.ts';
import {
  answersIn,
  type ConditionKey,
  type ConditionLine,
  type ConditionSense,
  type Conditions,
  conditionOf,
  conditionsFor,
  isYes,
} from './conditions.ts';

const SENSES: readonly ConditionSense[] = ['welcome', 'bring', 'cannot'];

/** What an answer says; '' where there is nothing to say. */
export function conditionWords(key: ConditionKey, answer: string): string {
  const { yes, no } = conditionOf(key);
  return isYes(answer) ? yes.replace('{}', answer) : no;
}

/**
 * What is said of the conditions beside the times: what is welcome first, then what to bring or to do, then what cannot be.
 * What keeps everybody else out is said before the status instead (`limitsIn`).
 */
export function conditionLines(conditions: Conditions, type: string): ConditionLine[] {
  const asked = conditionsFor(type);
  const lines = answersIn(conditions).flatMap(([key, answer]): ConditionLine[] => {
    const { isLimit, noIs = 'cannot' } = conditionOf(key);
    if (!asked.includes(key)) return [];
    const words = isLimit && isYes(answer) ? '' : conditionWords(key, answer);
    return words ? [{ key, is: isYes(answer) ? 'welcome' : noIs, words }] : [];
  });
  return SENSES.flatMap((sense) => lines.filter(({ is }) => is === sense));
}

/** The conditions that keep everybody else out, in words: 'Women only'. */
export const limitsIn = (conditions: Conditions): string[] =>
  answersIn(conditions).flatMap(([key, answer]) =>
    conditionOf(key).isLimit && isYes(answer) ? [conditionWords(key, answer)] : [],
  );

/** An answer as a cell of a spreadsheet and the history have it: 'Yes', 'No', or the value. */
export const answerCell = (answer = ''): string =>
  answer === 'yes' || answer === 'no' ? capitalise(answer) : answer;

/** A cell as an answer; what it cannot be is kept, for the rules to refuse with its place. */
export function readAnswerCell(cell: string): string {
  const said = cell.trim();
  return /^(?:yes|y|true)$/i.test(said) ? 'yes' : /^(?:no|n|false)$/i.test(said) ? 'no' : said;
}

/** The answers by what their conditions are called, for the history. */
export const labelledAnswers = (conditions: Conditions): Record<string, string> =>
  Object.fromEntries(
    answersIn(conditions).map(([key, answer]) => [conditionOf(key).label, answerCell(answer)]),
  );

/** The answers by what their conditions are called, a line each, for the choice between two versions. */
export const conditionsText = (conditions: Conditions): string =>
  Object.entries(labelledAnswers(conditions))
    .map(([label, answer]) => `${label}: ${answer}`)
    .join('\n');
