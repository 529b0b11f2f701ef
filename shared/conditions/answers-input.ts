import { z } from 'zod';
import { LIMITS } from '../validation/limits.ts';
import { conditionAnswers } from './conditions-input.ts';

/** One set of answers for several services of an organisation; '' takes one back, what is absent stays as it is. */
export const AnswersInput = z.object({
  services: z
    .array(z.string().max(LIMITS.id.value, LIMITS.id.message))
    .min(1, 'Please choose at least one service.')
    .max(LIMITS.servicesOfOrganisation.value, LIMITS.servicesOfOrganisation.message),
  conditions: conditionAnswers,
});
export type AnswersInput = z.output<typeof AnswersInput>;
