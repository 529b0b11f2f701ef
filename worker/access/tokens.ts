import { utf8ToBytes } from '@noble/hashes/utils.js';
import { errors, jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../http/errors.ts';
import type { Session } from './queries.ts';

/** Shorter ones could be guessed: HS256 wants as many bytes as its digest has. */
const SECRET_MIN = 32;
const ACCESS_MINUTES = 15;
const ALGORITHM = 'HS256';

/**
 * Signs an access token that is good for 15 minutes from `now` (milliseconds). It names its session alone: everything
 * else is looked up at each call, so that it cannot be out of date.
 */
export function signAccess(
  secret: string | undefined,
  { accountId, sessionId }: Session,
  now: number,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(accountId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_MINUTES * 60)
    .sign(requireSecret(secret));
}

/** What a token says; null for one that is expired, foreign or no token at all. */
export async function readAccess(
  secret: string | undefined,
  token: string,
  now: number,
): Promise<Session | null> {
  const key = requireSecret(secret);
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: new Date(now),
    });
    return { accountId: String(payload.sub), sessionId: String(payload.sid) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** The signing key; 503 where the site has none, so that nobody is signed in by a guessable one. */
export function requireSecret(secret = ''): Uint8Array {
  if (secret.length >= SECRET_MIN) return utf8ToBytes(secret);
  throw new ApiError(503, 'Signing in is not set up here: the secret JWT_SECRET is missing.');
}
