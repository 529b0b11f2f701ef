import type { D1Database } from '@cloudflare/workers-types';
import type { AnswersInput } from '../../shared/conditions/answers-input.ts';
import { conditionsInput } from '../../shared/conditions/conditions-input.ts';
import { conditionFaults } from '../../shared/conditions/said-conditions.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { invalidError } from '../http/input.ts';
import type { Author } from '../records/author.ts';
import { changeTogether } from './change-together.ts';

/**
 * Gives services of one organisation the same answers about who is let in; what is not named stays as each has it. All of
 * them or, where somebody wrote meanwhile, none.
 */
export const answerConditions = (
  d1: D1Database,
  author: Author,
  { services: ids, conditions }: AnswersInput,
) =>
  changeTogether(d1, author, {
    ids,
    field: 'conditions',
    path: 'conditions',
    change: (it) => {
      const after = conditionsInput.parse({ ...it.conditions, ...conditions });
      if (JSON.stringify(after) === JSON.stringify(it.conditions)) return it;
      const faults = conditionFaults({ ...it, conditions: after });
      if (faults.length > 0)
        throw invalidError(
          Object.fromEntries(
            faults.map(({ path, message }) => [path.join('.'), `${serviceLine(it)}: ${message}`]),
          ),
        );
      return { ...it, conditions: after };
    },
  });
