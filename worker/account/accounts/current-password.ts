import type { Context } from 'hono';
import type { AllowedEnv } from '../../access/guard.ts';
import { limitAttempts } from '../../limits/limits.ts';
import { clearAttempts } from '../../limits/queries.ts';
import { wrongPasswordError } from '../answers/errors.ts';
import { hashQueue } from '../passwords/hash-queue.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { findAccount } from './queries.ts';

/**
 * The viewer's account, once the password typed is theirs. Wrong ones are counted as failed sign-ins are, because
 * somebody who found a signed-in browser may guess here.
 */
export function checkCurrentPassword(c: Context<AllowedEnv>, typed: string) {
  const { DB } = c.env;
  const { accountId } = c.var.viewer;
  const tried = { what: 'signIn', who: accountId } as const;
  return hashQueue.queued(
    async (inTurn) => {
      await limitAttempts(DB, tried, c.var.now);
      const checked = await verifyPassword(inTurn, await findAccount(DB, accountId), typed);
      if (!checked) throw wrongPasswordError();
      await clearAttempts(DB, tried);
      return checked;
    },
    { isKnown: true },
  );
}
