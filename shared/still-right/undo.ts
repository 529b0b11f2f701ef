import { z } from 'zod';
import { RECORD_KINDS } from '../directory/record-kind.ts';
import { LIMITS } from '../validation/limits.ts';

/** The charity can take back what it said to be still right for so many hours. */
export const UNDO_HOURS = 24;

const id = z.string().max(LIMITS.id.value, LIMITS.id.message);
const ids = z
  .array(id)
  .max(LIMITS.organisationsAtOnce.value, LIMITS.organisationsAtOnce.message)
  .prefault([]);

/** What is taken back: what was said at an instant of the listings of these organisations and of these helplines of nobody. */
export const UndoInput = z.object({
  at: z.iso.datetime('Say when it was said.').max(LIMITS.id.value, LIMITS.id.message),
  organisations: ids,
  helplines: ids,
});
export type Undo = z.output<typeof UndoInput>;

/** One listing that somebody of the charity has looked at. */
export const CheckInput = z.object({ kind: z.enum(RECORD_KINDS), _id: id });
