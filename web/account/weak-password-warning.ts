import { useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { asApiError } from '../api/api-error.ts';

/** Whether a refusal says that the new password is easy to guess: it may be sent again, and is taken then. */
const isWeakness = (failure: unknown) => asApiError(failure).details.reason === 'weakPassword';

/**
 * Says at its field that a new password is easy to guess, and answers whether that is what `failure` says. Nothing failed,
 * so that what was typed stays: the same is sent once more, or another is thought of.
 */
export function showWeakness<Typed extends FieldValues, Input>(
  { setError, setFocus }: Pick<UseFormReturn<Typed, unknown, Input>, 'setError' | 'setFocus'>,
  field: Path<Typed>,
  failure: unknown,
): boolean {
  if (!isWeakness(failure)) return false;
  setError(field, { message: asApiError(failure).message });
  setFocus(field);
  return true;
}

/**
 * Counts how often somebody was told that a password is easy to guess and sent the same one again: what they do then means
 * that they want it. Another password begins anew.
 */
export function useSaidWeak() {
  const told = useRef({ password: '', times: 0 });
  return async <Answer>(
    password: string,
    send: (said: { saidWeak: number }) => Promise<Answer>,
  ): Promise<Answer> => {
    const times = told.current.password === password ? told.current.times : 0;
    try {
      return await send({ saidWeak: times });
    } catch (failure) {
      if (isWeakness(failure)) told.current = { password, times: times + 1 };
      throw failure;
    }
  };
}
