import { z } from 'zod';
import { text } from '../validation/fields.ts';
import { LIMITS } from '../validation/limits.ts';
import {
  answersIn,
  CONDITION_KEYS,
  type ConditionKey,
  type Conditions,
  conditionOf,
} from './conditions.ts';

const YES_OR_NO = 'Must be yes or no; leave it out where it is not said.';
const AN_AGE = `Must be an age from 1 to ${LIMITS.conditionAge.value}, or no.`;
const NO_LANGUAGES = 'Name the languages, or say no.';

const yesOrNo = z.enum(['', 'yes', 'no'], YES_OR_NO);

const age = z
  .string(AN_AGE)
  .regex(/^(no|[1-9]\d{0,2})?$/, AN_AGE)
  .refine((said) => !(Number(said) > LIMITS.conditionAge.value), LIMITS.conditionAge.message);

/** Names alone: no address, and no sentence. */
const languages = text(LIMITS.conditionLanguages).refine(
  (said) => said !== 'yes' && /^[^\d.:;/\n]*$/.test(said),
  NO_LANGUAGES,
);

const SCHEMAS = { age, languages };

const schemaOf = (key: ConditionKey) => {
  const { question, holds } = conditionOf(key);
  return (holds ? SCHEMAS[holds] : yesOrNo).optional().describe(question);
};

/** Answers as a form and the API give them; '' is not said. */
export const conditionAnswers = z.strictObject(
  Object.fromEntries(CONDITION_KEYS.map((key) => [key, schemaOf(key)])) as {
    [Key in ConditionKey]: ReturnType<typeof schemaOf>;
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown condition: ${issue.keys.join(', ')}`
        : undefined,
  },
);

/**
 * The conditions of a service: in the order of the table and without what is not said, so that the same answers are the same
 * text.
 */
export const conditionsInput = conditionAnswers.overwrite((said) =>
  Object.fromEntries(answersIn(said)),
);

/** What is stored: an answer that no rule of today would take is left out, and the others stand. */
export function readConditions(stored: unknown): Conditions {
  if (typeof stored !== 'object' || stored === null) return {};
  const answers = answersIn(stored as Record<string, string>).filter(
    ([key, answer]) => schemaOf(key).safeParse(answer).success,
  );
  return Object.fromEntries(answers);
}
