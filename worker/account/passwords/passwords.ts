import { randomBytes, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import type { InTurn } from './hash-queue.ts';
import { COST } from './password-cost.ts';
import { scryptSync } from './scrypt.ts';

type Cost = typeof COST;

const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** Stands in for the hash of an account that does not exist: checking takes as long, and nothing matches. */
const NOBODY = phc(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

/** The password as a PHC string, salted, when it is its turn. */
export const hashPassword = (inTurn: InTurn, password: string): Promise<string> =>
  inTurn(() => hashNow(password));

/** Like `hashPassword`, but at once, for commands: in the Worker it would keep every visitor waiting. */
export function hashNow(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  return phc(COST, salt, derive(password, salt, COST));
}

/** Whether this is the password of that hash. No hash, of an account without a password or of nobody, takes as long. */
export function isPassword(password: string, hash: string | null): boolean {
  const { cost, salt, digest } = parse(hash ?? NOBODY);
  return timingSafeEqual(derive(password, salt, cost), digest) && hash !== null;
}

/** Whether a hash is to be made anew at the next sign-in, because ours have become stronger since. */
export function isOutdated(hash: string): boolean {
  const { N, r, p } = parse(hash).cost;
  return N !== COST.N || r !== COST.r || p !== COST.p;
}

/** The account, if this is its password; null where there is no account, after the same time. */
export async function verifyPassword<Account extends { passwordHash: string | null }>(
  inTurn: InTurn,
  account: Account | undefined,
  password: string,
): Promise<(Account & { passwordHash: string }) | null> {
  const passwordHash = account?.passwordHash ?? null;
  const isRight = await inTurn(() => isPassword(password, passwordHash));
  return account && passwordHash !== null && isRight ? { ...account, passwordHash } : null;
}

/**
 * Synchronous: the runtime works out the asynchronous one on the same thread all the same, many at a time if it is let.
 * The same letters typed on another keyboard are the same password (NFKC).
 */
function derive(password: string, salt: Buffer, { N, r, p }: Cost): Buffer {
  const options: ScryptOptions = { N, r, p, maxmem: 64 * 1024 * 1024 };
  return scryptSync(password.normalize('NFKC'), salt, HASH_BYTES, options);
}

function phc({ N, r, p }: Cost, salt: Buffer, digest: Buffer): string {
  const [salt64, digest64] = [salt, digest].map((bytes) =>
    bytes.toString('base64').replace(/=+$/, ''),
  );
  return `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${salt64}$${digest64}`;
}

function parse(hash: string) {
  const [, ln, r, p, salt = '', digest = ''] =
    hash.match(/^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/) ?? [];
  if (!digest) throw new Error('A stored password hash cannot be read.');
  return {
    cost: { N: 2 ** Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    digest: Buffer.from(digest, 'base64'),
  };
}
