import { type Owner, weaknessOf } from '../../../shared/account/weak-password.ts';
import { ApiError } from '../../http/errors.ts';

type Typed = {
  /** The field that holds it. */
  field: string;
  password: string;
  /** How often its owner has said that it is meant; undefined where the call does not ask. */
  saidWeak: number | undefined;
};

/** An admin's opens every listing: they have to mean it twice. */
const TIMES = { organisation: 1, admin: 2 };

/**
 * Says that a new password is easy to guess before it is taken, as often as the role wants; never to a call without
 * `saidWeak` (docs/product.md#validation-accounts).
 */
export function warnOfWeak(
  { field, password, saidWeak }: Typed,
  owner: Owner & { role: keyof typeof TIMES },
): void {
  if (saidWeak === undefined) return;
  const left = TIMES[owner.role] - saidWeak;
  const weakness = left > 0 && weaknessOf(password, owner);
  if (!weakness) return;
  const anyway =
    left > 1
      ? 'You can change every listing: please choose another. To use it anyway, press the button two more times.'
      : 'Choose another, or press the button again to use it anyway.';
  const message = `This password is easy to guess. ${weakness} ${anyway}`;
  throw new ApiError(422, message, { fields: { [field]: message }, reason: 'weakPassword' });
}
