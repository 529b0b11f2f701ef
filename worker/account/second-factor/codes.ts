import { randomInt } from 'node:crypto';
import { digestOf } from '../../platform/crypto.ts';

const CODES = 10;
/** Without the letters and digits that are taken for one another on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP = 4;

/** 118 random bits, in groups that can be copied by hand: more than 112, so that a fast digest may keep it. */
function newCode(): string {
  const letters = Array.from({ length: GROUPS * GROUP }, () => LETTERS[randomInt(LETTERS.length)]);
  return Array.from({ length: GROUPS }, (_, n) =>
    letters.slice(n * GROUP, (n + 1) * GROUP).join(''),
  ).join('-');
}

/** What stands in for a code of the app when that is lost: shown once, kept as digests. */
export function newRecoveryCodes(accountId: string) {
  const codes = Array.from({ length: CODES }, newCode);
  return { codes, digests: codes.map((code) => recoveryDigest(accountId, code)) };
}

/** However it was typed: blanks, hyphens and capitals do not count. The code is random, so that a fast digest hides it. */
export const recoveryDigest = (accountId: string, typed: string): string =>
  digestOf(`recovery ${accountId} ${stripCode(typed)}`);

/** A code without what people put between its groups. */
export const stripCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');
