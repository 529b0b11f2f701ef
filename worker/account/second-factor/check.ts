import { ApiError } from '../../http/errors.ts';
import { limitAttempts } from '../../limits/limits.ts';
import { clearAttempts } from '../../limits/queries.ts';
import type { Env } from '../../platform/env.ts';
import type { Trier } from '../sign-ins/limits.ts';
import { recoveryDigest, stripCode } from './codes.ts';
import { findFactor, spendRecoveryCode, spendStep } from './queries.ts';
import { unseal } from './seal.ts';
import { stepOf } from './totp.ts';

type Owner = { id: string; email: string };
type Factor = NonNullable<Awaited<ReturnType<typeof findFactor>>>;

const codeNeededError = (error: string, fields?: Record<string, string>) =>
  new ApiError(403, error, { reason: 'code', fields });

const WRONG = 'That code is not right, or it was used before.';

/**
 * Uses up the code that was typed, of an account's app or a recovery code, or refuses in a way that a program can tell. It is
 * asked once the password was right, so that nobody else learns that there is a second factor. Says whether there is one.
 */
export async function requireCode(
  env: Env,
  owner: Owner,
  code: string | undefined,
  { tried, isKnown }: Trier,
  now: number,
): Promise<boolean> {
  const factor = await findFactor(env.DB, owner.id, now);
  if (!factor) return false;
  if (!code) throw codeNeededError('Type the code that your app shows now.');
  await checkCode(env, owner, factor, code, { by: isKnown ? tried.who : owner.id, now });
  return true;
}

/**
 * Uses up a code; throws for a wrong one. A caller that gets here knows the password, so that tries are counted by account,
 * wherever they come from; `by` is the account, or what sets apart who is in already or was before: a thief who has the
 * password alone keeps neither waiting.
 */
export async function checkCode(
  env: Env,
  owner: Owner,
  factor: Factor,
  code: string,
  { by, now }: { by: string; now: number },
) {
  const tried = { what: 'code', who: by } as const;
  await limitAttempts(env.DB, tried, now);
  if (!(await isGood(env, owner, factor, code, now))) throw codeNeededError(WRONG, { code: WRONG });
  await clearAttempts(env.DB, tried);
}

async function isGood(env: Env, owner: Owner, factor: Factor, code: string, now: number) {
  const typed = stripCode(code);
  if (!/^\d{6}$/.test(typed))
    return spendRecoveryCode(env.DB, owner, recoveryDigest(owner.id, typed), now);
  // Null where JWT_SECRET has been changed since: a recovery code still counts.
  const secret = await unseal(env.JWT_SECRET, owner.id, factor.sealedSecret);
  const step = secret && stepOf(secret, typed, now);
  return step ? spendStep(env.DB, owner.id, step) : false;
}
