import { z } from 'zod';
import { stripDefaults } from '../../shared/validation/fields.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { body } from '../http/input.ts';

/** What a PUT brings: any of a record's fields, not yet checked, and which record at which version it is about. */
export type Change<Fields> = {
  _id?: string | undefined;
  version?: number | undefined;
  fields: Partial<Fields>;
};

const about = {
  _id: z.string().max(LIMITS.id.value, LIMITS.id.message).optional(),
  version: z.int().optional(),
};

const Envelope = z
  .looseObject(about)
  .transform(({ _id, version, ...fields }) => ({ _id, version, fields }));

/**
 * The body of a PUT, in which an absent field keeps its value. The handler checks the fields by the same schema once they
 * stand among those that stay: a subtype that came alone still has to be one of its type.
 */
export function change<S extends z.ZodObject>(schema: S) {
  return body(
    Envelope as unknown as z.ZodType<
      Change<z.input<S>>,
      Partial<z.input<S>> & Omit<Change<unknown>, 'fields'>
    >,
    z.object({ ...stripDefaults(schema.shape), ...about }).partial(),
  );
}
