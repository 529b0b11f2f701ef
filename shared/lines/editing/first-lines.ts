import emergency from '../../../data/emergency.json' with { type: 'json' };
import { tonightWords } from '../../tonight/steps.ts';
import type { LineName } from '../lines.ts';
import { type LineFields, lineInput } from './line-input.ts';

/** The fields of a line that nobody has edited, as data/emergency.json has them: for an admin, with its source. */
export function firstLine(name: LineName): LineFields {
  const first: Record<string, unknown> = {
    ...emergency[name],
    ...(name === 'tonight' && tonightWords()),
  };
  const fields = Object.keys(lineInput(name).shape);
  return Object.fromEntries(fields.map((field) => [field, first[field] ?? ''])) as LineFields;
}
