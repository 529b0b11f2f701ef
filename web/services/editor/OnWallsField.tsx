import { mayBeKeptOff } from '../../../shared/services/editing/walls-question.ts';
import { ON_WALLS_WORDS } from '../../../shared/services/on-walls.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import { Field, type FieldState } from '../../forms/Field.tsx';
import type { TypedService } from './service-form.ts';

type Props = { field: FieldState; typed: TypedService };

/** Whether a service that is kept off boards and posters may stand there; nothing of any other (docs/product.md#not-on-the-wall). */
export function OnWallsField({ field, typed }: Props) {
  const { availability, onWalls } = typed;
  if (!onWalls && !mayBeKeptOff({ ...typed, availability: [availability] })) return null;
  return (
    <Field
      label={SERVICE_FIELDS.onWalls.formLabel}
      hint="It is for people whom somebody may look for, so it is left off the kiosk's board at rest, wall screens and posters until you agree. Lists and pages have it either way."
      {...field}
    >
      {(input) => (
        <select {...input}>
          {Object.entries(ON_WALLS_WORDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
