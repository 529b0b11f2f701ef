import { z } from 'zod';

/** The body of a PUT that takes a record down or puts it back. */
export const Publication = z.object({ published: z.boolean('Must be true or false.') });
