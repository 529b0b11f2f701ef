import { z } from 'zod';
import { LIMITS } from '../validation/limits.ts';

/** A code of an authenticator app, or a recovery code, however it is typed. */
export const code = z.string().max(LIMITS.signInCode.value, LIMITS.signInCode.message);

export const CodeInput = z.object({
  code: code.refine((typed) => typed.trim() !== '', 'Type the code').prefault(''),
});
export type CodeInput = z.output<typeof CodeInput>;

/** How long its owner and every admin have to stop the removal of a second factor that was lost. */
export const REMOVAL_NOTICE_HOURS = 24;

/** Whether signing in asks for a code besides the password. Instants are ISO texts. */
export type SecondFactor = {
  accountId: string;
  /** Since when; null where it does not. */
  since: string | null;
  recoveryCodesLeft: number;
  /** When it will be taken away, because an admin has asked for that; null where nobody has. */
  removalDueAt: string | null;
};
