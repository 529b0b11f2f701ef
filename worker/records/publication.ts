import { z } from 'zod';
import { text } from '../../shared/validation/fields.ts';
import { LIMITS } from '../../shared/validation/limits.ts';

/** The body of a PUT that takes a record down or puts it back. */
export const Publication = z.object({
  published: z.boolean('Must be true or false.'),
  /** Why it is taken down, for its organisation; '' says nothing. */
  reason: text(LIMITS.deletionReason).prefault(''),
});
