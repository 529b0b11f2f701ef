import type { Context } from 'hono';
import type { AllowedEnv } from '../guard.ts';
import { limitAttempts } from '../limits/limits.ts';
import { clearAttempts } from '../limits/queries.ts';
import { wrongCurrentPassword } from './errors.ts';
import { withPassword } from './passwords.ts';
import { findAccount } from './queries.ts';

/**
 * The viewer's account, once the password typed is theirs. Wrong ones are counted as failed sign-ins are, because
 * whoever found a signed-in browser may guess here.
 */
export async function checkCurrentPassword(c: Context<AllowedEnv>, typed: string) {
  const { DB } = c.env;
  const tried = { what: 'signIn', who: c.var.viewer.accountId } as const;
  await limitAttempts(DB, tried, c.var.now);
  const account = await findAccount(DB, c.var.viewer.accountId);
  const checked = withPassword(account, typed);
  if (!checked) throw wrongCurrentPassword();
  await clearAttempts(DB, tried);
  return checked;
}
