import { saidByAvailability } from './availability.ts';
import {
  answersIn,
  CONDITION_KEYS,
  type ConditionKey,
  type Conditions,
  conditionOf,
  conditionsFor,
  isYes,
} from './conditions.ts';

/** What else a service says of who may come. */
type Kind = { availability: readonly string[]; subtype: string };

type Said = Kind & { conditions: Conditions };

/** What an availability option or a subtype says by itself. */
function implied({ availability, subtype }: Kind) {
  const said: Partial<Record<ConditionKey, { answer: string; by: string }>> = {};
  for (const option of availability)
    for (const [key, answer] of answersIn(saidByAvailability(option)))
      said[key] ??= { answer, by: option };
  for (const key of CONDITION_KEYS) {
    const answer = conditionOf(key).saidBy?.[subtype];
    if (answer) said[key] ??= { answer, by: subtype };
  }
  return said;
}

/**
 * What a provider has said, with what its availability and its subtype say, and what follows from a yes. What its type is not
 * asked about says nothing.
 */
export function allAnswers({ conditions, type, ...kind }: Said & { type: string }): Conditions {
  const ofKind = implied(kind);
  const answers: Partial<Record<ConditionKey, string>> = {};
  for (const key of conditionsFor(type)) {
    const answer = ofKind[key]?.answer ?? conditions[key];
    if (answer) answers[key] = answer;
  }
  for (const [key, answer] of answersIn(answers)) {
    const { excludes } = conditionOf(key);
    if (excludes && isYes(answer)) answers[excludes as ConditionKey] ??= 'no';
  }
  return Object.fromEntries(answersIn(answers));
}

const ADULT = 18;

/** What contradicts the availability, the subtype or another answer, by the place in a form. */
export function conditionFaults({
  conditions,
  ...kind
}: Said): { path: [string, ConditionKey]; message: string }[] {
  const ofKind = implied(kind);
  return answersIn(conditions).flatMap(([key, answer]) => {
    const fault = (message: string) => [
      { path: ['conditions', key] as [string, ConditionKey], message },
    ];
    const known = ofKind[key];
    if (known && known.answer !== answer)
      return fault(`“${known.by}” says something else. Change this answer, or that choice.`);
    const { excludes } = conditionOf(key);
    const other = excludes as ConditionKey | undefined;
    if (other && isYes(answer) && isYes(conditions[other] ?? ofKind[other]?.answer))
      return fault(
        `It cannot be “${conditionOf(key).yes}” and “${conditionOf(other).yes}” at once.`,
      );
    const from = conditions.overAge ?? ofKind.overAge?.answer;
    if (key === 'under18' && answer === 'yes' && Number(from) >= ADULT)
      return fault(`It is only for people over ${from}. Change one of the two answers.`);
    return [];
  });
}
